package org.marshal4j.benchmarks.tables;

/** Rows of ticks, in one form or another. */
interface Rows extends AutoCloseable {

    /** Adds one to the quantity of each row. */
    void update();

    /** Returns the sum of all quantities. */
    long quantities();

    @Override
    default void close() {
        // the garbage collector frees what is on the heap
    }
}
