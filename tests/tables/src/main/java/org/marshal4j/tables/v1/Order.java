package org.marshal4j.tables.v1;

import org.marshal4j.Marshal;

/** An order. */
@Marshal(table = true)
public record Order(long id, String symbol, int quantity, State state, boolean old) implements OrderMarshallable {

    /** The state of the order. */
    public enum State {
        OPEN,
        DONE
    }
}
