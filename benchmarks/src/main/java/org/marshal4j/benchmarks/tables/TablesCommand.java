package org.marshal4j.benchmarks.tables;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.Command;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** The figures of docs/tables.md. */
public final class TablesCommand implements Command {
    private static final int MILLION = 1_000_000;

    /** Row counts of the pauses: none, ten million, and a hundred million if there is time. */
    private static final List<Integer> QUICK_PAUSES = List.of(0, 10 * MILLION);

    private static final List<Integer> PAUSES = List.of(0, 10 * MILLION, 100 * MILLION);

    @Override
    public String name() {
        return "tables";
    }

    @Override
    public String purpose() {
        return "one field of millions of rows updated and summed, memory, garbage and pauses; quick for a look";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        boolean quick = arguments.contains("quick");
        for (RowsForm form : RowsForm.values()) {
            footprint(form, MILLION);
        }
        for (int rows : quick ? QUICK_PAUSES : PAUSES) {
            footprint(RowsForm.COLUMN, rows);
        }
        footprint(RowsForm.BEANS, 10 * MILLION);
        new Runner(options(quick).include(UpdateBenchmark.class.getName() + "\\.").build()).run();
        // What Arrow Java is fastest with, and what it needs.
        new Runner(options(quick)
                        .include(SumBenchmark.class.getName() + "\\.")
                        .jvmArgsAppend(
                                "--add-opens=java.base/java.nio=ALL-UNNAMED",
                                "-Darrow.enable_unsafe_memory_access=true",
                                "-Darrow.enable_null_check_for_get=false")
                        .build())
                .run();
    }

    private static ChainedOptionsBuilder options(boolean quick) {
        ChainedOptionsBuilder options = new OptionsBuilder().shouldFailOnError(true);
        return quick
                ? options.forks(1)
                        .warmupIterations(2)
                        .warmupTime(TimeValue.milliseconds(500))
                        .measurementIterations(3)
                        .measurementTime(TimeValue.milliseconds(500))
                : options;
    }

    private static void footprint(RowsForm form, int rows) throws IOException, InterruptedException {
        int exit = new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-XX:MaxDirectMemorySize=16g",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        Footprint.class.getName(),
                        form.name(),
                        String.valueOf(rows))
                .inheritIO()
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IOException("the footprint of " + form + " failed: exit code " + exit);
        }
    }
}
