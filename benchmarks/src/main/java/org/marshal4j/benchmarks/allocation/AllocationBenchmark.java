package org.marshal4j.benchmarks.allocation;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.Timed;
import org.marshal4j.examples.allocation.Held;
import org.marshal4j.examples.allocation.Traffic;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how much a field of each type allocates, with {@code -prof gc}: {@code gc.alloc.rate.norm} is the table of
 * docs/allocation.md. The times do not matter.
 */
@Warmup(iterations = 5, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 2, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class AllocationBenchmark extends Timed {

    /** The {@link Held#type} of one of {@link Held#all()}. */
    @Param("int")
    private String type;

    private Traffic<?> traffic;

    @Setup
    public void writeMessages() {
        Held<?> chosen = Held.all().stream()
                .filter(held -> held.type().equals(type))
                .findFirst()
                .orElseThrow();
        traffic = new Traffic<>(chosen);
    }

    @TearDown
    public void close() {
        traffic.close();
    }

    @Benchmark
    public Object write() {
        return traffic.write();
    }

    @Benchmark
    public Object readNew() {
        return traffic.readNew();
    }

    @Benchmark
    public Object readEqual() {
        return traffic.readEqual();
    }

    @Benchmark
    public Object readChanged() {
        return traffic.readChanged();
    }
}
