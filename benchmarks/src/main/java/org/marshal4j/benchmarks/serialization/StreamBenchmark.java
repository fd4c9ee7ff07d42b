package org.marshal4j.benchmarks.serialization;

import org.marshal4j.benchmarks.Timed;
import org.marshal4j.benchmarks.workload.Contestant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** An order through an object stream of its own: bytes and time. */
@Fork(1)
public class StreamBenchmark extends Timed {

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
