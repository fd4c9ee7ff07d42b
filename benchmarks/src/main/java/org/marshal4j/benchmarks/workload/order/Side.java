package org.marshal4j.benchmarks.workload.order;

/** Which way an order goes. */
public enum Side {
    BUY,
    SELL
}
