package org.marshal4j.runtime;

import java.util.List;

/** Colours of the cells of a {@link TextTable}, by the codes of ECMA-48 (8.3.117) that terminals know. */
enum Paint {
    /** Text as it is. */
    NONE(List.of(), ""),

    /** Offsets faint, bytes yellow, names cyan, values as they are; what stops a message red. */
    EXPLAINED(List.of("2", "33", "36", ""), "1;31");

    /** How a value begins at which the bytes are bad. */
    static final String STOP = "STOPS HERE: ";

    private final List<String> columns;
    private final String stop;

    Paint(List<String> columns, String stop) {
        this.columns = columns;
        this.stop = stop;
    }

    String cell(int column, String text) {
        String code = column >= columns.size() ? "" : text.startsWith(STOP) ? stop : columns.get(column);
        return code.isEmpty() || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
