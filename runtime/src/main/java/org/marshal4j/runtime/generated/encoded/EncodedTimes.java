package org.marshal4j.runtime.generated.encoded;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoField;
import java.util.Date;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.schema.wire.TimeForm;

/**
 * Dates and times as numbers. What is smaller than the unit is cut off on writing, towards the past, as
 * {@code toEpochMilli()} does; a number that does not fit into a long is MARSHAL227. A number that was read and is no
 * time is MARSHAL214. What a field holds is returned without allocation if it is equal.
 */
@SuppressWarnings("JavaUtilDate") // users have fields of this class
public final class EncodedTimes {
    private static final long NANOS = 1_000_000_000;

    /** The first second that begins within what a long has of milliseconds, in these. */
    private static final long FIRST_WHOLE_SECOND = Long.MIN_VALUE / 1000 * 1000;

    private EncodedTimes() {}

    /** How many there are in a second. */
    static long perSecond(TimeForm unit) {
        return switch (unit) {
            case SECONDS -> 1;
            case MILLIS -> 1_000;
            case MICROS -> 1_000_000;
            case NANOS -> NANOS;
            case DAYS -> throw new IllegalArgumentException("days are no part of a second");
        };
    }

    /** Returns the number of an instant, since 1970, of the field with a name. */
    public static long number(String name, TimeForm unit, Instant value) {
        return number(name, unit, value.getEpochSecond(), value.getNano());
    }

    /** Returns the number of a duration. */
    public static long number(String name, TimeForm unit, Duration value) {
        return number(name, unit, value.getSeconds(), value.getNano());
    }

    /** Returns the number of a date, since 1970; MARSHAL227 for the first second, whose beginning is no date. */
    public static long number(String name, TimeForm unit, Date value) {
        long millis = value.getTime();
        if (unit == TimeForm.SECONDS && millis < FIRST_WHOLE_SECOND) {
            throw new MarshalException(
                    RuntimeProblem.NOT_KEPT, name, "the second of " + millis + " millis begins before all dates");
        }
        return number(name, unit, Math.floorDiv(millis, 1000L), (int) Math.floorMod(millis, 1000L) * 1_000_000);
    }

    /** Returns the number of a time of day, since midnight. */
    public static long number(String name, TimeForm unit, LocalTime value) {
        return value.toNanoOfDay() / (NANOS / perSecond(unit));
    }

    /** Returns the days of a date, since 1970. */
    public static long number(String name, TimeForm unit, LocalDate value) {
        return value.toEpochDay();
    }

    /** Returns the number of a time, from its seconds and nanoseconds. */
    static long number(String name, TimeForm unit, long seconds, int nanos) {
        long perSecond = perSecond(unit);
        try {
            // A second more and less, so that the smallest numbers do not overflow half way.
            return seconds < 0
                    ? Math.addExact(Math.multiplyExact(seconds + 1, perSecond), nanos / (NANOS / perSecond) - perSecond)
                    : Math.addExact(Math.multiplyExact(seconds, perSecond), nanos / (NANOS / perSecond));
        } catch (ArithmeticException e) {
            throw new MarshalException(
                    RuntimeProblem.NOT_KEPT,
                    name,
                    seconds + " seconds have more " + unit.wireName() + " than fit in a long");
        }
    }

    /** Returns the instant of a number that was read. */
    public static Instant instant(TimeForm unit, @Nullable Instant current, long number) {
        long seconds = seconds(unit, number);
        int nanos = nanos(unit, number);
        if (current != null && current.getEpochSecond() == seconds && current.getNano() == nanos) {
            return current;
        }
        try {
            return Instant.ofEpochSecond(seconds, nanos);
        } catch (DateTimeException e) {
            throw Impossible.value(e.getMessage());
        }
    }

    /** Returns the duration of a number that was read. */
    public static Duration duration(TimeForm unit, @Nullable Duration current, long number) {
        long seconds = seconds(unit, number);
        int nanos = nanos(unit, number);
        return current != null && current.getSeconds() == seconds && current.getNano() == nanos
                ? current
                : Duration.ofSeconds(seconds, nanos);
    }

    /** Returns the date of a number that was read: a new one, unless the field's own is of the same class and time. */
    public static Date date(TimeForm unit, @Nullable Date current, long number) {
        long millis = millis(unit, number);
        return current != null && current.getClass() == Date.class && current.getTime() == millis
                ? current
                : new Date(millis);
    }

    private static long millis(TimeForm unit, long number) {
        int nanos = nanos(unit, number);
        if (nanos % 1_000_000 != 0) {
            throw Impossible.value(number + " " + unit.wireName() + " are no whole milliseconds");
        }
        long seconds = seconds(unit, number);
        int millis = nanos / 1_000_000;
        try {
            // As in number(): the first second is smaller than a long, and its last millisecond is not.
            return seconds < 0
                    ? Math.addExact(Math.multiplyExact(seconds + 1, 1000L), millis - 1000L)
                    : Math.addExact(Math.multiplyExact(seconds, 1000L), millis);
        } catch (ArithmeticException e) {
            throw Impossible.value(number + " " + unit.wireName() + " are too many milliseconds");
        }
    }

    /** Returns the time of day of a number that was read. */
    public static LocalTime time(TimeForm unit, @Nullable LocalTime current, long number) {
        long each = NANOS / perSecond(unit);
        if (number < 0 || number > LocalTime.MAX.toNanoOfDay() / each) {
            throw Impossible.value(number + " " + unit.wireName() + " are not within a day");
        }
        long nanos = number * each;
        return current != null && current.toNanoOfDay() == nanos ? current : LocalTime.ofNanoOfDay(nanos);
    }

    /** Returns the date of a number of days that was read. */
    public static LocalDate date(TimeForm unit, @Nullable LocalDate current, long days) {
        if (current != null && current.toEpochDay() == days) {
            return current;
        }
        if (!ChronoField.EPOCH_DAY.range().isValidValue(days)) {
            throw Impossible.value(days + " days since 1970 are no date");
        }
        return LocalDate.ofEpochDay(days);
    }

    /** Returns the whole seconds of a number, rounded down. */
    public static long seconds(TimeForm unit, long number) {
        return Math.floorDiv(number, perSecond(unit));
    }

    /** Returns the nanoseconds that a number has beyond {@link #seconds}. */
    public static int nanos(TimeForm unit, long number) {
        long perSecond = perSecond(unit);
        return (int) (Math.floorMod(number, perSecond) * (NANOS / perSecond));
    }
}
