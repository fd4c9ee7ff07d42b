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

    /** Returns the table as Markdown. */
    static String of(Map<Form<?>, Runs> runs) {
        StringBuilder text = new StringBuilder();
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

    private static String cell(Runs runs, ToLongFunction<Histogram> value) {
        String median = micros(value.applyAsLong(runs.median()));
        return runs.count() == 1
                ? median
                : median + " (" + micros(runs.least(value)) + "–" + micros(runs.greatest(value)) + ")";
    }

    /** Formats with three digits or more. */
    private static String micros(long nanos) {
        double micros = nanos / 1_000.0;
        String format = micros < 10 ? "%.2f" : micros < 100 ? "%.1f" : "%,.0f";
        return String.format(Locale.ROOT, format, micros);
    }
}
