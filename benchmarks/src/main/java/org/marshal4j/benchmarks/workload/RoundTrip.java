package org.marshal4j.benchmarks.workload;

import static org.assertj.core.api.Assertions.assertThat;

/** What has to be true before anything is measured. */
public final class RoundTrip {
    private RoundTrip() {}

    /**
     * Writes and reads twice, and compares what was read with what was to be written.
     *
     * @throws AssertionError if a field differs, naming it, or the two writes differ in size
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
