package org.marshal4j.queue;

import org.marshal4j.Marshal;

/** A message with a view. */
@Marshal(view = true, table = true)
class Order implements OrderMarshallable {
    long id;
    int filled;
    String symbol;
    String note;

    static Order of(long id) {
        Order order = new Order();
        order.id = id;
        order.symbol = id % 10 == 3 ? "VOD.L" : "BP.L";
        order.note = "x".repeat((int) (id % 50));
        return order;
    }
}
