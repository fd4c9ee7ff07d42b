package org.marshal4j.runtime.jdk;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Text;
import org.marshal4j.schema.text.ShownText;

/** Creates the exceptions for values that cannot be kept and for bytes that are not a value. */
final class Refused {
    private Refused() {}

    /** Creates the exception for a value that would be read as another one, or could not be read. */
    static MarshalException notKept(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.NOT_KEPT, by.getSimpleName() + ": " + why);
    }

    /** Creates the exception for bytes that are not a value. */
    static MarshalException impossible(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, by.getSimpleName() + ": " + why);
    }

    /** Reads a text that has at most {@code max} bytes (MARSHAL215) and is not null (MARSHAL214). */
    static String text(Class<?> by, @Nullable String current, int max, Input in) {
        String text = Text.read(current, max, in);
        if (text == null) {
            throw impossible(by, "null in place of a text");
        }
        return text;
    }

    /** Refuses a text if the value made from it would be written as another text. */
    static void unlessSame(Class<?> by, String text, String written) {
        if (!written.equals(text)) {
            throw impossible(by, quoted(text) + " is written as " + quoted(written));
        }
    }

    /** Quotes a text for a message. */
    static String quoted(String text) {
        return "\"" + ShownText.of(text) + "\"";
    }
}
