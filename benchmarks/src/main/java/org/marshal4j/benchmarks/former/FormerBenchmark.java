package org.marshal4j.benchmarks.former;

import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Reads a message of a former version of a class into an object of today's. All four messages are read before, in the
 * same JVM, so that shared code has a profile of all of them.
 */
public class FormerBenchmark extends Timed {
    /** Enough for HotSpot's second compiler. */
    private static final int BEFORE = 30_000;

    @Param
    private FormerMessage message;

    @Param
    private Way way;

    private FormerReader reader;

    /** Where the objects that are read before go, so that they are not optimised away. */
    private Object last;

    @Setup
    public void readAll() {
        for (FormerMessage each : FormerMessage.values()) {
            FormerReader other = way.open(each);
            for (int i = 0; i < BEFORE; i++) {
                last = other.read();
            }
            reader = each == message ? other : reader;
        }
    }

    @Benchmark
    public Object read() {
        return reader.read();
    }
}
