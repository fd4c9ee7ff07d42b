package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tables of the shapes, and charts for native memory.
 *
 * @param runs the first one is shown, the others are folded away
 * @param charts the folder to write the charts to
 */
record ShapeSection(List<Run> runs, Path charts) {
    /** Bars longer than this multiple of the generated code are cut off. */
    private static final double CUT_OFF = 8;

    /** Writes the charts and returns the text. */
    String write() throws IOException {
        StringBuilder text = new StringBuilder();
        runs.forEach(run -> text.append(run.title())
                .append(": ")
                .append(run.machine().sentence())
                .append("\n\n"));
        text.append(chart("write", WriteRead::write)).append(chart("read", WriteRead::read));
        return text.append(tables(ShapeTable::generatedAgainstByHand)).toString();
    }

    /** Returns the tables that {@code copy = AUTO} is based on. */
    String fieldsAgainstBulk() {
        return tables(ShapeTable::fieldsAgainstBulk);
    }

    private String tables(Function<ShapeResults, String> table) {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            for (Conditions conditions : Conditions.ALL) {
                String rows = table.apply(conditions.of(run));
                if (rows.isEmpty()) {
                    continue;
                }
                String title = run.title() + ", " + conditions.title();
                text.append(
                        run.equals(runs.get(0)) && conditions.areUsual()
                                ? title + ", write / read in ns:\n\n" + rows + "\n"
                                : Details.of(title, rows));
            }
        }
        return text.toString();
    }

    private String chart(String side, Function<WriteRead, Timing> timing) throws IOException {
        Run run = runs.get(0);
        ShapeResults results = Conditions.ALL.get(0).of(run);
        List<String> shapes = results.shapes().stream()
                .filter(shape -> results.of(shape, "GENERATED").isPresent())
                .filter(shape -> results.byHand(shape).isPresent())
                .toList();
        if (shapes.isEmpty()) {
            return "";
        }
        String title = "Native memory, " + run.title() + ": " + side;
        BarChart chart = new BarChart(
                title,
                "time by hand : time generated; right of the line the generated code is faster",
                List.of("explicit", "trivially copyable"),
                new Scale.Linear(CUT_OFF));
        for (String shape : shapes) {
            Optional<Timing> generated = results.of(shape, "GENERATED").map(timing);
            chart.group(
                    ShapeResults.words(shape),
                    ratio(results.of(shape, "EXPLICIT").map(timing), generated),
                    ratio(results.of(shape, "TRIVIAL").map(timing), generated));
        }
        chart.write(charts.resolve("shapes-" + side + ".svg"), 1);
        return "![" + title + "](" + charts.getFileName() + "/shapes-" + side + ".svg)\n\n";
    }

    private static double ratio(Optional<Timing> byHand, Optional<Timing> generated) {
        return byHand.flatMap(a -> generated.map(b -> a.score() / b.score())).orElse(Double.NaN);
    }
}
