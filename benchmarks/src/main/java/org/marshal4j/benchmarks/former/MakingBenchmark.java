package org.marshal4j.benchmarks.former;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** Makes what reads former messages, again and again: what the first one takes in a new JVM, {@link FirstMade} tells. */
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MakingBenchmark extends Timed {
    private final ManyFields fields = new ManyFields();

    @Benchmark
    public Object make() {
        return fields.make();
    }
}
