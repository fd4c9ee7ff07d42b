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

/** A section of docs/tables.md: one table and one chart of what was measured for each form of rows, and for each number of them. */
public final class RowsSection {
    private static final String FORM = "form";
    private static final String COUNT = "count";

    private final String title;
    private final String unit;
    private final Map<String, Map<String, RunResult>> byForm = new LinkedHashMap<>();
    private final List<String> counts = new ArrayList<>();

    /**
     * Of results.
     *
     * @param title above the chart
     * @param unit of the results
     * @param results of benchmarks with the parameters {@code form} and {@code count}
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

    /** {@code SHUFFLED_BEANS} as people read it. */
    private static String name(String form) {
        return form.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The table, in Markdown. */
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

    private static Timing timing(RunResult result) {
        return new Timing(
                result.getPrimaryResult().getScore(), result.getPrimaryResult().getScoreError(), Double.NaN);
    }

    private static String rows(String count) {
        return String.format(Locale.ROOT, "%,d rows", Long.parseLong(count));
    }
}
