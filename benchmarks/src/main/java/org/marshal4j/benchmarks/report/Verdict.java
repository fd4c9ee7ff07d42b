package org.marshal4j.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/** The results in short, made of the numbers alone. */
final class Verdict {
    private final Sizes sizes;

    Verdict(Sizes sizes) {
        this.sizes = sizes;
    }

    /** Other libraries. */
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

    /** Code written by hand. */
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
        return "Generated code and what is written by hand, writes and reads counted apart; *slower* has those beyond the errors"
                + " of both:\n\n" + table;
    }
}
