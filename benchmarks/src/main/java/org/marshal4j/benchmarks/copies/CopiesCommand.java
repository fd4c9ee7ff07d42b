package org.marshal4j.benchmarks.copies;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.Command;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the table of docs/copies.md. */
public final class CopiesCommand implements Command {

    @Override
    public String name() {
        return "copies";
    }

    @Override
    public String purpose() {
        return "copies of the workloads, beside writing and reading them: time and garbage, in half an hour";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        new Runner(new OptionsBuilder()
                        .include(CopyBenchmark.class.getName() + "\\.")
                        .addProfiler(GCProfiler.class)
                        // New copies are garbage, and the speed of a collector with many threads depends on how idle
                        // the machine is.
                        .jvmArgsAppend("-XX:+UseSerialGC")
                        .build())
                .run();
    }
}
