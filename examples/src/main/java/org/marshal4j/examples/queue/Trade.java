package org.marshal4j.examples.queue;

import org.marshal4j.Marshal;

/** A trade. The fields used for searching come first: they are numbers at constant offsets. */
@Marshal(view = true)
public class Trade implements TradeMarshallable {
    public long id;
    public long quantity;
    public double price;
    public boolean cancelled;
    public String symbol;
    public String buyer;
    public String seller;

    /** Returns the trade with that number. */
    static Trade of(int number) {
        Trade trade = new Trade();
        trade.id = number;
        trade.quantity = 100 + number % 900;
        trade.price = 10 + number % 50;
        trade.symbol = "SYM" + number % 100;
        trade.buyer = "buyer " + number % 13;
        trade.seller = "seller " + number % 7;
        return trade;
    }
}
