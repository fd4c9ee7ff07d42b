package org.marshal4j.benchmarks.flink;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Measures tables of docs/performance-integrations.md. */
public final class FlinkCommand {
    private FlinkCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        // Only the record of Flink's own benchmark has a form as a tuple.
        measure("OPERATIONS", "MARSHAL4J", "TUPLE", "FORY", "POJO", "KRYO");
        for (FlinkRecord record : FlinkRecord.values()) {
            if (record != FlinkRecord.OPERATIONS) {
                measure(record.name(), "MARSHAL4J", "FORY", "POJO", "KRYO");
            }
        }
    }

    private static void measure(String record, String... by) throws RunnerException {
        new Runner(new OptionsBuilder()
                        .include(FlinkBenchmark.class.getName() + "\\.")
                        .param("what", record)
                        .param("by", by)
                        .warmupTime(TimeValue.milliseconds(500))
                        .measurementTime(TimeValue.milliseconds(500))
                        .addProfiler(GCProfiler.class)
                        .build())
                .run();
    }
}
