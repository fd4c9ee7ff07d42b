package org.marshal4j.benchmarks.allocation;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.Command;
import org.marshal4j.examples.allocation.Held;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the table of docs/allocation.md. */
public final class AllocationCommand implements Command {

    @Override
    public String name() {
        return "allocation";
    }

    @Override
    public String purpose() {
        return "counts the bytes of garbage for a field of each type";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        new Runner(new OptionsBuilder()
                        .include(AllocationBenchmark.class.getName() + "\\.")
                        .param("type", Held.all().stream().map(Held::type).toArray(String[]::new))
                        .addProfiler("gc")
                        .build())
                .run();
    }
}
