package org.marshal4j.audit.print;

import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and booleans as JSON. */
final class Json {

    private final StringBuilder text = new StringBuilder();

    private Json() {}

    /** The JSON of a value, indented, with a line feed at the end. */
    static String of(Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.text.append('\n').toString();
    }

    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map) {
            entries('{', '}', map.entrySet().stream().toList(), indent);
        } else if (value instanceof List<?> list) {
            entries('[', ']', list, indent);
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            string(value.toString());
        }
    }

    private void entries(char open, char close, List<?> entries, String indent) {
        text.append(open);
        String inner = indent + "  ";
        boolean first = true;
        for (Object entry : entries) {
            text.append(first ? "" : ",").append(inner);
            first = false;
            if (entry instanceof Map.Entry<?, ?> pair) {
                string(pair.getKey().toString());
                text.append(": ");
                value(pair.getValue(), inner);
            } else {
                value(entry, inner);
            }
        }
        text.append(entries.isEmpty() ? "" : indent).append(close);
    }

    private void string(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ' || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
