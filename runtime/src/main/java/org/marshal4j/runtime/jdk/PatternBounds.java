package org.marshal4j.runtime.jdk;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decides which patterns are cheap to compile, whoever wrote them. The JDK goes one level down the stack for each
 * nested group and class, and later one level for each part of the text after the first. The worst text within these
 * bounds needs less than 400 KB of stack.
 */
final class PatternBounds {
    /** The maximum number of characters. */
    static final int LONGEST = 1000;

    /** The maximum number of characters that may make the compiler go down a level. */
    static final int MOST_LEVELS = 200;

    /** The maximum number of bytes of UTF-8: no character has more than three. */
    static final int MOST_BYTES = 3 * LONGEST;

    private static final int FLAGS = Pattern.UNIX_LINES
            | Pattern.CASE_INSENSITIVE
            | Pattern.COMMENTS
            | Pattern.MULTILINE
            | Pattern.LITERAL
            | Pattern.DOTALL
            | Pattern.UNICODE_CASE
            | Pattern.UNICODE_CHARACTER_CLASS;

    private static final int ALL_UNICODE = Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;

    private PatternBounds() {}

    /** Returns why a pattern is not accepted; null if it is, provided that it is a valid pattern. */
    static @Nullable String problem(String text, int flags) {
        if ((flags & Pattern.CANON_EQ) != 0) {
            return "patterns with CANON_EQ are not kept, since compiling them may take any time";
        }
        if ((flags & ~FLAGS) != 0) {
            return "there are no such flags of patterns: 0x" + Integer.toHexString(flags);
        }
        if ((flags & ALL_UNICODE) == Pattern.UNICODE_CHARACTER_CLASS) {
            return "UNICODE_CHARACTER_CLASS without UNICODE_CASE, which the JDK always adds to it";
        }
        if (text.length() > LONGEST) {
            return "a pattern of " + text.length() + " characters, but at most " + LONGEST + " are kept";
        }
        int levels = levels(text);
        return levels > MOST_LEVELS
                ? "a pattern with " + levels + " of the characters ( [ &, but at most " + MOST_LEVELS + " are kept"
                : null;
    }

    private static int levels(String text) {
        int levels = 0;
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '(' || each == '[' || each == '&') {
                levels++;
            }
        }
        return levels;
    }
}
