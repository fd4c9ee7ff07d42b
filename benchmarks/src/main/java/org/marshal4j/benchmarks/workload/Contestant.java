package org.marshal4j.benchmarks.workload;

/**
 * One way to write and read the object of one workload. It holds the object to write and the buffer, and whatever it can use
 * again. Not thread-safe.
 */
public interface Contestant extends AutoCloseable {

    /** Writes the object to the start of the buffer; returns the number of bytes. */
    int write();

    /** Reads what {@link #write} has written last; returns the object, which the next call may use again. */
    Object read();

    /**
     * What {@link #read} returned as an object with the fields of {@link Workload#sample}; the object itself if it has them. Not
     * measured.
     */
    default Object model(Object read) {
        return read;
    }

    @Override
    default void close() {}
}
