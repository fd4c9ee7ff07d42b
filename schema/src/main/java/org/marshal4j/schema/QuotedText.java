package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;

/** Texts in double quotes, in which a backslash stands before quotes and backslashes. */
final class QuotedText {
    private QuotedText() {}

    static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /** The texts of {@code "a","b"}; IllegalArgumentException for anything else. */
    static List<String> parseList(String list) {
        List<String> texts = new ArrayList<>();
        int i = 0;
        while (i < list.length()) {
            StringBuilder text = new StringBuilder();
            i = parse(list, i, text);
            texts.add(text.toString());
            if (i < list.length() && (list.charAt(i++) != ',' || i == list.length())) {
                throw malformed(list);
            }
        }
        return texts;
    }

    /** Appends the text that starts there; returns the index behind its closing quotes. */
    private static int parse(String list, int start, StringBuilder text) {
        if (list.charAt(start) != '"') {
            throw malformed(list);
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
        throw malformed(list);
    }

    /** The index behind the text in quotes that starts there, or −1 if it has no end. */
    static int skip(String text, int start) {
        for (int i = start + 1; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i + 1;
            }
        }
        return -1;
    }

    private static IllegalArgumentException malformed(String list) {
        return new IllegalArgumentException("not a wire type: \"oneof(" + list + ")\"");
    }
}
