package org.marshal4j.benchmarks.latency;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import org.HdrHistogram.Histogram;

/** The runs of one form. */
final class Runs {
    private final List<Histogram> ordered;

    /** At least one. */
    Runs(List<Histogram> runs) {
        ordered = runs.stream()
                .sorted(Comparator.comparingLong(run -> run.getValueAtPercentile(99)))
                .toList();
    }

    /** How many they are. */
    int count() {
        return ordered.size();
    }

    /** The run in the middle by its 99th percentile; of two in the middle, the slower. */
    Histogram median() {
        return ordered.get(ordered.size() / 2);
    }

    /** The least of these values of the runs. */
    long least(ToLongFunction<Histogram> value) {
        return ordered.stream().mapToLong(value).min().orElseThrow();
    }

    /** The greatest of these values of the runs. */
    long greatest(ToLongFunction<Histogram> value) {
        return ordered.stream().mapToLong(value).max().orElseThrow();
    }
}
