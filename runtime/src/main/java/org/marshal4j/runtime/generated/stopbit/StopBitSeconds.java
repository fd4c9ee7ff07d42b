package org.marshal4j.runtime.generated.stopbit;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.Impossible;

/**
 * Seconds with nanoseconds as a stop-bit number: 16 times the digits of the seconds as a decimal, plus its scale, from 0
 * to 9 and as small as possible. If the number does not fit in 64 bits it is 15, followed by the seconds and the
 * nanoseconds as stop-bit numbers. Each value has one form.
 */
final class StopBitSeconds {
    /** The number before seconds and nanoseconds. */
    static final int LONG_FORM = 15;

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
    static void write(long seconds, int nanos, Output out) {
        long number = number(seconds, nanos);
        StopBitLong.write(number, out);
        if (number == LONG_FORM) {
            StopBitLong.write(seconds, out);
            StopBitLong.write(nanos, out);
        }
    }

    /** Returns the number of bytes that {@link #write} writes. */
    static int sizeOf(long seconds, int nanos) {
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
    static long read(Input in) {
        long number = StopBitLong.read(in);
        int scale = (int) number & LONG_FORM;
        long digits = number >> SCALE_BITS;
        if (number != LONG_FORM && (scale > MOST_SCALE || (scale > 0 && digits % 10 == 0))) {
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
    static void skip(Input in) {
        if (StopBitLong.read(in) == LONG_FORM) {
            StopBitLong.read(in);
            StopBitLong.read(in);
        }
    }

    /** Returns the seconds, which a long form has next. */
    static long seconds(long number, Input in) {
        return number == LONG_FORM
                ? StopBitLong.read(in)
                : Math.floorDiv(number >> SCALE_BITS, POWERS[(int) number & LONG_FORM]);
    }

    /**
     * Returns the nanoseconds, which a long form has next.
     *
     * @throws MarshalException MARSHAL214 if they are no part of a second, or if the form is long without need
     */
    static int nanos(long number, long seconds, Input in) {
        if (number == LONG_FORM) {
            return ofLongForm(seconds, StopBitLong.read(in));
        }
        int scale = (int) number & LONG_FORM;
        return Math.floorMod(number >> SCALE_BITS, POWERS[scale]) * POWERS[MOST_SCALE - scale];
    }

    private static int ofLongForm(long seconds, long nanos) {
        if (nanos < 0 || nanos >= NANOS) {
            throw Impossible.value(nanos + " nanoseconds do not fit in a second");
        }
        if (number(seconds, (int) nanos) != LONG_FORM) {
            throw Impossible.value(seconds + " seconds and " + nanos + " nanoseconds are not in their short form");
        }
        return (int) nanos;
    }
}
