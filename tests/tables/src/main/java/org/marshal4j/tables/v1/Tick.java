package org.marshal4j.tables.v1;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

/** Has fields that are renamed later, also in a nested type. */
@Marshal(table = true)
public record Tick(long time, double bid, Spot spot, List<Spot> spots, Map<String, Spot> byVenue)
        implements TickMarshallable {

    /** A place and an amount. */
    @Marshal(table = true)
    public record Spot(String place, int size) implements Tick_SpotMarshallable {}
}
