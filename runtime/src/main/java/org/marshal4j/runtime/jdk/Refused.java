package org.marshal4j.runtime.jdk;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Text;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** What to throw for values that are not kept, and for bytes that are no value. */
final class Refused {
    /** Longer texts would bury what is said of them. */
    private static final int LONGEST = 200;

    private Refused() {}

    /** For a value that would be read as another one, or not at all. */
    static MarshalException notKept(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.NOT_KEPT, by.getSimpleName() + ": " + why);
    }

    /** For bytes that are no value. */
    static MarshalException impossible(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, by.getSimpleName() + ": " + why);
    }

    /** Reads a text of at most {@code max} bytes (MARSHAL215), which is not null (MARSHAL214). */
    static String text(Class<?> by, @Nullable String current, int max, Input in) {
        String text = Text.read(current, max, in);
        if (text == null) {
            throw impossible(by, "null in place of a text");
        }
        return text;
    }

    /** Refuses a text that the value made of it would not be written as. */
    static void unlessSame(Class<?> by, String text, String written) {
        if (!written.equals(text)) {
            throw impossible(by, quoted(text) + " is written as " + quoted(written));
        }
    }

    /** A text in a message. */
    static String quoted(String text) {
        return "\"" + (text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…") + "\"";
    }
}
