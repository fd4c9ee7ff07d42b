package org.marshal4j.examples.sockets;

import java.io.Serializable;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;
import org.marshal4j.examples.orders.Side;

/**
 * What a client asks for. {@code RequestMarshaller.Handler} has a method for each kind. Serializable only for the
 * comparison.
 */
@Marshal
public sealed interface Request extends Serializable {

    /** Begins a session. */
    @Marshal
    @TypeId(1)
    record Login(@Required String user) implements Request, Request_LoginMarshallable {}

    /** Places an order under a number that the client chooses. */
    @Marshal
    @TypeId(2)
    record Place(long id, @Required String symbol, @Required Side side, int quantity, double price)
            implements Request, Request_PlaceMarshallable {}

    /** Cancels an order. */
    @Marshal
    @TypeId(3)
    record Cancel(long id) implements Request, Request_CancelMarshallable {}
}
