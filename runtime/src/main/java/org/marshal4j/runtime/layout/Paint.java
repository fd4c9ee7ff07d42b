package org.marshal4j.runtime.layout;

import java.util.List;

/** Colours of the cells of a {@link TextTable}, by the codes of ECMA-48 (8.3.117) that terminals know. */
public enum Paint {
    /** Text as it is. */
    NONE {
        @Override
        String cell(int column, String text) {
            return text;
        }
    },

    /** Offsets faint, bytes yellow, names cyan, values as they are; what stops a message red. */
    EXPLAINED {
        @Override
        String cell(int column, String text) {
            String code = text.startsWith(STOP) ? "1;31" : COLUMNS.get(column);
            return code.isEmpty() || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
        }
    };

    /** How a value begins at which the bytes are bad. */
    public static final String STOP = "STOPS HERE: ";

    private static final List<String> COLUMNS = List.of("2", "33", "36", "");

    abstract String cell(int column, String text);
}
