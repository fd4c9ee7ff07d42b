package org.marshal4j.benchmarks.workload;

import static org.assertj.core.api.Assertions.assertThat;

/** Checks what must hold before anything is measured. */
public final class RoundTrip {
    private RoundTrip() {}

    /**
     * Writes and reads twice, and compares what was read with what was written.
     *
     * @throws AssertionError if a field differs, which the message names, or if the two writes differ in size
     */
    public static void check(Workload workload, Contestant contestant) {
        Object expected = workload.sample();
        int size = contestant.write();
        requireEqual(expected, contestant.model(contestant.read()));
        assertThat(contestant.write()).isEqualTo(size);
        requireEqual(expected, contestant.model(contestant.read()));
    }

    private static void requireEqual(Object expected, Object actual) {
        assertThat(actual).usingRecursiveComparison().isEqualTo(expected);
    }
}
