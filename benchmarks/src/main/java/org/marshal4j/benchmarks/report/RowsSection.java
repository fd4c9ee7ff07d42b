package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;

/**
 * A section of docs/tables-performance.md: one table and one chart of what was measured for each form of rows and for
 * each number of rows.
 */
public final class RowsSection {
    private static final String FORM = "form";
    private static final String COUNT = "count";

    private final String title;
    private final String unit;
    private final Map<String, Map<String, RunResult>> byForm = new LinkedHashMap<>();
    private final List<String> counts = new ArrayList<>();

    /**
     * Creates the section of these results.
     *
     * @param title the title of the chart
     * @param unit the unit of the results
     * @param results of benchmarks with the parameters {@code form} and {@code count}, in nanoseconds for all rows
     */
    public RowsSection(String title, String unit, Collection<RunResult> results) {
        this.title = title;
        this.unit = unit;
        for (RunResult result : results) {
            String count = result.getParams().getParam(COUNT);
            if (!counts.contains(count)) {
                counts.add(count);
            }
            byForm.computeIfAbsent(name(result.getParams().getParam(FORM)), form -> new LinkedHashMap<>())
                    .put(count, result);
        }
    }

    /** Returns {@code SHUFFLED_BEANS} as {@code shuffled beans}. */
    private static String name(String form) {
        return form.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Returns the table in Markdown. */
    public String table() {
        StringBuilder table = new StringBuilder("| " + unit + " |");
        counts.forEach(count -> table.append(' ').append(rows(count)).append(" |"));
        table.append("\n| --- |").append(" ---: |".repeat(counts.size())).append('\n');
        byForm.forEach((form, results) -> {
            table.append("| ").append(form).append(" |");
            counts.forEach(count -> table.append(' ')
                    .append(Numbers.withError(timing(results.get(count))))
                    .append(" |"));
            table.append('\n');
        });
        return table.toString();
    }

    /** Draws the chart, on a logarithmic scale. */
    public void draw(Path file) throws IOException {
        BarChart chart = new BarChart(
                title,
                unit + ", on a logarithmic scale; less is better",
                counts.stream().map(RowsSection::rows).toList(),
                new Scale.Logarithmic());
        byForm.forEach((form, results) -> chart.group(
                form,
                counts.stream()
                        .mapToDouble(count -> timing(results.get(count)).score())
                        .toArray()));
        chart.write(file);
    }

    /** Returns the timing of one row: JMH measures all of them together. */
    private static Timing timing(RunResult result) {
        double rows = Double.parseDouble(result.getParams().getParam(COUNT));
        return new Timing(
                result.getPrimaryResult().getScore() / rows,
                result.getPrimaryResult().getScoreError() / rows,
                Double.NaN);
    }

    private static String rows(String count) {
        return String.format(Locale.ROOT, "%,d rows", Long.parseLong(count));
    }
}
