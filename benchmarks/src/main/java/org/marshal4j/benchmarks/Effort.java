package org.marshal4j.benchmarks;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long each benchmark runs.
 *
 * @param forks the number of JVMs
 * @param warmups warm-up iterations in each fork
 * @param iterations measured iterations in each fork
 * @param millis the duration of an iteration, ms
 */
record Effort(int forks, int warmups, int iterations, int millis) {
    /** For a quick look. */
    static final Effort QUICK = new Effort(1, 3, 3, 200);

    /** For publication. */
    static final Effort FULL = new Effort(2, 8, 10, 120);

    Effort withForks(int number) {
        return new Effort(number, warmups, iterations, millis);
    }

    ChainedOptionsBuilder options() {
        return new OptionsBuilder()
                .forks(forks)
                .warmupIterations(warmups)
                .warmupTime(TimeValue.milliseconds(millis))
                .measurementIterations(iterations)
                .measurementTime(TimeValue.milliseconds(millis))
                .addProfiler("gc")
                .shouldFailOnError(true);
    }
}
