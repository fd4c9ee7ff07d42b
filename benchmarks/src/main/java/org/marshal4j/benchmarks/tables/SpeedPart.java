package org.marshal4j.benchmarks.tables;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.marshal4j.benchmarks.report.RowsSection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** What JMH measures. */
enum SpeedPart implements Part {
    /** One field of all rows is updated: tables compared with beans. */
    UPDATE("One field of each row updated") {
        @Override
        Collection<RunResult> run(boolean quick) throws RunnerException {
            return updates(
                    options(quick),
                    List.of("1000000", "10000000"),
                    List.of(
                            RowsForm.COLUMN,
                            RowsForm.CURSOR,
                            RowsForm.MOVED_CURSOR,
                            RowsForm.MAPPED_COLUMN,
                            RowsForm.MAPPED_CURSOR,
                            RowsForm.BEANS,
                            RowsForm.SHUFFLED_BEANS,
                            RowsForm.SHUFFLED_CURSOR));
        }
    },

    /** One field of all rows is summed: tables compared with arrays and Arrow Java. */
    SUM("One field of all rows summed") {
        /** Uses the flags that Arrow Java needs, and those that make it fastest. */
        @Override
        Collection<RunResult> run(boolean quick) throws RunnerException {
            return new Runner(options(quick)
                            .include(SumBenchmark.class.getName() + "\\.")
                            .jvmArgsAppend(
                                    "--add-opens=java.base/java.nio=ALL-UNNAMED",
                                    "-Darrow.enable_unsafe_memory_access=true",
                                    "-Darrow.enable_null_check_for_get=false")
                            .build())
                    .run();
        }
    },

    /** The rows of the article that tables follow. */
    ARTICLE("One field of a row updated") {
        private static final List<String> ROWS = List.of("1000000");

        @Override
        Collection<RunResult> run(boolean quick) throws RunnerException {
            List<RunResult> results = new ArrayList<>(
                    updates(options(quick), ROWS, List.of(RowsForm.COLUMN, RowsForm.CURSOR, RowsForm.BEANS)));
            // all rows take some seconds
            results.addAll(updates(
                    new OptionsBuilder()
                            .shouldFailOnError(true)
                            .forks(quick ? 1 : 2)
                            .warmupIterations(1)
                            .measurementIterations(quick ? 1 : 3),
                    ROWS,
                    List.of(RowsForm.EXTERNALIZABLE, RowsForm.SERIALIZABLE)));
            return results;
        }
    };

    private final String title;

    SpeedPart(String title) {
        this.title = title;
    }

    abstract Collection<RunResult> run(boolean quick) throws RunnerException;

    @Override
    public String measure(Path charts, String suffix, boolean quick) throws Exception {
        RowsSection section = new RowsSection(title, "ns for a row", run(quick));
        String chart = "tables-" + name().toLowerCase(Locale.ROOT) + suffix + ".svg";
        section.draw(charts.resolve(chart));
        return section.table() + "\n![" + title + "](performance/" + chart + ")\n";
    }

    private static Collection<RunResult> updates(
            ChainedOptionsBuilder options, List<String> counts, List<RowsForm> forms) throws RunnerException {
        return new Runner(options.include(UpdateBenchmark.class.getName() + "\\.")
                        .param("count", counts.toArray(String[]::new))
                        .param("form", forms.stream().map(Enum::name).toArray(String[]::new))
                        .build())
                .run();
    }

    private static ChainedOptionsBuilder options(boolean quick) {
        ChainedOptionsBuilder options = new OptionsBuilder().shouldFailOnError(true);
        return quick
                ? options.forks(1)
                        .warmupIterations(2)
                        .measurementIterations(2)
                        .measurementTime(TimeValue.milliseconds(200))
                : options;
    }
}
