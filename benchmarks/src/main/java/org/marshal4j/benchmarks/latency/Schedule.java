package org.marshal4j.benchmarks.latency;

/**
 * When each message is due. Latency is counted from there, not from when it was really sent: a message that had to wait for the
 * one before it waited all the same, and that is what "corrected for coordinated omission" means.
 *
 * @param start when the first is due, of {@link System#nanoTime}
 * @param rate messages a second
 */
record Schedule(long start, int rate) {

    /** When this message is due, of {@link System#nanoTime}. */
    long due(long sequence) {
        return start + sequence * 1_000_000_000L / rate;
    }
}
