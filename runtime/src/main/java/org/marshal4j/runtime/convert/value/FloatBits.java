package org.marshal4j.runtime.convert.value;

import org.marshal4j.runtime.MarshalException;

/** Converts floats and doubles into each other, by their raw bits: NaNs keep theirs. */
public final class FloatBits {
    private static final int FLOAT_INFINITY = 0x7F80_0000;
    private static final int FLOAT_FRACTION = 0x007F_FFFF;
    private static final long DOUBLE_INFINITY = 0x7FF0_0000_0000_0000L;

    /** The number of bits that the fraction of a double has beyond that of a float. */
    private static final int FRACTIONS_APART = 29;

    private FloatBits() {}

    /**
     * Converts raw bits, or refuses them if the other size does not have the number (MARSHAL220).
     *
     * @param was the former number of bits
     * @param is today's
     * @param type today's type, for the message
     */
    public static long convert(long value, int was, int is, String type) {
        if (was == is) {
            return value;
        }
        return is == Double.SIZE ? widened((int) value) : narrowed(value, type);
    }

    /** The bits of a double of the same value as those of a float. */
    public static long widened(int bits) {
        float number = Float.intBitsToFloat(bits);
        if (!Float.isNaN(number)) {
            return Double.doubleToRawLongBits(number);
        }
        // A cast would set the bit that distinguishes quiet from signalling NaNs.
        long fraction = (long) (bits & FLOAT_FRACTION) << FRACTIONS_APART;
        return DOUBLE_INFINITY | fraction | (bits < 0 ? Long.MIN_VALUE : 0);
    }

    private static long narrowed(long bits, String type) {
        double number = Double.longBitsToDouble(bits);
        if (!Double.isNaN(number)) {
            if ((float) number != number) {
                throw unfit(Double.toString(number), type);
            }
            return Float.floatToRawIntBits((float) number);
        }
        int fraction = (int) (bits >>> FRACTIONS_APART) & FLOAT_FRACTION;
        int narrow = FLOAT_INFINITY | fraction | (bits < 0 ? Integer.MIN_VALUE : 0);
        if (fraction == 0 || widened(narrow) != bits) {
            throw unfit("NaN 0x" + Long.toHexString(bits), type);
        }
        return narrow;
    }

    public static MarshalException unfit(String value, String type) {
        return Refused.impossible(value + " does not fit into " + type);
    }
}
