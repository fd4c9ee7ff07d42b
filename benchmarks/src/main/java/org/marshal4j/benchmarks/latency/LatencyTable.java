package org.marshal4j.benchmarks.latency;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.ToLongFunction;
import org.HdrHistogram.Histogram;

/** The table: a row for each percentile, a column for each form. */
final class LatencyTable {
    private static final Map<String, ToLongFunction<Histogram>> ROWS = rows();

    private LatencyTable() {}

    private static Map<String, ToLongFunction<Histogram>> rows() {
        Map<String, ToLongFunction<Histogram>> rows = new LinkedHashMap<>();
        for (String percentile : new String[] {"50", "90", "99", "99.9", "99.99"}) {
            double value = Double.parseDouble(percentile);
            rows.put(percentile + " %", run -> run.getValueAtPercentile(value));
        }
        rows.put("worst", Histogram::getMaxValue);
        return rows;
    }

    /** As Markdown, with what was done above it. */
    static String of(Settings settings, Map<Form<?>, Runs> runs) {
        StringBuilder text = new StringBuilder(conditions(settings)).append("\n\n");
        StringJoiner head = new StringJoiner(" | ", "| ", " |\n").add("µs");
        StringJoiner line = new StringJoiner(" | ", "| ", " |\n").add("---");
        runs.keySet().forEach(form -> {
            head.add(form.title());
            line.add("---:");
        });
        text.append(head).append(line);
        ROWS.forEach((title, value) -> {
            StringJoiner row = new StringJoiner(" | ", "| ", " |\n").add(title);
            runs.values().forEach(of -> row.add(cell(of, value)));
            text.append(row);
        });
        return text.toString();
    }

    private static String conditions(Settings settings) {
        return String.format(
                Locale.ROOT,
                """
                %,d messages a second for %d s, after %d s of warm-up. Of %d runs, each in a JVM of its own, the one with the median \
                99th percentile; in brackets the least and the greatest of all runs. JDK %s, %d processors, %s.""",
                settings.rate(),
                settings.seconds(),
                settings.warmup(),
                settings.runs(),
                Runtime.version().feature(),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.name"));
    }

    private static String cell(Runs runs, ToLongFunction<Histogram> value) {
        return micros(value.applyAsLong(runs.median())) + " (" + micros(runs.least(value)) + "–"
                + micros(runs.greatest(value)) + ")";
    }

    /** Three digits or more. */
    private static String micros(long nanos) {
        double micros = nanos / 1_000.0;
        String format = micros < 10 ? "%.2f" : micros < 100 ? "%.1f" : "%,.0f";
        return String.format(Locale.ROOT, format, micros);
    }
}
