package org.marshal4j.runtime.generated.value;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;

/**
 * Seconds with nanoseconds as a stop-bit number: 16 times the digits of the seconds as a decimal, plus its scale, from 0
 * to 9 and as small as possible. If the number does not fit in 64 bits it is 15, followed by the seconds and the
 * nanoseconds as stop-bit numbers. Each value has one form.
 */
public final class StopBitSeconds {
    /** The number before seconds and nanoseconds. */
    public static final int LONG_FORM = 15;

    private static final int SCALE_BITS = 4;
    private static final int MOST_SCALE = 9;
    private static final int NANOS = 1_000_000_000;
    private static final int[] POWERS = {
        1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
    };

    private StopBitSeconds() {}

    /**
     * Writes seconds.
     *
     * @param nanos 0 to 999,999,999, which are added, also to negative seconds
     * @throws java.nio.BufferOverflowException if they do not fit
     */
    public static void write(long seconds, int nanos, Output out) {
        long number = number(seconds, nanos);
        StopBitLong.write(number, out);
        if (number == LONG_FORM) {
            StopBitLong.write(seconds, out);
            StopBitLong.write(nanos, out);
        }
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static int sizeOf(long seconds, int nanos) {
        long number = number(seconds, nanos);
        int size = StopBitLong.size(number);
        return number == LONG_FORM ? size + StopBitLong.size(seconds) + StopBitLong.size(nanos) : size;
    }

    private static long number(long seconds, int nanos) {
        int scale = scale(nanos);
        long power = POWERS[scale];
        long most = (Long.MAX_VALUE >> SCALE_BITS) / power;
        if (seconds > most || seconds < -most - 2) {
            return LONG_FORM;
        }
        long digits = seconds * power + nanos / POWERS[MOST_SCALE - scale];
        return digits << SCALE_BITS >> SCALE_BITS == digits ? digits << SCALE_BITS | scale : LONG_FORM;
    }

    private static int scale(int nanos) {
        if (nanos == 0) {
            return 0;
        }
        int scale = MOST_SCALE;
        int rest = nanos;
        while (rest % 10 == 0) {
            rest /= 10;
            scale--;
        }
        return scale;
    }

    /**
     * Reads the number with which seconds begin. {@link #seconds} and then {@link #nanos} follow.
     *
     * @throws MarshalException MARSHAL205 if it is not in its shortest form; MARSHAL214 if no seconds have it
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static long read(Input in) {
        return checked(StopBitLong.read(in));
    }

    /** Returns a number that was read elsewhere, or refuses it, as {@link #read} does. */
    public static long checked(long number) {
        int scale = (int) number & LONG_FORM;
        if (number == LONG_FORM) {
            return number;
        }
        long digits = number >> SCALE_BITS;
        if (scale > MOST_SCALE || (scale > 0 && digits % 10 == 0)) {
            throw Impossible.value(digits + " with scale " + scale + " is not the shortest form of seconds");
        }
        return number;
    }

    /**
     * Moves behind seconds.
     *
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static void skip(Input in) {
        if (StopBitLong.read(in) == LONG_FORM) {
            StopBitLong.read(in);
            StopBitLong.read(in);
        }
    }

    /** Returns the seconds, which a long form has next. */
    public static long seconds(long number, Input in) {
        return number == LONG_FORM ? StopBitLong.read(in) : seconds(number);
    }

    /** Returns the seconds of a number that is no long form. */
    public static long seconds(long number) {
        return Math.floorDiv(number >> SCALE_BITS, POWERS[(int) number & LONG_FORM]);
    }

    /**
     * Returns the nanoseconds, which a long form has next.
     *
     * @throws MarshalException MARSHAL214 if they are no part of a second, or if the form is long without need
     */
    public static int nanos(long number, long seconds, Input in) {
        return number == LONG_FORM ? ofLongForm(seconds, StopBitLong.read(in)) : nanos(number);
    }

    /** Returns the nanoseconds of a number that is no long form. */
    public static int nanos(long number) {
        int scale = (int) number & LONG_FORM;
        return (int) Math.floorMod(number >> SCALE_BITS, (long) POWERS[scale]) * POWERS[MOST_SCALE - scale];
    }

    /** Returns the nanoseconds of a long form, or refuses them, as {@link #nanos(long, long, Input)} does. */
    public static int ofLongForm(long seconds, long nanos) {
        if (nanos < 0 || nanos >= NANOS) {
            throw Impossible.value(nanos + " nanoseconds do not fit in a second");
        }
        if (number(seconds, (int) nanos) != LONG_FORM) {
            throw Impossible.value(seconds + " seconds and " + nanos + " nanoseconds are not in their short form");
        }
        return (int) nanos;
    }
}
