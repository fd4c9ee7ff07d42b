package org.marshal4j.benchmarks.latency;

/**
 * When each message is due. Latency is counted from this time, not from when the message was really sent: a message
 * that had to wait for the one before it has waited all the same. This is what "corrected for coordinated omission"
 * means.
 *
 * @param start when the first message is due, in terms of {@link System#nanoTime}
 * @param rate messages a second
 */
record Schedule(long start, int rate) {

    /** Returns when this message is due, in terms of {@link System#nanoTime}. */
    long due(long sequence) {
        return start + sequence * 1_000_000_000L / rate;
    }
}
