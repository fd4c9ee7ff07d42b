package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/** A summary of the results, derived from the numbers alone. */
record Verdict(Sizes sizes) {
    /** Returns the comparison with other libraries. */
    String ofWorkloads(List<Run> runs) {
        StringBuilder text = new StringBuilder();
        for (Run run : runs) {
            text.append("Other libraries that are better than marshal4j, on ")
                    .append(run.title())
                    .append(":\n\n")
                    .append(new WorkloadVerdict(new WorkloadResults(run), sizes))
                    .append('\n');
        }
        return text.toString();
    }

    /** Returns the comparison with code written by hand. */
    static String ofShapes(List<Run> runs) {
        MarkdownTable table =
                new MarkdownTable(List.of("shapes", "1.2 times as fast as the better by hand, or more", "slower"));
        for (Run run : runs) {
            for (Conditions conditions : Conditions.ALL) {
                ShapeVerdict verdict = new ShapeVerdict(conditions.of(run));
                if (!verdict.isEmpty()) {
                    List<String> cells = new ArrayList<>(List.of(run.title() + ", " + conditions.title()));
                    cells.addAll(verdict.cells());
                    table.row(cells);
                }
            }
        }
        return "Writes and reads are counted separately; *slower* lists differences larger than both errors:\n\n"
                + table;
    }
}
