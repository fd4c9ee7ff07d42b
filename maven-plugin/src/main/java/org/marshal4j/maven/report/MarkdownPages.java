package org.marshal4j.maven.report;

import java.util.List;

/** The pages as Markdown, for those who keep them beside the source. */
public final class MarkdownPages implements Pages {

    @Override
    public String suffix() {
        return ".md";
    }

    @Override
    public String index(String module, List<TypeFacts> types) {
        StringBuilder text = new StringBuilder("# Wire forms of " + module
                + "\n\n| type | fields | size | fingerprint |\n| --- | ---: | --- | --- |\n");
        for (TypeFacts type : types) {
            text.append(String.format(
                    "| [%s](%s.md) | %d | %s | `%s` |%n",
                    type.schema().type(), type.file(), type.schema().fields().size(), type.size(), type.fingerprint()));
        }
        return text.toString();
    }

    @Override
    public String type(TypeFacts type) {
        StringBuilder text = new StringBuilder("# " + type.schema().type() + "\n\n" + Words.summary(type) + "\n\n");
        text.append("![Bytes](").append(type.file()).append(".svg)\n\n");
        type.schema()
                .members()
                .forEach((id, member) -> text.append(String.format("- type id %d: [%s](%s.md)%n", id, member, member)));
        text.append(
                "\n## Fields\n\n| offset | bytes | block | field | wire type | how to read it |\n| ---: | ---: | ---: | --- | --- | --- |\n");
        for (FieldRow row : FieldRows.of(type.schema(), type.resolver())) {
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
                    cell(Meaning.of(row.field().type()))));
        }
        text.append('\n').append(Words.BLOCKS).append("\n\n## Conventions\n\n");
        Words.CONVENTIONS.forEach(line -> text.append("- ").append(line).append('\n'));
        text.append("\n## A message\n\n```text\n")
                .append(type.message().hex())
                .append("\n\n")
                .append(type.message().explained())
                .append("```\n");
        if (!type.layout().isEmpty()) {
            text.append("\n## In memory\n\n")
                    .append(Words.layout())
                    .append("\n\n```text\n")
                    .append(type.layout())
                    .append("```\n");
        }
        if (!type.history().isEmpty()) {
            text.append("\n## History\n");
            type.history()
                    .forEach(form -> text.append("\n```text\n").append(form).append("```\n"));
        }
        return text.toString();
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
