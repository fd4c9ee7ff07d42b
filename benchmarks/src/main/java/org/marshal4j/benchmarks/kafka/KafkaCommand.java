package org.marshal4j.benchmarks.kafka;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures tables of docs/performance-integrations.md. */
public final class KafkaCommand {
    private static final int RECORDS = 600_000;

    private KafkaCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        new Runner(new OptionsBuilder()
                        .include(KafkaBenchmark.class.getName() + "\\.")
                        .addProfiler(GCProfiler.class)
                        .build())
                .run();
        int code = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--class-path",
                        System.getProperty("java.class.path"),
                        Throughput.class.getName(),
                        String.valueOf(RECORDS))
                .inheritIO()
                .start()
                .waitFor();
        if (code != 0) {
            throw new IllegalStateException("the run over a broker has failed");
        }
    }
}
