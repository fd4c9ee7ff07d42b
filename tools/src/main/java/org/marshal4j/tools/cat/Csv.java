package org.marshal4j.tools.cat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes trees as rows of CSV, as RFC 4180 describes it, but with line feeds alone. */
final class Csv {
    private Csv() {}

    static void names(Collection<String> columns, StringBuilder out) {
        String separator = "";
        for (String column : columns) {
            out.append(separator);
            cell(column, out);
            separator = ",";
        }
        out.append('\n');
    }

    static void row(Collection<String> columns, Map<String, @Nullable Object> row, StringBuilder out) {
        String separator = "";
        for (String column : columns) {
            out.append(separator);
            cell(row.get(column), out);
            separator = ",";
        }
        out.append('\n');
    }

    /** Null is nothing; an empty text is a pair of quotes. Whatever holds other values is JSON. */
    private static void cell(@Nullable Object value, StringBuilder out) {
        if (value == null) {
            return;
        }
        String text;
        if (value instanceof Map || value instanceof List || value.getClass().isArray()) {
            StringBuilder json = new StringBuilder();
            Json.write(value, json);
            text = json.toString();
        } else {
            text = value.toString();
        }
        boolean isQuoted = text.isEmpty() || text.chars().anyMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
        out.append(isQuoted ? '"' + text.replace("\"", "\"\"") + '"' : text);
    }
}
