package org.marshal4j.tools.page;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.marshal4j.schema.Schema;
import org.marshal4j.tools.report.Html;

/** The pages as HTML, which needs nothing but a browser. */
public final class HtmlPages implements Pages {

    @Override
    public String suffix() {
        return ".html";
    }

    @Override
    public String index(String module, List<TypeFacts> types) {
        StringBuilder body = new StringBuilder("<h1>Schemas of " + Html.escape(module) + "</h1>\n");
        body.append("<table>\n<tr><th>type</th><th>fields</th><th>size</th><th>fingerprint</th></tr>\n");
        for (TypeFacts type : types) {
            body.append(String.format(
                    "<tr><td><a href=\"%s.html\">%s</a></td><td class=\"n\">%d</td><td>%s</td><td><code>%s</code></td></tr>%n",
                    Html.escape(type.file()),
                    Html.escape(type.schema().type()),
                    type.fields(),
                    type.size(),
                    type.fingerprint()));
        }
        return Html.page("Schemas of " + module, body.append("</table>\n").toString());
    }

    @Override
    public String type(TypeFacts type) {
        List<FieldRow> rows = FieldRows.of(type.schema(), type.resolver());
        StringBuilder body = new StringBuilder();
        body.append("<p class=\"muted\"><a href=\"index.html\">all types</a></p>\n<h1>")
                .append(Html.escape(type.schema().type()))
                .append("</h1>\n<p>")
                .append(Html.escape(Words.summary(type)))
                .append("</p>\n");
        members(type.schema(), body);
        if (!rows.isEmpty()) {
            body.append("<h2>Bytes</h2>\n").append(ByteDiagram.of(type.simpleName(), rows));
            body.append(Html.muted(Words.COLOURS));
            fields(type, rows, body);
        }
        if (type.schema().isEvolvable()) {
            body.append("<h2>Frames</h2>\n").append(Html.list(Words.FRAMES));
        }
        body.append("<h2>Conventions</h2>\n").append(Html.list(Words.CONVENTIONS));
        body.append("<p>Malformed, and to be refused, are:</p>\n").append(Html.list(Words.MALFORMED));
        body.append("<h2>A message</h2>\n")
                .append(Html.pre(type.message().hex()))
                .append(Html.pre(type.message().explained()));
        history(type, body);
        if (!type.layout().isEmpty()) {
            body.append("<details><summary>In memory</summary>\n")
                    .append(Html.muted(Words.layout()))
                    .append(Html.pre(type.layout()))
                    .append("</details>\n");
        }
        return Html.page(type.schema().type(), body.toString());
    }

    private static void fields(TypeFacts type, List<FieldRow> rows, StringBuilder body) {
        body.append(
                "<h2>Fields</h2>\n<table>\n<tr><th>offset</th><th>bytes</th><th>block</th><th>field</th><th>wire type</th><th>how to read it</th></tr>\n");
        for (FieldRow row : rows) {
            body.append(String.format(
                    "<tr><td>%s</td><td class=\"n\">%s</td><td class=\"n\">%s</td><td>%s%s</td><td>%s</td><td>%s</td></tr>%n",
                    Html.escape(row.where()),
                    row.length(),
                    row.inBlock(),
                    Html.escape(row.label()),
                    row.field().since() > 1
                            ? " <span class=\"muted\">since " + row.field().since() + "</span>"
                            : "",
                    linked(row, type),
                    Html.escape(type.meaning().of(row.field().type()))));
        }
        body.append("</table>\n").append(Html.muted(Words.BLOCKS));
    }

    private static void members(Schema schema, StringBuilder body) {
        if (!schema.isFamily()) {
            return;
        }
        body.append("<h2>Types of the family</h2>\n<p>" + Words.typeId(schema) + "</p>\n")
                .append("<table>\n<tr><th>id</th><th>type</th></tr>\n");
        schema.members()
                .forEach((id, member) -> body.append(String.format(
                        "<tr><td class=\"n\">%d</td><td><a href=\"%s.html\">%s</a></td></tr>%n",
                        id, Html.escape(TypeFacts.file(member)), Html.escape(member))));
        body.append("</table>\n");
    }

    /** The wire type, in which each type that has a page is a link to it. */
    private static String linked(FieldRow row, TypeFacts type) {
        String names = type.schema().heldTypes().stream()
                .filter(name -> !name.equals(type.schema().type()) && Words.isKnown(type.resolver(), name))
                .map(name -> Pattern.quote(Html.escape(name)))
                .collect(Collectors.joining("|"));
        String text = Html.escape(row.field().type().toString());
        if (!names.isEmpty()) {
            // Matches whole names, since one class's name may be the beginning of another's.
            text = Pattern.compile("(?<![\\w.$])(?:" + names + ")(?![\\w.$])")
                    .matcher(text)
                    .replaceAll(name -> Matcher.quoteReplacement(
                            "<a href=\"" + TypeFacts.file(name.group()) + ".html\">" + name.group() + "</a>"));
        }
        return "<code>" + text + "</code>";
    }

    private static void history(TypeFacts type, StringBuilder body) {
        if (!type.history().isEmpty()) {
            body.append("<h2>History</h2>\n");
            type.history()
                    .forEach(form ->
                            body.append("<pre>").append(Html.escape(form)).append("</pre>\n"));
        }
    }
}
