package org.marshal4j.benchmarks.workload;

import java.util.concurrent.TimeUnit;
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

/** Writes and reads the message of a workload with one library. Each pair has forks of its own. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class WorkloadBenchmark {

    @Param
    private Workload workload;

    /** The title of one of {@link Peers}. */
    @Param("marshal4j")
    private String peer;

    private Contestant contestant;

    @Setup
    public void check() {
        contestant = Peers.of(peer).enter(workload).orElseThrow();
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
