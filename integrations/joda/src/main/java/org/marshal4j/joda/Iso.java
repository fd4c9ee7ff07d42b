package org.marshal4j.joda;

import java.util.function.Supplier;
import org.joda.time.Chronology;
import org.joda.time.DateTimeZone;
import org.joda.time.chrono.ISOChronology;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.schema.text.ShownText;

/** Checks which values can be kept, and which bytes are values. */
final class Iso {
    private Iso() {}

    /** Refuses a value without a zone if its chronology is not written. */
    static void check(Class<?> by, Object value, Chronology chronology) {
        check(by, value, chronology, ISOChronology.getInstanceUTC());
    }

    /** Refuses a value with a zone if its chronology is not written. */
    static void check(Class<?> by, Object value, Chronology chronology, DateTimeZone zone) {
        check(by, value, chronology, ISOChronology.getInstance(zone));
    }

    private static void check(Class<?> by, Object value, Chronology chronology, Chronology kept) {
        if (!kept.equals(chronology)) {
            throw notKept(by, "the chronology of " + value + " is " + chronology + ", and only " + kept + " is kept");
        }
    }

    /** The exception for a value that would be read as another one. */
    static MarshalException notKept(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.NOT_KEPT, by.getSimpleName() + ": " + why);
    }

    /** Creates a value from what was read; the values may be out of range. */
    static <T> T read(Class<?> by, Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException | ArithmeticException e) {
            // Without the cause, whose message may repeat a text as it is.
            throw impossible(by, ShownText.of(String.valueOf(e.getMessage())));
        }
    }

    /** The exception for bytes that are not a value. */
    static MarshalException impossible(Class<?> by, String why) {
        return new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, by.getSimpleName() + ": " + why);
    }
}
