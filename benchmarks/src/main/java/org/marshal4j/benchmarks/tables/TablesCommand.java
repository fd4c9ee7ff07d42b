package org.marshal4j.benchmarks.tables;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.Command;
import org.marshal4j.benchmarks.report.Machine;
import org.marshal4j.benchmarks.report.Page;
import org.marshal4j.benchmarks.report.RowsSection;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
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
        List<String> footprints = new ArrayList<>();
        for (RowsForm form : RowsForm.values()) {
            footprints.add(footprint(form, MILLION));
        }
        for (int rows : quick ? QUICK_PAUSES : PAUSES) {
            footprints.add(footprint(RowsForm.COLUMN, rows));
        }
        footprints.add(footprint(RowsForm.BEANS, 10 * MILLION));
        publish(module, quick, footprints, updates(quick), sums(quick));
    }

    private static RowsSection updates(boolean quick) throws RunnerException {
        return new RowsSection(
                "One field of each row updated, in turn",
                "ns for a row",
                new Runner(options(quick)
                                .include(UpdateBenchmark.class.getName() + "\\.")
                                .build())
                        .run());
    }

    /** With the flags that Arrow Java is fastest with, and that it needs. */
    private static RowsSection sums(boolean quick) throws RunnerException {
        return new RowsSection(
                "One field of all rows summed",
                "ms for all rows",
                new Runner(options(quick)
                                .include(SumBenchmark.class.getName() + "\\.")
                                .jvmArgsAppend(
                                        "--add-opens=java.base/java.nio=ALL-UNNAMED",
                                        "-Darrow.enable_unsafe_memory_access=true",
                                        "-Darrow.enable_null_check_for_get=false")
                                .build())
                        .run());
    }

    private static void publish(
            Path module, boolean quick, List<String> footprints, RowsSection updates, RowsSection sums)
            throws IOException {
        Page page = Page.tables(module);
        String jdk = "jdk" + Runtime.version().feature();
        String section = Machine.here().sentence()
                + (quick ? " After a short warm-up, and in one JVM each: a first look." : "")
                + "\n\n" + updates.table()
                + "\n" + sums.table()
                + "\n" + Footprint.HEADS + String.join("", footprints);
        System.out.println(section);
        if (page.has(jdk)) {
            page.replace(jdk, section);
            updates.draw(page.charts().resolve("tables-update-" + jdk + ".svg"));
            sums.draw(page.charts().resolve("tables-sum-" + jdk + ".svg"));
        }
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

    private static String footprint(RowsForm form, int rows) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                        "-XX:MaxDirectMemorySize=16g",
                        "-classpath",
                        System.getProperty("java.class.path"),
                        Footprint.class.getName(),
                        form.name(),
                        String.valueOf(rows))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("the footprint of " + form + " failed: exit code " + process.exitValue());
        }
        System.out.print(printed);
        return printed;
    }
}
