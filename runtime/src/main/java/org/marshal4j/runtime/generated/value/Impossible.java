package org.marshal4j.runtime.generated.value;

import java.time.Year;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.text.ShownText;

/** Refuses bytes that are not a value. */
public final class Impossible {
    private static final int NANOS = 1_000_000_000;
    private static final int MONTHS = 12;

    private Impossible() {}

    public static MarshalException value(@Nullable String detail) {
        return new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, String.valueOf(detail));
    }

    /** Refuses a text. The JDK gives the reason, which repeats the text. */
    public static MarshalException text(String what, Exception refused) {
        return value(what + ": " + ShownText.of(String.valueOf(refused.getMessage())));
    }

    /**
     * Returns the object created from a text if it would be written as the same text; otherwise what is read would not
     * be what was written.
     */
    public static <T> T unlessSame(String what, String text, String written, T made) {
        if (!text.equals(written)) {
            throw value(what + ": " + ShownText.of(text) + ", of which the JDK makes " + ShownText.of(written));
        }
        return made;
    }

    static int nanos(int nanos) {
        if (nanos < 0 || nanos >= NANOS) {
            throw value(nanos + " nanoseconds do not fit in a second");
        }
        return nanos;
    }

    /** Returns a year, or refuses it. */
    public static int year(long year) {
        if (year < Year.MIN_VALUE || year > Year.MAX_VALUE) {
            throw value("year " + year + " is not between " + Year.MIN_VALUE + " and " + Year.MAX_VALUE);
        }
        return (int) year;
    }

    static int month(int month) {
        if (month < 1 || month > MONTHS) {
            throw value("there is no month " + month);
        }
        return month;
    }
}
