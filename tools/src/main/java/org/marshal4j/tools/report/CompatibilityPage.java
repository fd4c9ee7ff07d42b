package org.marshal4j.tools.report;

import java.util.List;
import org.marshal4j.schema.matrix.Cell;
import org.marshal4j.schema.matrix.Outcome;
import org.marshal4j.schema.matrix.Reason;
import org.marshal4j.schema.matrix.Revisions;
import org.marshal4j.schema.matrix.TypeMatrix;

/**
 * What becomes of messages between revisions, as one page that needs nothing but a browser. Each cell says in words
 * what its colour says, and opens without a script.
 */
public final class CompatibilityPage {
    /** After the style of all pages, which is light. */
    private static final String STYLE = """
            :root { color-scheme: light dark; }
            .scroll { overflow-x: auto; } table.matrix { width: auto; } caption { text-align: left; color: #666; padding: .3em 0; }
            .matrix th:last-child { width: auto; } .matrix th, .matrix td { border: 1px solid #ddd; white-space: nowrap; }
            .matrix td ul { margin: .4em 0; padding-left: 1.2em; white-space: normal; min-width: 18em; }
            .matrix summary { margin-top: 0; font-weight: normal; cursor: pointer; }
            .same { color: #666; } .read { background: #e3f4e3; } .migration { background: #e4eefb; } .values { background: #fdf1d0; }
            .refused { background: #fbe0de; } .unknown { background: #eee; }
            @media (prefers-color-scheme: dark) {
            body { background: #1b1b1b; color: #ddd; } a { color: #8ab4f8; } th { background: #2a2a2a; } th, td { border-color: #444 !important; }
            .muted, caption, .same { color: #aaa; } .read { background: #1d3b1f; } .migration { background: #1c3350; } .values { background: #4a3b12; }
            .refused { background: #552523; } .unknown { background: #333; }
            }
            """;

    private static final List<String> LEGEND = List.of(
            "read: every message is read as it is.",
            "migration: every message is read after conversion, as SchemaMigration does it; messages with a schema id are converted"
                    + " wherever they are read, if the reader knows the id.",
            "values: messages with certain values, or with objects of certain classes, are refused; the number says how many fields decide."
                    + " All others are read, after conversion if the cell says so.",
            "refused: messages are refused, except perhaps those in which a field is null or empty.",
            "unknown: the lock file lacks a schema.");

    private CompatibilityPage() {}

    /**
     * Makes the page.
     *
     * @param module the name of the module
     * @param types the types
     * @return the text of the page
     */
    public static String of(String module, List<TypeMatrix> types) {
        String title = "Compatibility of " + module;
        StringBuilder body = new StringBuilder("<h1>" + Html.escape(title) + "</h1>\n");
        body.append(
                        "<p>What becomes of messages that were written in one revision of the lock file (rows) and are read")
                .append(" in another one (columns). Above the diagonal, newer readers read older messages; below it,")
                .append(" older readers read newer ones. Fields are followed through the renames that the lock file")
                .append(" records. Open a cell to see why.</p>\n")
                .append(Html.list(LEGEND));
        if (types.isEmpty()) {
            body.append("<p>No type has been accepted.</p>\n");
        } else {
            summary(types, body);
        }
        for (int i = 0; i < types.size(); i++) {
            type(types.get(i), "t" + i, body);
        }
        return Html.page(title, STYLE, body.toString());
    }

    private static void summary(List<TypeMatrix> types, StringBuilder body) {
        body.append("<table>\n<tr><th scope=\"col\">type</th><th scope=\"col\">revisions</th>")
                .append("<th scope=\"col\">older messages</th><th scope=\"col\">newer messages</th></tr>\n");
        for (int i = 0; i < types.size(); i++) {
            TypeMatrix type = types.get(i);
            body.append("<tr><td><a href=\"#t")
                    .append(i)
                    .append("\">")
                    .append(Html.escape(type.type()))
                    .append("</a>")
                    .append(type.isAccepted() ? "" : " <span class=\"muted\">gone</span>")
                    .append("</td><td class=\"n\">")
                    .append(type.revisions().size())
                    .append("</td><td>")
                    .append(CompatibilityWords.counts(type.older()))
                    .append("</td><td>")
                    .append(CompatibilityWords.counts(type.newer()))
                    .append("</td></tr>\n");
        }
        body.append("</table>\n");
    }

    private static void type(TypeMatrix type, String id, StringBuilder body) {
        List<Revisions> revisions = type.revisions();
        body.append("<h2 id=\"")
                .append(id)
                .append("\">")
                .append(Html.escape(type.type()))
                .append("</h2>\n");
        if (revisions.size() == 1) {
            body.append("<p>Its messages look the same in all its revisions: ")
                    .append(revisions.get(0).words())
                    .append(".</p>\n");
            return;
        }
        body.append("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-labelledby=\"")
                .append(id)
                .append("\">\n<table class=\"matrix\">\n<caption>Rows: written in; columns: read in")
                .append(type.isAccepted() ? "" : "; the type is gone")
                .append("</caption>\n<tr><th scope=\"col\">revision</th>");
        revisions.forEach(reader ->
                body.append("<th scope=\"col\">").append(reader.words()).append("</th>"));
        body.append("</tr>\n");
        for (int writer = 0; writer < revisions.size(); writer++) {
            body.append("<tr><th scope=\"row\">")
                    .append(revisions.get(writer).words())
                    .append("</th>");
            for (int reader = 0; reader < revisions.size(); reader++) {
                if (writer == reader) {
                    body.append("<td class=\"same\">same</td>");
                } else {
                    cell(type.cell(writer, reader), body);
                }
            }
            body.append("</tr>\n");
        }
        body.append("</table>\n</div>\n");
    }

    private static void cell(Cell cell, StringBuilder body) {
        String words = CompatibilityWords.of(cell);
        body.append("<td class=\"").append(style(cell.outcome())).append("\">");
        if (cell.outcome() == Outcome.READ) {
            body.append(words).append("</td>");
            return;
        }
        body.append("<details><summary>").append(words).append("</summary><ul>");
        if (!cell.problem().isEmpty()) {
            body.append("<li>").append(Html.escape(cell.problem())).append("</li>");
        }
        for (Reason reason : cell.reasons()) {
            body.append("<li>")
                    .append(CompatibilityWords.of(reason.outcome()))
                    .append(": ")
                    .append(Html.escape(reason.words()))
                    .append("</li>");
        }
        body.append("</ul></details></td>");
    }

    private static String style(Outcome outcome) {
        return CompatibilityWords.of(outcome);
    }
}
