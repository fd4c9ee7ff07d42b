package org.marshal4j.examples.orders;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** One line of an order. Its fields are private, as in a bean. Marshalling is just as fast as with other fields. */
@Marshal
public class OrderLine implements OrderLineMarshallable {

    private int quantity;
    private double price;
    private boolean hidden;

    @Required
    private String symbol = "";

    /** Creates an empty line to read into. */
    public OrderLine() {}

    /** Creates a line with these values. */
    public OrderLine(String symbol, int quantity, double price, boolean hidden) {
        this.symbol = symbol;
        this.quantity = quantity;
        this.price = price;
        this.hidden = hidden;
    }

    /** Returns what is to be traded. */
    public String getSymbol() {
        return symbol;
    }

    /** Returns how much is to be traded. */
    public int getQuantity() {
        return quantity;
    }

    /** Returns the price limit. */
    public double getPrice() {
        return price;
    }

    /** Tells whether the market must not see it. */
    public boolean isHidden() {
        return hidden;
    }
}
