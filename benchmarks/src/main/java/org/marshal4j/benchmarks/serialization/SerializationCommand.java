package org.marshal4j.benchmarks.serialization;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures tables of docs/performance-integrations.md. */
public final class SerializationCommand {
    private SerializationCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        for (int lines : new int[] {1, 100}) {
            for (Way way : Way.values()) {
                System.out.printf(
                        "%3d lines, %-12s %6d bytes%n",
                        lines, way, way.with(lines).write());
            }
        }
        new Runner(new OptionsBuilder()
                        .include(SerializationCommand.class.getPackageName() + "\\.")
                        .build())
                .run();
    }
}
