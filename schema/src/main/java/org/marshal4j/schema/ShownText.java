package org.marshal4j.schema;

/**
 * Texts from outside, as messages of exceptions show them: on one line, with nothing in it that moves a cursor, and not too long. Who logs
 * the message must not be led astray by what a stranger put into a file or stream.
 */
public final class ShownText {
    /** More says nothing more to a reader. */
    private static final int LONGEST = 200;

    /** The same for a whole message, which may be a list of differences. */
    private static final int LONGEST_MESSAGE = 20_000;

    private ShownText() {}

    /** The text; with {@code \}{@code u001b} for what cannot be seen, and cut off with its length behind it if it is long. */
    public static String of(CharSequence text) {
        return shown(text, LONGEST, false);
    }

    /** A message that may have line ends of its own, and must not have others: texts from outside in it are shown by {@link #of}. */
    public static String ofLines(CharSequence message) {
        return shown(message, LONGEST_MESSAGE, true);
    }

    private static String shown(CharSequence text, int longest, boolean hasLines) {
        boolean whole = text.length() <= longest;
        int end = whole ? text.length() : longest;
        StringBuilder shown = new StringBuilder(end);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (isSeen(c) || (hasLines && c == '\n')) {
                shown.append(c);
            } else {
                shown.append(String.format("\\u%04x", (int) c));
            }
        }
        return whole
                ? shown.toString()
                : shown.append("... (")
                        .append(text.length())
                        .append(" characters)")
                        .toString();
    }

    private static boolean isSeen(char c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
