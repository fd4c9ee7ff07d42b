package org.marshal4j.benchmarks.memory;

import org.marshal4j.benchmarks.OftenStarted;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.RoundTrip;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Writes and reads the message of a workload in one kind of memory. Each combination has forks of its own. */
public class MemoryBenchmark extends OftenStarted {

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
