package org.marshal4j.tables.v2;

import java.util.List;
import java.util.Map;
import org.marshal4j.Marshal;

/** The bid is now a price, and the size of a spot an amount. */
@Marshal(table = true)
public record Tick(long time, double price, Spot spot, List<Spot> spots, Map<String, Spot> byVenue)
        implements TickMarshallable {

    /** A place and an amount. */
    @Marshal(table = true)
    public record Spot(String place, int amount) implements Tick_SpotMarshallable {}
}
