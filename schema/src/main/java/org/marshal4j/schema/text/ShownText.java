package org.marshal4j.schema.text;

/**
 * Prepares texts from outside for messages of exceptions: on one line, without characters that move a cursor, and not
 * too long. Somebody who reads a log must not be misled by what a stranger put into a file or stream.
 */
public final class ShownText {
    /** A longer text tells a reader no more. */
    private static final int LONGEST = 200;

    /** The limit for a whole message, which may be a list of differences. */
    private static final int LONGEST_MESSAGE = 20_000;

    private ShownText() {}

    /**
     * Returns a text for a message. Invisible characters become escapes such as {@code \}{@code u001b}. A long text is
     * cut off and followed by its length.
     *
     * @param text the text
     * @return what to show
     */
    public static String of(CharSequence text) {
        return shown(text, LONGEST, false);
    }

    /**
     * Returns a whole line, however long it is.
     *
     * @param line the line, without its end
     * @return what to show
     */
    public static String line(CharSequence line) {
        return shown(line, Integer.MAX_VALUE, false);
    }

    /**
     * Returns a whole message, which may contain line ends of its own. Texts from outside in it must not contain any,
     * so pass those through {@link #of} first.
     *
     * @param message the message
     * @return what to show
     */
    public static String ofLines(CharSequence message) {
        return shown(message, LONGEST_MESSAGE, true);
    }

    private static String shown(CharSequence text, int longest, boolean hasLines) {
        boolean whole = text.length() <= longest;
        int end = whole ? text.length() : longest;
        StringBuilder shown = new StringBuilder(end);
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (isSeen(codePointAt(text, i)) || (hasLines && c == '\n')) {
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

    /** The character that the text has there, or half of it. */
    private static int codePointAt(CharSequence text, int index) {
        boolean isSecond = index > 0 && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
        return Character.codePointAt(text, isSecond ? index - 1 : index);
    }

    private static boolean isSeen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
