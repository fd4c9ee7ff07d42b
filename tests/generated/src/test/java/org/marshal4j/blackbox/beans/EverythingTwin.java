package org.marshal4j.blackbox.beans;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.Skip;
import org.marshal4j.StopBit;

/** The same properties in a class. */
@Marshal
public class EverythingTwin implements EverythingTwinMarshallable {
    int count;

    boolean open;

    byte level;

    short lot;

    char letter;

    long id;

    float weight;

    double price;

    Integer rank;

    LocalDate day;

    @Required
    UUID key = new UUID(1, 2);

    @FixedLength(3)
    String currency;

    @FixedLength(4)
    int[] corners = new int[4];

    String name;

    @Skip
    String scratch;

    @Required
    String symbol;

    @MaxLength(40)
    StringBuilder note;

    Everything.Side side;

    @StopBit
    long volume;

    @OneOf({"a", "b"})
    String kind;

    double[] depths;

    List<String> tags;

    Map<String, Integer> sizes;

    Optional<String> comment;

    PartTwin first;

    @Required
    PartTwin second = new PartTwin();

    List<PartTwin> parts;

    long[][] grid;

    Instant URL;
}
