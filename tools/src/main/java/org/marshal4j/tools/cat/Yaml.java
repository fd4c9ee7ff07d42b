package org.marshal4j.tools.cat;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes trees as documents of YAML 1.2. Texts are in double quotes, so that none is taken for anything else. */
final class Yaml {
    private Yaml() {}

    static void write(Map<String, @Nullable Object> row, StringBuilder out) {
        out.append("---\n");
        if (row.isEmpty()) {
            out.append("{}\n");
        } else {
            map(row, 0, out);
        }
    }

    private static void map(Map<?, ?> map, int indent, StringBuilder out) {
        boolean first = true;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!first) {
                out.append("  ".repeat(indent));
            }
            first = false;
            key(String.valueOf(entry.getKey()), out);
            out.append(':');
            value(entry.getValue(), indent, out);
        }
    }

    /** A name stands without quotes, unless YAML would take it for something else. */
    private static void key(String key, StringBuilder out) {
        if (key.matches("[A-Za-z_$][A-Za-z0-9_$.]*") && !key.matches("(?i)null|true|false|yes|no|on|off|y|n")) {
            out.append(key);
        } else {
            Json.text(key, out);
        }
    }

    private static void value(@Nullable Object value, int indent, StringBuilder out) {
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            out.append('\n').append("  ".repeat(indent + 1));
            map(map, indent + 1, out);
        } else if (value instanceof List<?> list && !list.isEmpty()) {
            out.append('\n');
            for (Object element : list) {
                out.append("  ".repeat(indent + 1)).append('-');
                element(element, indent + 1, out);
            }
        } else {
            out.append(' ');
            scalar(value, out);
            out.append('\n');
        }
    }

    private static void element(@Nullable Object element, int indent, StringBuilder out) {
        if (element instanceof Map<?, ?> map && !map.isEmpty()) {
            out.append(' ');
            map(map, indent + 1, out);
        } else {
            value(element, indent, out);
        }
    }

    private static void scalar(@Nullable Object value, StringBuilder out) {
        if (value instanceof Number number && !Json.isFinite(number)) {
            double special = number.doubleValue();
            out.append(Double.isNaN(special) ? ".nan" : special > 0 ? ".inf" : "-.inf");
        } else {
            // Empty maps and lists, and arrays, as YAML has them in common with JSON.
            Json.write(value, out);
        }
    }
}
