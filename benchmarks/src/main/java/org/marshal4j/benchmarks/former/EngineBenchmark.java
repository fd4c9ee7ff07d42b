package org.marshal4j.benchmarks.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
import org.openjdk.jmh.annotations.Warmup;

/** Reads messages of a former version of a class, or of today's, as an engine does that has kept them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class EngineBenchmark {
    @Param
    private Engine engine;

    @Param
    private FormerMessage message;

    @Param({"false", "true"})
    private boolean isFormer;

    private FormerReader reader;

    /** Creates the reader, and checks what it reads. */
    @Setup
    public void open() throws IOException {
        Class<?> written = isFormer ? message.formerClasses("was").get(0) : message.today();
        reader = engine.open(message, written);
        for (int i = 0; i < 2; i++) {
            assertThat(reader.read()).usingRecursiveComparison().isEqualTo(message.expected());
        }
    }

    @Benchmark
    public Object read() {
        return reader.read();
    }
}
