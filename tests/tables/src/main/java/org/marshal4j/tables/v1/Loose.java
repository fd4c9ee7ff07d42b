package org.marshal4j.tables.v1;

import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.tables.Point;
import org.marshal4j.tables.Side;

/** Its fields can hold more than they can in the second version. */
@Marshal(table = true)
public class Loose implements LooseMarshallable {
    /** Some states. */
    public enum State {
        OPEN,
        GONE
    }

    public List<String> tags;
    public List<Integer> sorted;
    public List<Side> sides;
    public List<String> queue;
    public List<List<String>> groups;
    public Map<Key, Integer> byKey;
    public Map<String, String> shared;
    public String note;
    public Integer count;
    public Integer boxed;
    public Boolean flag;
    public Instant at;
    public URI uri;
    public Point point;
    public List<Point> points;
    public State state;
    public List<State> states;

    @OneOf({"a", "b"})
    public String known;

    @MaxLength(20)
    public String code;

    @MaxLength(20)
    public byte[] bytes;

    @MaxLength(20)
    public List<Integer> few;

    @MaxLength(20)
    public URI link;

    @FixedLength(8)
    public String symbol;

    @FixedLength(3)
    public double[] three;
}
