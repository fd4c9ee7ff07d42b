package org.marshal4j.tools.report;

import java.util.Map;
import java.util.stream.Collectors;
import org.marshal4j.schema.matrix.Cell;
import org.marshal4j.schema.matrix.Outcome;
import org.marshal4j.schema.matrix.TypeMatrix;

/** Short words for what becomes of messages. */
public final class CompatibilityWords {
    private CompatibilityWords() {}

    /**
     * {@return a line about a type that is not read as it is everywhere}
     *
     * @param type the type
     */
    public static String line(TypeMatrix type) {
        return type.type() + ", " + type.revisions().size() + " schemas: older messages " + counts(type.older())
                + "; newer messages " + counts(type.newer());
    }

    /** How many pairs of revisions have each outcome, such as {@code 2 read, 1 refused}. */
    static String counts(Map<Outcome, Integer> counts) {
        return counts.isEmpty()
                ? "–"
                : counts.entrySet().stream()
                        .map(entry -> entry.getValue() + " " + entry.getKey().words())
                        .collect(Collectors.joining(", "));
    }

    /** What becomes of messages, in a word; it is also the style of the cell. */
    static String of(Outcome outcome) {
        return switch (outcome) {
            case READ -> "read";
            case READ_AFTER_MIGRATION -> "migration";
            case DEPENDS_ON_VALUES -> "values";
            case REFUSED -> "refused";
            case UNKNOWN -> "unknown";
        };
    }

    /** The text of a cell. */
    static String of(Cell cell) {
        String word = of(cell.outcome());
        return cell.outcome() == Outcome.DEPENDS_ON_VALUES
                ? word + " " + cell.dependentFields() + (cell.isConverted() ? ", migration" : "")
                : word;
    }
}
