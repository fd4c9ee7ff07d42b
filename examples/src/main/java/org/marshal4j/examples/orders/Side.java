package org.marshal4j.examples.orders;

/** Which way an order goes. */
public enum Side {
    BUY,
    SELL
}
