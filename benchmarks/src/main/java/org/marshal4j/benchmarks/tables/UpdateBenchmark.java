package org.marshal4j.benchmarks.tables;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** One field of each row is updated, row after row, from the first to the last and again. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class UpdateBenchmark {
    private static final int AT_ONCE = 1_000;

    /** How many rows, a multiple of 1,000. */
    @Param({"1000000", "10000000"})
    private int count;

    @Param
    private RowsForm form;

    private Rows rows;
    private int next;

    /** Makes the rows, and updates some, to see that they are. */
    @Setup
    public void prepare() {
        rows = form.with(count);
        long before = rows.quantities();
        rows.update(0, AT_ONCE);
        if (rows.quantities() != before + AT_ONCE) {
            throw new IllegalStateException(form + " updates something else");
        }
    }

    @TearDown
    public void close() {
        rows.close();
    }

    /** The next thousand rows. */
    @Benchmark
    @OperationsPerInvocation(AT_ONCE)
    public void update() {
        rows.update(next, next + AT_ONCE);
        next = next + AT_ONCE < count ? next + AT_ONCE : 0;
    }
}
