package org.marshal4j.schema;

/** Texts in double quotes, in which quotes and backslashes have a backslash in front. */
final class QuotedText {
    private QuotedText() {}

    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** Appends the text in quotes that starts there; returns the index behind its closing quotes, or −1 if there is none. */
    static int parse(String list, int start, StringBuilder text) {
        if (start >= list.length() || list.charAt(start) != '"') {
            return -1;
        }
        for (int i = start + 1; i < list.length(); i++) {
            char c = list.charAt(i);
            if (c == '"') {
                return i + 1;
            }
            if (c == '\\' && ++i == list.length()) {
                break;
            }
            text.append(list.charAt(i));
        }
        return -1;
    }
}
