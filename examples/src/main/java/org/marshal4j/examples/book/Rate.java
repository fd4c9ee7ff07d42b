package org.marshal4j.examples.book;

/**
 * How often something was done.
 *
 * @param count how often
 * @param nanos in how long, ns
 */
record Rate(long count, long nanos) {

    /** Millions in a second. */
    double millions() {
        return count * 1_000.0 / nanos;
    }

    /** How long it takes, ns. */
    double each() {
        return (double) nanos / count;
    }

    /** For {@link #parse}. */
    String format() {
        return count + " " + nanos;
    }

    /** What {@link #format} made. */
    static Rate parse(String text) {
        String[] parts = text.split(" ");
        return new Rate(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }
}
