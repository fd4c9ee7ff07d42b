package org.marshal4j.benchmarks.kafka;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.Command;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures tables of docs/performance-integrations.md. */
public final class KafkaCommand implements Command {
    private static final int RECORDS = 600_000;

    @Override
    public String name() {
        return "kafka";
    }

    @Override
    public String purpose() {
        return "records through a broker, and serializers alone, beside Avro, Protobuf and JSON, in three minutes";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
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
