package org.marshal4j.tables.v2;

import org.marshal4j.Marshal;

/** An order. */
@Marshal(table = true)
public record Order(String symbol, long id, State state, int quantity, String note, double limit)
        implements OrderMarshallable {

    /** The state of the order. */
    public enum State {
        LOST,
        OPEN,
        DONE
    }
}
