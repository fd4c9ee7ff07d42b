package org.marshal4j.benchmarks.workload;

import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads the message of a workload with one library. Each pair has forks of its own. */
public class WorkloadBenchmark extends Timed {

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
