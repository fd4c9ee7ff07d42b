package org.marshal4j.runtime.generated.stopbit;

import org.marshal4j.runtime.generated.value.Impossible;

/** As {@link DecimalDoubles}, for floats: a short decimal has at most 6 digits, up to 10 of them after the point. */
public final class DecimalFloats {
    private static final int MOST_SCALE = 10;
    private static final int DIGITS_END = 1_000_000;

    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10};

    /** For each scale, what a float must be less than: with as many digits after the point it has 6 at most. */
    private static final float[] ENDS = {1e6f, 1e5f, 1e4f, 1e3f, 1e2f, 1e1f, 1f, 1e-1f, 1e-2f, 1e-3f, 1e-4f};

    private DecimalFloats() {}

    /** {@return the number of a float, or {@link DecimalDoubles#WHOLE}} */
    public static int of(float value) {
        float size = Math.abs(value);
        // A NaN is not less than anything.
        if (!(size < ENDS[0])) {
            return DecimalDoubles.WHOLE;
        }
        if (size == 0) {
            return Float.floatToRawIntBits(value) == 0 ? 0 : DecimalDoubles.WHOLE;
        }
        int scale = MOST_SCALE;
        while (size >= ENDS[scale]) {
            scale--;
        }
        double digits = Math.rint(value * POWERS[scale]);
        return (float) (digits / POWERS[scale]) == value ? stripped((int) digits, scale) : DecimalDoubles.WHOLE;
    }

    private static int stripped(int digits, int scale) {
        int rest = digits;
        int left = scale;
        while (left > 0 && rest % 10 == 0) {
            rest /= 10;
            left--;
        }
        return rest << DecimalDoubles.SCALE_BITS | left;
    }

    /**
     * Returns the float that has this number.
     *
     * @param number the number of a float, but not {@link DecimalDoubles#WHOLE}
     * @throws org.marshal4j.runtime.MarshalException MARSHAL214 if {@link #of} returns it for no float
     */
    public static float value(long number) {
        int scale = (int) number & DecimalDoubles.SCALE;
        long digits = number >> DecimalDoubles.SCALE_BITS;
        if (scale > MOST_SCALE || digits >= DIGITS_END || digits <= -DIGITS_END) {
            throw Impossible.value(digits + " with scale " + scale + " has more than 6 digits or scale 10");
        }
        if (scale > 0 && digits % 10 == 0) {
            throw DecimalDoubles.unstripped(digits, scale);
        }
        return (float) (digits / POWERS[scale]);
    }

    /**
     * Returns the float with these bits.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL214 if it has a number, and so must not be whole
     */
    public static float whole(int bits) {
        float value = Float.intBitsToFloat(bits);
        if (of(value) != DecimalDoubles.WHOLE) {
            throw Impossible.value(value + " is whole, although it is a short decimal");
        }
        return value;
    }
}
