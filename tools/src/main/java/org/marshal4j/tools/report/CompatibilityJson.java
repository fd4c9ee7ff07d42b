package org.marshal4j.tools.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.marshal4j.schema.matrix.Cell;
import org.marshal4j.schema.matrix.Reason;
import org.marshal4j.schema.matrix.Revisions;
import org.marshal4j.schema.matrix.TypeMatrix;

/** What becomes of messages between revisions, for programs. docs/maven-plugin.md describes the fields. */
public final class CompatibilityJson {
    private CompatibilityJson() {}

    /**
     * {@return one JSON object}
     *
     * @param module the name of the module
     * @param revision the last revision of its lock file
     * @param types the types
     */
    public static String of(String module, int revision, List<TypeMatrix> types) {
        return "{\n"
                + "  \"module\": " + Json.quoted(module) + ",\n"
                + "  \"revision\": " + revision + ",\n"
                + "  \"types\": "
                + Json.array(types.stream().map(CompatibilityJson::type).toList(), "  ") + "\n}\n";
    }

    private static String type(TypeMatrix type) {
        List<String> cells = new ArrayList<>();
        for (int writer = 0; writer < type.revisions().size(); writer++) {
            for (int reader = 0; reader < type.revisions().size(); reader++) {
                if (writer != reader) {
                    cells.add(cell(
                            type.revisions().get(writer), type.revisions().get(reader), type.cell(writer, reader)));
                }
            }
        }
        return "{\n      \"type\": " + Json.quoted(type.type())
                + ",\n      \"accepted\": " + type.isAccepted()
                + ",\n      \"revisions\": "
                + type.revisions().stream()
                        .map(each -> "{\"from\": " + each.from() + ", \"to\": " + each.to() + "}")
                        .collect(Collectors.joining(", ", "[", "]"))
                + ",\n      \"pairs\": " + Json.array(cells, "      ") + "\n    }";
    }

    private static String cell(Revisions writer, Revisions reader, Cell cell) {
        return "{\"writer\": " + writer.from()
                + ", \"reader\": " + reader.from()
                + ", \"outcome\": " + Json.quoted(cell.outcome().name())
                + ", \"converted\": " + cell.isConverted()
                + ", \"dependentFields\": " + cell.dependentFields()
                + ", \"problem\": " + Json.quoted(cell.problem())
                + ", \"reasons\": "
                + Json.array(
                        cell.reasons().stream().map(CompatibilityJson::reason).toList(), "        ") + "}";
    }

    private static String reason(Reason reason) {
        return "{\"outcome\": " + Json.quoted(reason.outcome().name())
                + ", \"path\": " + Json.quoted(reason.path())
                + ", \"type\": " + Json.quoted(reason.difference().type())
                + ", \"field\": " + Json.quoted(reason.difference().field())
                + ", \"rule\": " + Json.quoted(reason.difference().rule().id())
                + ", \"detail\": " + Json.quoted(reason.difference().detail()) + "}";
    }
}
