package org.marshal4j.tools.page;

import java.util.List;

/** The pages as Markdown, for projects that keep them with the source. */
public final class MarkdownPages implements Pages {

    @Override
    public String suffix() {
        return ".md";
    }

    @Override
    public String index(String module, List<TypeFacts> types) {
        StringBuilder text = new StringBuilder(
                "# Schemas of " + module + "\n\n| type | fields | size | fingerprint |\n| --- | ---: | --- | --- |\n");
        for (TypeFacts type : types) {
            text.append(String.format(
                    "| [%s](%s.md) | %d | %s | `%s` |%n",
                    type.schema().type(), type.file(), type.fields(), type.size(), type.fingerprint()));
        }
        return text.toString();
    }

    @Override
    public String type(TypeFacts type) {
        List<FieldRow> rows = FieldRows.of(type.schema(), type.resolver());
        StringBuilder text = new StringBuilder("# " + type.schema().type() + "\n\n" + Words.summary(type) + "\n");
        if (!type.schema().members().isEmpty()) {
            text.append("\n" + Words.typeId(type.schema()) + "\n\n| id | type |\n| ---: | --- |\n");
            type.schema()
                    .members()
                    .forEach((id, member) ->
                            text.append(String.format("| %d | [%s](%s.md) |%n", id, member, TypeFacts.file(member))));
        }
        if (!rows.isEmpty()) {
            text.append("\n![Bytes](")
                    .append(type.file())
                    .append(".svg)\n\n")
                    .append(Words.COLOURS)
                    .append('\n');
            fields(type, rows, text);
        }
        if (type.schema().isEvolvable()) {
            text.append("\n## Frames\n\n").append(list(Words.FRAMES));
        }
        text.append("\n## Conventions\n\n").append(list(Words.CONVENTIONS));
        text.append("\nMalformed, and to be refused, are:\n\n").append(list(Words.MALFORMED));
        text.append("\n## A message\n\n")
                .append(block(type.message().hex() + "\n\n" + type.message().explained()));
        if (!type.history().isEmpty()) {
            text.append("\n## History\n\n").append(Words.HISTORY).append('\n');
            type.history().forEach(form -> text.append('\n').append(block(form)));
        }
        if (!type.layout().isEmpty()) {
            text.append("\n## In memory\n\n")
                    .append(Words.layout())
                    .append("\n\n")
                    .append(block(type.layout()));
        }
        return text.toString();
    }

    private static void fields(TypeFacts type, List<FieldRow> rows, StringBuilder text) {
        text.append(
                "\n## Fields\n\n| offset | bytes | block | field | wire type | how to read it |\n| ---: | ---: | ---: | --- | --- | --- |\n");
        for (FieldRow row : rows) {
            text.append(String.format(
                    "| %s | %s | %s | %s | `%s` | %s |%n",
                    row.where(),
                    row.length(),
                    row.inBlock(),
                    row.label()
                            + (row.field().since() > 1
                                    ? " (since " + row.field().since() + ")"
                                    : ""),
                    cell(row.field().type().toString()),
                    cell(type.meaning().of(row.field().type()))));
        }
        text.append('\n').append(Words.BLOCKS).append('\n');
    }

    private static String list(List<String> lines) {
        return "- " + String.join("\n- ", lines) + "\n";
    }

    private static String block(String text) {
        return "```text\n" + text + (text.endsWith("\n") ? "" : "\n") + "```\n";
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
