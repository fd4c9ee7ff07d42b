package org.marshal4j.benchmarks.tables;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Updates one field of all rows. */
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 200, timeUnit = TimeUnit.MILLISECONDS)
public class UpdateBenchmark extends Timed {

    @Param({"1000000", "10000000"})
    private int count;

    @Param
    private RowsForm form;

    private Rows rows;

    /** Creates the rows, and updates them once to check that this works. */
    @Setup
    public void prepare() {
        rows = form.with(count);
        long before = rows.quantities();
        rows.update();
        if (rows.quantities() != before + count) {
            throw new IllegalStateException(form + " updates something else");
        }
    }

    @TearDown
    public void close() {
        rows.close();
    }

    /** Updates all rows. */
    @Benchmark
    public void update() {
        rows.update();
    }
}
