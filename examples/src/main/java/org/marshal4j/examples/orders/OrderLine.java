package org.marshal4j.examples.orders;

import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** One line of an order. Its fields are private, as in a bean; marshalling is as fast as if they were not. */
@Marshal
public class OrderLine implements OrderLineMarshallable {

    private int quantity;
    private double price;
    private boolean taxable;

    @Required
    private String product = "";

    public int quantity() {
        return quantity;
    }

    public double price() {
        return price;
    }

    public boolean taxable() {
        return taxable;
    }

    public String product() {
        return product;
    }

    /** Sets all at once. */
    public OrderLine set(String product, int quantity, double price, boolean taxable) {
        this.product = product;
        this.quantity = quantity;
        this.price = price;
        this.taxable = taxable;
        return this;
    }
}
