package org.marshal4j.benchmarks.workload.order;

/** The side of an order. */
public enum Side {
    BUY,
    SELL
}
