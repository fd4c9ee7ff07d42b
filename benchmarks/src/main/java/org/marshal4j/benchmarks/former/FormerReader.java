package org.marshal4j.benchmarks.former;

/** Reads one message again and again. Not thread-safe. */
interface FormerReader {
    /** Returns an object of today's class, which the next call may reuse. */
    Object read();

    /** Returns the number of bytes that are read. */
    int size();
}
