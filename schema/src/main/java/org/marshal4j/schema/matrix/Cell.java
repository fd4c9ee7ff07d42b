package org.marshal4j.schema.matrix;

import java.util.List;

/**
 * What becomes of messages of one type from one revision where another one is expected.
 *
 * @param outcome what becomes of them
 * @param isConverted whether messages that are read have to be converted first
 * @param reasons why they are not read as they are, the worst reasons first
 * @param problem why the outcome is not known; empty if it is
 */
public record Cell(Outcome outcome, boolean isConverted, List<Reason> reasons, String problem) {
    static final Cell SAME = new Cell(Outcome.READ, false, List.of(), "");

    /** Copies the reasons. */
    public Cell {
        reasons = List.copyOf(reasons);
    }

    static Cell unknown(String problem) {
        return new Cell(Outcome.UNKNOWN, false, List.of(), problem);
    }

    /**
     * {@return how many fields, families and lists of classes have values, or may have values, for which messages are
     * refused}
     */
    public int dependentFields() {
        return (int) reasons.stream()
                .filter(reason -> reason.outcome() == Outcome.DEPENDS_ON_VALUES)
                .map(Reason::path)
                .distinct()
                .count();
    }
}
