package org.marshal4j.examples.book;

import org.marshal4j.Marshal;

/**
 * An order in the book. The fields that change come first: they are numbers at constant offsets. {@code version} is
 * even while the order is complete, and odd while it is being changed.
 */
@Marshal(view = true)
public class OpenOrder implements OpenOrderMarshallable {
    long version;
    long filled;
    double price;

    /** Always {@code filled * price} in a complete order. */
    double turnover;

    long time;
    long id;
    long quantity;
    String symbol;
    String account;
    String trader;

    static OpenOrder of(int number) {
        OpenOrder order = new OpenOrder();
        order.id = number;
        order.quantity = 1_000_000;
        order.symbol = "SYM" + number % 500;
        order.account = "ACCOUNT-" + number % 97;
        order.trader = "trader " + number % 13;
        return order;
    }
}
