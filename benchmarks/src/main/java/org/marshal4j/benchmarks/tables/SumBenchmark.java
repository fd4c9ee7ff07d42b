package org.marshal4j.benchmarks.tables;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Sums one field of all rows. */
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class SumBenchmark extends Timed {

    @Param("10000000")
    private int count;

    @Param
    private BidsForm form;

    private Bids bids;

    /** Creates the rows, and checks the sum. */
    @Setup
    public void prepare() {
        bids = form.with(count);
        double expected = 0;
        for (int row = 0; row < count; row++) {
            expected += Tick.of(row).getBid();
        }
        // Sums of multiples of 1/8 are exact in any order.
        if (bids.sum() != expected) {
            throw new IllegalStateException(form + " sums something else");
        }
    }

    @TearDown
    public void close() {
        bids.close();
    }

    /** Sums all rows. */
    @Benchmark
    public double sum() {
        return bids.sum();
    }
}
