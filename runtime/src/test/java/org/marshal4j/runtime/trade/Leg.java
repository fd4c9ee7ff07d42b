package org.marshal4j.runtime.trade;

/** A type of fixed size. */
public class Leg {
    public double price;
    public Integer quantity = 0;
    public boolean open;

    public static Leg of(double price, int quantity, boolean open) {
        Leg leg = new Leg();
        leg.price = price;
        leg.quantity = quantity;
        leg.open = open;
        return leg;
    }
}
