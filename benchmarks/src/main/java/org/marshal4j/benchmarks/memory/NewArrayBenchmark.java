package org.marshal4j.benchmarks.memory;

import java.util.concurrent.TimeUnit;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Marshaller;
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
import org.openjdk.jmh.annotations.Warmup;

/** A message in a new array, beside a copy of the array: no marshaller can be faster than that. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Fork(5)
public class NewArrayBenchmark {

    @Param({"MARKET_DATA", "BLOG_BENCH", "FLAT_BOOK_UPDATE"})
    private Workload workload;

    private Marshaller<Object> marshaller;
    private Object message;
    private byte[] bytes;

    @Setup
    @SuppressWarnings("unchecked") // the marshaller belongs to this class
    public void prepare() {
        marshaller = (Marshaller<Object>) ChronicleMarshaller.of(workload.type());
        message = workload.sample();
        bytes = marshaller.toByteArray(message);
    }

    @Benchmark
    public byte[] toByteArray() {
        return marshaller.toByteArray(message);
    }

    @Benchmark
    public byte[] copy() {
        return bytes.clone();
    }
}
