package org.marshal4j.benchmarks.copies;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the table of docs/copies.md. */
public final class CopiesCommand {
    private CopiesCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
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
