package org.marshal4j.runtime.layout;

import java.util.List;

/** Colours for the cells of a {@link TextTable}, as ECMA-48 escape codes (8.3.117), which terminals understand. */
public enum Paint {
    /** No colours. */
    NONE {
        @Override
        String cell(int column, String text) {
            return text;
        }
    },

    /** Offsets are faint, bytes yellow, names cyan and values unchanged; the reason why a message ends early is red. */
    EXPLAINED {
        @Override
        String cell(int column, String text) {
            String code = text.startsWith(STOP) ? "1;31" : COLUMNS.get(column);
            return code.isEmpty() || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
        }
    };

    /** The start of a value at which the bytes are invalid. */
    public static final String STOP = "STOPS HERE: ";

    private static final List<String> COLUMNS = List.of("2", "33", "36", "");

    abstract String cell(int column, String text);
}
