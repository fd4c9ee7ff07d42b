package org.marshal4j.tables.v2;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.marshal4j.Decimal;
import org.marshal4j.Marshal;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.tables.Point;
import org.marshal4j.tables.Side;

/** An item with fields that are never null, and that a file of the first version does not have. */
@Marshal(table = true)
public class Longer implements LongerMarshallable {
    public int count;
    public String name;

    @Required
    public String text;

    @Required
    public Side side;

    @Required
    @OneOf("a")
    public String known;

    @Required
    public Instant instant;

    @Required
    public BigDecimal decimal;

    @Required
    @Decimal(precision = 9, scale = 2)
    public BigDecimal scaled;

    @Required
    public Point point;

    @Required
    public List<String> list;

    @Required
    public Integer zero;

    public long number;
}
