package org.marshal4j.schema.text;

/**
 * Writes and reads texts in double quotes, with a backslash before each quote and backslash in them. Where a line must
 * stay one line, line ends are {@code \n} and {@code \r}; fingerprints are of the texts as they are.
 */
public final class QuotedText {
    private QuotedText() {}

    public static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    /**
     * Appends the quoted text that starts at an index; returns the index after its closing quote, or −1 if there is
     * none.
     */
    public static int parse(String list, int start, StringBuilder text) {
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
            text.append(c == '\\' ? escaped(list.charAt(i)) : c);
        }
        return -1;
    }

    private static char escaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            default -> c;
        };
    }

    /** A text on one line; only quoted texts in it may have line ends. */
    public static String onOneLine(String text) {
        return text.replace("\n", "\\n").replace("\r", "\\r");
    }
}
