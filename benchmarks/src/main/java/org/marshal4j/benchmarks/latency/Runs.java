package org.marshal4j.benchmarks.latency;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import org.HdrHistogram.Histogram;

/** The runs of one form. */
final class Runs {
    private final List<Histogram> ordered;

    /** Takes at least one run. */
    Runs(List<Histogram> runs) {
        ordered = runs.stream()
                .sorted(Comparator.comparingLong(run -> run.getValueAtPercentile(99)))
                .toList();
    }

    /** Returns the number of runs. */
    int count() {
        return ordered.size();
    }

    /** Returns the run in the middle by its 99th percentile; the slower one if there are two in the middle. */
    Histogram median() {
        return ordered.get(ordered.size() / 2);
    }

    /** Returns the least of these values of the runs. */
    long least(ToLongFunction<Histogram> value) {
        return ordered.stream().mapToLong(value).min().orElseThrow();
    }

    /** Returns the greatest of these values of the runs. */
    long greatest(ToLongFunction<Histogram> value) {
        return ordered.stream().mapToLong(value).max().orElseThrow();
    }
}
