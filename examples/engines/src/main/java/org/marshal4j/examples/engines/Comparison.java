package org.marshal4j.examples.engines;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Times the same job with each serializer in turn, so that anything that disturbs the machine disturbs all of them. */
record Comparison(PrintStream out, int records) {
    private static final int ROUNDS = 3;

    /** Times them, prints a table, and draws a chart. */
    void run(Path chart) throws Exception {
        out.printf(
                Locale.ROOT,
                "%nOne job, %,d books, state in RocksDB, one task; %d rounds, the median:%n%n",
                records,
                ROUNDS);
        Map<String, double[]> times = new LinkedHashMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Contestant each : Contestant.ALL) {
                times.computeIfAbsent(each.name(), name -> new double[ROUNDS])[round] =
                        TimedJob.recordsPerSecond(each.type(), records);
            }
        }
        times.values().forEach(Arrays::sort);
        double ours = times.get(Contestant.ALL.get(0).name())[ROUNDS / 2];
        Map<String, Double> bars = new LinkedHashMap<>();
        times.forEach((name, all) -> {
            double median = all[ROUNDS / 2];
            bars.put(name, median);
            out.printf(
                    Locale.ROOT,
                    "  %-20s %,9.0f books/s  (%,.0f to %,.0f)   %.2f%n",
                    name,
                    median,
                    all[0],
                    all[ROUNDS - 1],
                    median / ours);
        });
        draw(bars, chart);
    }

    private void draw(Map<String, Double> bars, Path chart) throws IOException {
        Chart.write(chart, "Books per second through a Flink job, state in RocksDB, one task", bars);
        out.printf("%n  The chart is %s.%n", chart);
    }
}
