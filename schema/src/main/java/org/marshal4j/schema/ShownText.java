package org.marshal4j.schema;

/**
 * Texts from outside, as messages of exceptions show them: on one line, with nothing in it that moves a cursor, and not too long. Who logs
 * the message must not be led astray by what a stranger put into a file or stream.
 */
public final class ShownText {
    /** More says nothing more to a reader. */
    private static final int LONGEST = 200;

    private ShownText() {}

    /** The text; with {@code \}{@code u001b} for what cannot be seen, and cut off with its length behind it if it is long. */
    public static String of(CharSequence text) {
        boolean whole = text.length() <= LONGEST;
        int end = whole ? text.length() : LONGEST;
        StringBuilder shown = new StringBuilder(end);
        for (int i = 0; i < end; i++) {
            append(text.charAt(i), shown);
        }
        return whole
                ? shown.toString()
                : shown.append("... (")
                        .append(text.length())
                        .append(" characters)")
                        .toString();
    }

    private static void append(char c, StringBuilder shown) {
        if (isSeen(c)) {
            shown.append(c);
        } else {
            shown.append(String.format("\\u%04x", (int) c));
        }
    }

    private static boolean isSeen(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
