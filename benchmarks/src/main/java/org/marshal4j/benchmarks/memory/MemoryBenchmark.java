package org.marshal4j.benchmarks.memory;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.RoundTrip;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;
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
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Writes and reads the message of a workload in one kind of memory. Each combination has forks of its own. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class MemoryBenchmark {

    @Param("MARKET_DATA")
    private Workload workload;

    @Param
    private Place place;

    /** The access that {@link MemoryAccess#PROPERTY} selects. */
    @Param("UNSAFE")
    private MemoryAccess access;

    @Param("NOTHING")
    private Before before;

    private Contestant contestant;

    @Setup
    public void prepare() {
        if (access != MemoryAccess.inUse()) {
            throw new IllegalStateException("this JVM uses " + MemoryAccess.inUse() + ", not " + access);
        }
        before.run();
        contestant = place.enter(workload);
        RoundTrip.check(workload, contestant);
    }

    @TearDown
    public void close() {
        contestant.close();
    }

    @Benchmark
    public int write() {
        return contestant.write();
    }

    @Benchmark
    public Object read() {
        return contestant.read();
    }
}
