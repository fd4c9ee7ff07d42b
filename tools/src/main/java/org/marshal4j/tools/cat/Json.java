package org.marshal4j.tools.cat;

import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes trees as JSON on one line. Numbers keep all of their digits; those that JSON does not have are texts. */
final class Json {
    private Json() {}

    static void write(@Nullable Object value, StringBuilder out) {
        if (value instanceof Map<?, ?> map) {
            String separator = "{";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                out.append(separator);
                text(String.valueOf(entry.getKey()), out);
                out.append(':');
                write(entry.getValue(), out);
                separator = ",";
            }
            out.append(map.isEmpty() ? "{}" : "}");
        } else if (value instanceof List<?> list) {
            out.append('[');
            for (int i = 0; i < list.size(); i++) {
                out.append(i == 0 ? "" : ",");
                write(list.get(i), out);
            }
            out.append(']');
        } else if (value != null && value.getClass().isArray()) {
            out.append('[');
            for (int i = 0; i < Array.getLength(value); i++) {
                out.append(i == 0 ? "" : ",");
                write(Array.get(value, i), out);
            }
            out.append(']');
        } else {
            scalar(value, out);
        }
    }

    /** Writes a value that holds no others. */
    static void scalar(@Nullable Object value, StringBuilder out) {
        if (value instanceof Number && isFinite(value) || value instanceof Boolean || value == null) {
            out.append(value);
        } else {
            text(value.toString(), out);
        }
    }

    /** Whether a number is neither NaN nor infinite. */
    static boolean isFinite(Object number) {
        return !(number instanceof Double d && !Double.isFinite(d))
                && !(number instanceof Float f && !Float.isFinite(f));
    }

    /** Writes a text. Nothing in it can move the cursor of a terminal, or change the direction of the text. */
    static void text(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> plain(text, i, out);
            }
        }
        out.append('"');
    }

    private static void plain(String text, int index, StringBuilder out) {
        char c = text.charAt(index);
        if (c >= ' ' && c < 0x7F || (c > 0x9F && !isHidden(text, index))) {
            out.append(c);
        } else {
            out.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(Character.forDigit(c >> shift & 0xF, 16));
            }
        }
    }

    private static boolean isHidden(String text, int index) {
        char c = text.charAt(index);
        if (Character.isHighSurrogate(c)) {
            return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return index == 0 || !Character.isHighSurrogate(text.charAt(index - 1));
        }
        int kind = Character.getType(c);
        return kind == Character.FORMAT
                || kind == Character.CONTROL
                || kind == Character.LINE_SEPARATOR
                || kind == Character.PARAGRAPH_SEPARATOR;
    }
}
