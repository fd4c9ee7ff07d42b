package org.marshal4j.examples.book;

/**
 * The rate at which something was done.
 *
 * @param count how often it was done
 * @param nanos how long that took, in nanoseconds
 */
record Rate(long count, long nanos) {

    /** Returns the rate in millions per second. */
    double millions() {
        return count * 1_000.0 / nanos;
    }

    /** Returns how long each one took, in nanoseconds. */
    double each() {
        return (double) nanos / count;
    }

    /** Formats the rate for {@link #parse}. */
    String format() {
        return count + " " + nanos;
    }

    /** Parses what {@link #format} returned. */
    static Rate parse(String text) {
        String[] parts = text.split(" ");
        return new Rate(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }
}
