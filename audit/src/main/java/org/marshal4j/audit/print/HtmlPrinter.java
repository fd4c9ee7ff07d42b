package org.marshal4j.audit.print;

import java.util.List;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.GrammarLine;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.PairResult;
import org.marshal4j.audit.report.Place;

/** A report as one page of HTML that needs nothing else: pairs with findings, with both grammars side by side. */
public final class HtmlPrinter {

    private static final String STYLE =
            "body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:75em;padding:0 1em}"
                    + "table{border-collapse:collapse;width:100%;table-layout:fixed}td,th{vertical-align:top;text-align:left;"
                    + "padding:.3em .6em;border:1px solid #8884}pre{margin:0;overflow-x:auto;font-size:13px}"
                    + ".certain{color:#b00020;font-weight:600}.likely{color:#a15c00;font-weight:600}mark{background:#ffd54f;color:#000}"
                    + "@media(prefers-color-scheme:dark){body{background:#16181c;color:#e6e6e6}.certain{color:#ff7b86}.likely{color:#ffb74d}}";

    private final StringBuilder page = new StringBuilder();

    private HtmlPrinter() {}

    /** The page. */
    public static String print(AuditReport report) {
        return new HtmlPrinter().page(report);
    }

    private String page(AuditReport report) {
        page.append(
                        "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>marshal4j audit</title>\n<style>")
                .append(STYLE)
                .append("</style>\n<h1>Audit of marshallers</h1>\n<p>");
        text(Summary.of(report));
        page.append("</p>\n");
        report.pairs().stream().filter(pair -> !pair.findings().isEmpty()).forEach(this::pair);
        gaps(report.pairs());
        return page.append("</html>\n").toString();
    }

    private void pair(PairResult pair) {
        page.append("<h2>");
        text(pair.className() + " (" + pair.kind() + ")");
        page.append("</h2>\n<ul>\n");
        pair.findings().forEach(this::finding);
        page.append("</ul>\n<table>\n<tr><th>");
        text("written by " + pair.writer());
        page.append("</th><th>");
        text("read by " + pair.reader());
        page.append("</th></tr>\n<tr><td>");
        grammar(pair.written(), pair.findings().stream().map(Finding::written).toList());
        page.append("</td><td>");
        grammar(pair.read(), pair.findings().stream().map(Finding::read).toList());
        page.append("</td></tr>\n</table>\n");
    }

    private void finding(Finding finding) {
        page.append("<li><span class=\"").append(finding.certainty().label()).append("\">");
        text(finding.kind().code() + " " + finding.certainty().label());
        page.append("</span> ");
        text(finding.kind().title() + ": " + finding.member() + ". " + finding.message() + " "
                + finding.kind().advice());
        page.append("<br>");
        text("written " + finding.written() + ", read " + finding.read());
        page.append("</li>\n");
    }

    private void grammar(List<GrammarLine> lines, List<Place> marked) {
        page.append("<pre>");
        for (GrammarLine line : lines) {
            boolean mark = marked.stream().anyMatch(place -> place.line() == line.line());
            page.append(String.format("%5d ", line.line()))
                    .append("  ".repeat(line.depth()))
                    .append(mark ? "<mark>" : "");
            text(line.text());
            page.append(mark ? "</mark>\n" : "\n");
        }
        page.append("</pre>");
    }

    private void gaps(List<PairResult> pairs) {
        page.append("<h2>Not understood</h2>\n<ul>\n");
        for (PairResult pair : pairs) {
            for (NotUnderstood gap : pair.gaps()) {
                page.append("<li>");
                text(pair.className() + " (" + pair.kind() + "): " + gap.reason() + ", " + gap.place());
                page.append("</li>\n");
            }
        }
        page.append("</ul>\n");
    }

    private void text(String text) {
        page.append(text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
    }
}
