package org.marshal4j.benchmarks.compile;

import java.util.List;
import org.marshal4j.benchmarks.report.MarkdownTable;
import org.marshal4j.benchmarks.report.Numbers;

/** Tables of the times, and what follows from them. */
final class CompileReport {
    /** The growth that still counts as linear: the JVM warms up on the way, and gets faster. */
    private static final double TOLERANCE = 1.25;

    private final List<CompileTimes> times;

    /** Creates the report of these times, from few DTOs to many. */
    CompileReport(List<CompileTimes> times) {
        this.times = times;
    }

    /** Returns the report as Markdown. */
    @Override
    public String toString() {
        return seconds() + "\nMilliseconds added to *plain* for each DTO:\n\n" + added() + "\n" + linear() + goal()
                + besideAvaje() + share();
    }

    private String seconds() {
        MarkdownTable table = new MarkdownTable(
                List.of("DTOs", "plain", "processor", "by hand", "avaje-jsonb", "generated, not processed"));
        for (CompileTimes each : times) {
            table.row(List.of(
                    Integer.toString(each.dtos()),
                    Numbers.ratio(each.plain()),
                    Numbers.ratio(each.processor()),
                    Numbers.ratio(each.byHand()),
                    Numbers.ratio(each.avaje()),
                    Numbers.ratio(each.generated())));
        }
        return table.toString();
    }

    private String added() {
        MarkdownTable table =
                new MarkdownTable(List.of("DTOs", "processor", "by hand", "avaje-jsonb", "generated, not processed"));
        for (CompileTimes each : times) {
            table.row(List.of(
                    Integer.toString(each.dtos()),
                    Numbers.of(each.added(each.processor())),
                    Numbers.of(each.added(each.byHand())),
                    Numbers.of(each.added(each.avaje())),
                    Numbers.of(each.added(each.generated()))));
        }
        return table.toString();
    }

    /** Tells from the last three times whether each DTO takes longer when there are more of them. */
    private String linear() {
        if (times.size() < 3) {
            return "";
        }
        CompileTimes few = times.get(times.size() - 3);
        CompileTimes more = times.get(times.size() - 2);
        CompileTimes most = last();
        double before = more.addedSince(few);
        double after = most.addedSince(more);
        if (before <= 0) {
            return "What a further DTO costs was lost in the noise of the machine.\n";
        }
        return "From " + few.dtos() + " to " + more.dtos() + " DTOs the processor added " + Numbers.of(before)
                + " ms for each further one, from " + more.dtos() + " to " + most.dtos() + " " + Numbers.of(after)
                + " ms: " + (after <= TOLERANCE * before ? "no more than linear.\n" : "**more than linear.**\n");
    }

    private String goal() {
        CompileTimes most = last();
        double processor = most.processor() - most.plain();
        double byHand = most.byHand() - most.plain();
        if (byHand <= 0) {
            return "What marshallers written by hand cost was lost in the noise of the machine.\n";
        }
        return "With " + most.dtos() + " DTOs the processor added " + Numbers.ratio(processor)
                + " s, and marshallers written by hand " + Numbers.ratio(byHand) + " s: "
                + (processor < byHand
                        ? "the processor adds less.\n"
                        : "the processor adds " + Numbers.ratio(processor / byHand) + " times as much.\n");
    }

    private String besideAvaje() {
        CompileTimes most = last();
        return "With " + most.dtos() + " DTOs the whole compilation took "
                + Numbers.ratio(most.processor() / most.avaje())
                + " times as long as with the processor of avaje-jsonb.\n";
    }

    private String share() {
        CompileTimes most = last();
        return "Of what it added, " + Numbers.ratio(most.processor() - most.generated())
                + " s are the processor itself, " + Numbers.ratio(most.generated() - most.plain())
                + " s the compilation of what it generated.\n";
    }

    private CompileTimes last() {
        return times.get(times.size() - 1);
    }
}
