package org.marshal4j.audit.print;

import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.PairResult;
import org.marshal4j.audit.report.Place;

/** A report as text, for people. */
public final class TextPrinter {

    private final boolean gaps;

    /** Prints findings and counts; with {@code gaps}, also all code that was not understood. */
    public TextPrinter(boolean gaps) {
        this.gaps = gaps;
    }

    /** The report; lines end with a line feed. */
    public String print(AuditReport report) {
        StringBuilder text = new StringBuilder();
        for (Finding finding : report.findings()) {
            text.append(finding(finding));
        }
        if (gaps) {
            for (PairResult pair : report.pairs()) {
                for (NotUnderstood gap : pair.gaps()) {
                    text.append("Not understood in ")
                            .append(pair.className())
                            .append(" (")
                            .append(pair.kind())
                            .append("): ")
                            .append(gap.reason())
                            .append(", ")
                            .append(line(gap.place()))
                            .append('\n');
                }
            }
        }
        report.unusedBaseline()
                .forEach(line -> text.append("Nothing matches this line of the baseline: ")
                        .append(line)
                        .append('\n'));
        return text.append(Summary.of(report)).append('\n').toString();
    }

    private static String finding(Finding finding) {
        return finding.kind().code() + " " + finding.certainty().label() + ": "
                + finding.kind().title() + ": "
                + finding.className() + "." + finding.member() + " (" + finding.pair() + ")\n"
                + "  " + finding.message() + "\n"
                + "  written  " + line(finding.written()) + "\n"
                + "  read     " + line(finding.read()) + "\n"
                + "  " + finding.kind().advice() + "\n";
    }

    private static String line(Place place) {
        return place.className() + "." + place.method() + "(" + (place.file().isEmpty() ? "Unknown" : place.file())
                + ":" + place.line() + ")";
    }
}
