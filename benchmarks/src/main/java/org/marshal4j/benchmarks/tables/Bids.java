package org.marshal4j.benchmarks.tables;

/** Bids of rows, in one form or another. */
interface Bids extends AutoCloseable {

    /** Their sum. */
    double sum();

    @Override
    default void close() {
        // What is on the heap is left to the garbage collector.
    }
}
