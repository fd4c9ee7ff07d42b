package org.marshal4j.benchmarks.former;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Reads messages of a former version of a class, or of today's, as an engine does that has kept them. */
public class EngineBenchmark extends Timed {
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
