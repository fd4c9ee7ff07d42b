package org.marshal4j.benchmarks.tables;

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

/** Updates one field of all rows. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 6, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class UpdateBenchmark {

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
