package org.marshal4j.examples.orders;

/** The side of an order. */
public enum Side {
    BUY,
    SELL
}
