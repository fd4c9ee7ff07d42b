package org.marshal4j.benchmarks.tables;

/** Rows of ticks, in one form or another. */
interface Rows extends AutoCloseable {

    /** Adds one to the quantity of each of the rows from the first number up to the second, which is left out. */
    void update(int from, int to);

    /** The sum of all quantities. */
    long quantities();

    @Override
    default void close() {
        // What is on the heap is left to the garbage collector.
    }
}
