package org.marshal4j.runtime.generated.stopbit;

import org.marshal4j.runtime.generated.value.Impossible;

/**
 * Short decimals as whole numbers: the digits times 16, plus the scale. A double has such a number if no other double is
 * nearer to a decimal of at most 15 digits, up to 14 of them after the point. The scale is as small as possible, so no
 * double has two numbers. Those that have none, such as −0.0 and NaN, are {@link #WHOLE}.
 */
public final class DecimalDoubles {
    /** The number before the bits of a double that is no short decimal. */
    public static final int WHOLE = 15;

    static final int SCALE_BITS = 4;
    static final int SCALE = 15;

    private static final int MOST_SCALE = 14;
    private static final long DIGITS_END = 1_000_000_000_000_000L;

    /** Most doubles in messages have no more digits than this after the point. */
    private static final int USUAL_SCALE = 4;

    private static final double USUAL_END = 1e11;

    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14
    };

    /** For each scale, what a double must be less than: with as many digits after the point it has 15 at most. */
    private static final double[] ENDS = {
        1e15, 1e14, 1e13, 1e12, 1e11, 1e10, 1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1e3, 1e2, 1e1
    };

    private DecimalDoubles() {}

    /** {@return the number of a double, or {@link #WHOLE}} */
    public static long of(double value) {
        double size = Math.abs(value);
        if (size < USUAL_END) {
            double digits = Math.rint(value * POWERS[USUAL_SCALE]);
            if (digits / POWERS[USUAL_SCALE] == value) {
                return digits == 0 ? ofZero(value) : stripped((long) digits, USUAL_SCALE);
            }
        }
        return ofUnusual(value, size);
    }

    /**
     * A double that has a number has one with as many digits after the point as 15 digits allow, so that only this one
     * needs to be tried. The product is less than 0.2 away from these digits.
     */
    private static long ofUnusual(double value, double size) {
        // A NaN is not less than anything.
        if (!(size < ENDS[0])) {
            return WHOLE;
        }
        int scale = MOST_SCALE;
        while (size >= ENDS[scale]) {
            scale--;
        }
        double digits = Math.rint(value * POWERS[scale]);
        return digits / POWERS[scale] == value ? stripped((long) digits, scale) : WHOLE;
    }

    private static long ofZero(double zero) {
        return Double.doubleToRawLongBits(zero) == 0 ? 0 : WHOLE;
    }

    /** Leaves out zeros at the end of the digits, but none before the point. */
    private static long stripped(long digits, int scale) {
        long rest = digits;
        int left = scale;
        if (left >= 8 && rest % 100_000_000 == 0) {
            rest /= 100_000_000;
            left -= 8;
        }
        if (left >= 4 && rest % 10_000 == 0) {
            rest /= 10_000;
            left -= 4;
        }
        if (left >= 2 && rest % 100 == 0) {
            rest /= 100;
            left -= 2;
        }
        if (left >= 1 && rest % 10 == 0) {
            rest /= 10;
            left--;
        }
        return rest << SCALE_BITS | left;
    }

    /**
     * Returns the double that has this number.
     *
     * @param number the number of a double, but not {@link #WHOLE}
     * @throws org.marshal4j.runtime.MarshalException MARSHAL214 if {@link #of} returns it for no double
     */
    public static double value(long number) {
        int scale = (int) number & SCALE;
        long digits = number >> SCALE_BITS;
        if (scale > MOST_SCALE || digits >= DIGITS_END || digits <= -DIGITS_END) {
            throw Impossible.value(digits + " with scale " + scale + " has more than 15 digits or scale 14");
        }
        if (scale > 0 && digits % 10 == 0) {
            throw unstripped(digits, scale);
        }
        return digits / POWERS[scale];
    }

    /**
     * Returns the double with these bits.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL214 if it has a number, and so must not be whole
     */
    public static double whole(long bits) {
        double value = Double.longBitsToDouble(bits);
        if (of(value) != WHOLE) {
            throw Impossible.value(value + " is whole, although it is a short decimal");
        }
        return value;
    }

    static RuntimeException unstripped(long digits, int scale) {
        return Impossible.value(digits + " with scale " + scale + " ends with a zero");
    }
}
