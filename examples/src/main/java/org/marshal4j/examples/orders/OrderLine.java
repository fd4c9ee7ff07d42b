package org.marshal4j.examples.orders;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** One line of an order. Its fields are private, as in a bean; marshalling is as fast as if they were not. */
@Marshal
public class OrderLine implements OrderLineMarshallable {

    private int quantity;
    private double price;
    private boolean hidden;

    @Required
    private String symbol = "";

    /** An empty line, to be read into. */
    public OrderLine() {}

    /** A line with all that belongs to it. */
    public OrderLine(String symbol, int quantity, double price, boolean hidden) {
        this.symbol = symbol;
        this.quantity = quantity;
        this.price = price;
        this.hidden = hidden;
    }

    /** What is to be traded. */
    public String getSymbol() {
        return symbol;
    }

    /** How much of it. */
    public int getQuantity() {
        return quantity;
    }

    /** The limit. */
    public double getPrice() {
        return price;
    }

    /** Whether the market must not see it. */
    public boolean isHidden() {
        return hidden;
    }
}
