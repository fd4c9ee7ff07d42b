package org.marshal4j.benchmarks.tables;

/** The bids of rows, in one form or another. */
interface Bids extends AutoCloseable {

    /** Returns their sum. */
    double sum();

    @Override
    default void close() {
        // the garbage collector frees what is on the heap
    }
}
