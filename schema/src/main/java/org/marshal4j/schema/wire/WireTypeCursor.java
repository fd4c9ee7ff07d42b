package org.marshal4j.schema.wire;

import org.marshal4j.schema.text.QuotedText;

/** A position in the text of a wire type, which only moves forward. */
final class WireTypeCursor {
    /**
     * Returned by {@link #peek} at the end; a name that is followed by this character in the text is not a class name.
     */
    static final char END = '\0';

    private static final String ENDS_OF_NAMES = " <>()[],?\"";

    private final String text;
    private int at;

    WireTypeCursor(String text) {
        this.text = text;
    }

    /** The next character; {@link #END} if there is none. */
    char peek() {
        return at < text.length() ? text.charAt(at) : END;
    }

    /** Whether a text comes next. */
    boolean isNext(String expected) {
        return text.startsWith(expected, at);
    }

    /** Moves past a text if it comes next. */
    boolean take(String expected) {
        boolean there = isNext(expected);
        if (there) {
            at += expected.length();
        }
        return there;
    }

    /** Moves past a text, which must come next. */
    void expect(String expected) {
        if (!take(expected)) {
            throw bad();
        }
    }

    /** Everything before the next delimiter; may be empty. */
    String name() {
        int start = at;
        while (at < text.length() && ENDS_OF_NAMES.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    /**
     * A number without leading zeros.
     *
     * @param digits the largest number of digits, 10 or fewer
     */
    int number(int least, int digits) {
        String number = name();
        boolean isNumber = !number.isEmpty()
                && number.length() <= digits
                && hasOnlyDigits(number)
                && (number.charAt(0) != '0' || number.length() == 1);
        long value = isNumber ? Long.parseLong(number) : -1;
        if (value < least || value > Integer.MAX_VALUE) {
            throw bad();
        }
        return (int) value;
    }

    private static boolean hasOnlyDigits(String number) {
        for (int i = 0; i < number.length(); i++) {
            if (number.charAt(i) < '0' || number.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** A text in double quotes. */
    String quoted() {
        StringBuilder content = new StringBuilder();
        at = QuotedText.parse(text, at, content);
        if (at < 0) {
            throw bad();
        }
        return content.toString();
    }

    void expectEnd() {
        if (at < text.length()) {
            throw bad();
        }
    }

    /** The exception for an unexpected text. */
    IllegalArgumentException bad() {
        return WireWords.notAWireType(text);
    }
}
