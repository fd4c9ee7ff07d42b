package com.acme;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

@Marshal
public class Containers implements ContainersMarshallable {
    @FixedLength(20)
    String fixed;

    @MaxLength(30)
    String limited;

    @FixedLength(4)
    char[] chars;

    @StopBit
    long count;

    OptionalInt limit;
    BigDecimal price;
    double[] prices;
    Point[] points;
    List<List<Integer>> matrix;

    @MaxLength(9)
    Map<String, List<Point>> byName;

    EnumMap<Side, int[]> bySide;

    @Required
    Set<Side> sides;

    Optional<Point> best;
}
