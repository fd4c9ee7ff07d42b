package org.marshal4j.tools.report;

import java.util.List;
import java.util.stream.Collectors;

/** Pieces of JSON. */
public final class Json {
    private Json() {}

    /**
     * {@return an array with each element on a line of its own}
     *
     * @param elements the elements, as JSON
     * @param indent the blanks before the line that the array begins in
     */
    public static String array(List<String> elements, String indent) {
        return elements.isEmpty()
                ? "[]"
                : elements.stream()
                        .collect(Collectors.joining(",\n  " + indent, "[\n  " + indent, "\n" + indent + "]"));
    }

    /**
     * Returns a text in quotation marks. Everything but printable ASCII is escaped, so that nobody has to know the
     * encoding.
     *
     * @param text the text
     * @return the text as JSON
     */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c >= ' ' && c < 0x7F) {
                quoted.append(c);
            } else {
                quoted.append(String.format("\\u%04x", (int) c));
            }
        }
        return quoted.append('"').toString();
    }
}
