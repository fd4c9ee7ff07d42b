package org.marshal4j.tables.v2;

import java.net.URI;
import java.time.Instant;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentMap;
import org.marshal4j.FixedLength;
import org.marshal4j.Marshal;
import org.marshal4j.MaxLength;
import org.marshal4j.OneOf;
import org.marshal4j.Required;
import org.marshal4j.tables.Point;
import org.marshal4j.tables.Side;

/** The second version of {@code Loose}, whose fields hold less. */
@Marshal(table = true)
public class Strict implements StrictMarshallable {
    /** The states that are left. */
    public enum State {
        OPEN
    }

    public Set<String> tags;
    public TreeSet<Integer> sorted;
    public EnumSet<Side> sides;
    public Deque<String> queue;
    public List<Set<String>> groups;
    public Map<Key, Integer> byKey;
    public ConcurrentMap<String, String> shared;

    @Required
    public String note;

    public int count;

    @Required
    public Integer boxed;

    public boolean flag;

    @Required
    public Instant at;

    @Required
    public URI uri;

    @Required
    public Point point;

    @Required
    public List<Point> points;

    public State state;
    public List<State> states;

    @OneOf("a")
    public String known;

    @MaxLength(3)
    public String code;

    @MaxLength(3)
    public byte[] bytes;

    @MaxLength(3)
    public Set<Integer> few;

    @MaxLength(3)
    public URI link;

    @FixedLength(4)
    public String symbol;

    @FixedLength(2)
    public double[] three;
}
