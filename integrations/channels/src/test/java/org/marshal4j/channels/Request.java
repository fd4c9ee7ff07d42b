package org.marshal4j.channels;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/** The family of messages that the tests send. */
@Marshal
public sealed interface Request {

    /** Created anew by each read. */
    @Marshal
    @TypeId(1)
    record Login(@Required String user, int version) implements Request, Request_LoginMarshallable {}

    /** Can be refilled. */
    @Marshal
    @TypeId(2)
    final class Order implements Request, Request_OrderMarshallable {
        long id;
        double price;

        @Required
        String symbol = "";

        static Order of(long id, String symbol) {
            Order order = new Order();
            order.id = id;
            order.price = id / 4.0;
            order.symbol = symbol;
            return order;
        }
    }

    /** Has no fields. */
    @Marshal
    @TypeId(300)
    record Ping() implements Request, Request_PingMarshallable {}
}
