package org.marshal4j.benchmarks.workload;

/**
 * A way to write and read the object of one workload. It holds the object to write, the buffer, and everything else
 * that it can reuse. Not thread-safe.
 */
public interface Contestant extends AutoCloseable {

    /** Writes the object to the start of the buffer; returns the number of bytes. */
    int write();

    /** Reads what {@link #write} has written last; returns the object, which the next call may reuse. */
    Object read();

    /**
     * Converts what {@link #read} returned to an object with the fields of {@link Workload#sample}; returns the same
     * object if it has them. Not measured.
     */
    default Object model(Object read) {
        return read;
    }

    @Override
    default void close() {}
}
