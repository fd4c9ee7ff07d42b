package org.marshal4j.benchmarks.serialization;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.workload.Contestant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** An order through an object stream of its own: bytes and time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class StreamBenchmark {

    @Param({"1", "100"})
    private int lines;

    @Param
    private Way way;

    private Contestant streams;

    /** Writes once, so that there is something to read. */
    @Setup
    public void write() {
        streams = way.with(lines);
        streams.write();
    }

    /** Writes to an array that is reused. */
    @Benchmark
    public int writes() {
        return streams.write();
    }

    /** Reads a new object. */
    @Benchmark
    public Object reads() {
        return streams.read();
    }
}
