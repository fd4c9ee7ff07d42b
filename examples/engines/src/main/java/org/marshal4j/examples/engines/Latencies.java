package org.marshal4j.examples.engines;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;

/**
 * Times from a producer to Flink in microseconds. Thread-safe: the job's tasks record them, and the screen reads them.
 */
final class Latencies {
    private static final Recorder RECORDER = new Recorder(3);

    private Latencies() {}

    static void add(long micros) {
        RECORDER.recordValue(Math.max(0, micros));
    }

    /** Returns those recorded since the last call. */
    static Histogram take() {
        return RECORDER.getIntervalHistogram();
    }
}
