package org.marshal4j.examples.sockets;

import java.io.Serializable;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/** What the server answers. */
@Marshal
public sealed interface Response extends Serializable {

    /** Answers a login. */
    @Marshal
    @TypeId(1)
    record Welcome(@Required String user, int openOrders) implements Response, Response_WelcomeMarshallable {}

    /** The order has been placed or cancelled. */
    @Marshal
    @TypeId(2)
    record Done(long id, int openOrders) implements Response, Response_DoneMarshallable {}

    /** The request is refused. */
    @Marshal
    @TypeId(3)
    record Refused(long id, @Required String reason) implements Response, Response_RefusedMarshallable {}
}
