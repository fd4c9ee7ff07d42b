package org.marshal4j.runtime.generated.value;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Decimals, including their exact scale. In the short form, the first byte is the scale, and the digits follow as an
 * int64. If either does not fit, the first byte is −127, and the scale follows as a stop-bit number and the digits as
 * {@link BigIntegers}. If the first byte is −128, the decimal is null.
 */
public final class BigDecimals {
    private static final byte NULL = -128;
    private static final byte LONG_FORM = -127;

    /** The size of the short form in bytes. */
    private static final int SHORT_SIZE = 1 + Long.BYTES;

    private BigDecimals() {}

    /**
     * Writes a decimal. This allocates nothing for a decimal of at most 15 digits, up to 22 of them after the point,
     * nor for an integer of scale 0 and at most 18 digits.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable BigDecimal value, Output out) {
        if (value != null && isShort(value)) {
            writeShort(value.scale(), digits(value), out);
            return;
        }
        out.writeByte(value == null ? NULL : LONG_FORM);
        if (value != null) {
            StopBits.writeInt(value.scale(), out);
            BigIntegers.write(value.unscaledValue(), out);
        }
    }

    private static boolean isShort(BigDecimal value) {
        int scale = value.scale();
        return scale > LONG_FORM
                && scale <= Byte.MAX_VALUE
                && (Unscaled.compact(value) != Unscaled.NONE || Unscaled.isLong(value));
    }

    private static long digits(BigDecimal value) {
        long compact = Unscaled.compact(value);
        return compact != Unscaled.NONE ? compact : Unscaled.toLong(value);
    }

    private static void writeShort(int scale, long digits, Output out) {
        long offset = out.reserve(SHORT_SIZE);
        Object base = out.base();
        RawMemory.putByte(base, offset, (byte) scale);
        RawMemory.putLong(base, offset + 1, digits);
    }

    /**
     * Reads a decimal.
     *
     * @param current what the field holds; returned if it is equal, including its scale. Nothing is allocated then if
     *     writing it would allocate nothing
     * @throws MarshalException MARSHAL214 if it has no digits, or as {@link BigIntegers#read(BigInteger, Input)} and
     *     {@link StopBits#readInt}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static @Nullable BigDecimal read(@Nullable BigDecimal current, Input in) {
        byte scale = in.readByte();
        if (scale == NULL) {
            return null;
        }
        if (scale == LONG_FORM) {
            return readLong(current, in);
        }
        long unscaled = in.readLong();
        return current != null && current.scale() == scale && isShort(current) && digits(current) == unscaled
                ? current
                : BigDecimal.valueOf(unscaled, scale);
    }

    private static BigDecimal readLong(@Nullable BigDecimal current, Input in) {
        int scale = StopBits.readInt(in);
        BigInteger old = current == null ? null : current.unscaledValue();
        BigInteger unscaled = BigIntegers.read(old, in);
        if (unscaled == null) {
            throw Impossible.value("a decimal without digits");
        }
        return current != null && current.scale() == scale && unscaled.equals(old)
                ? current
                : new BigDecimal(unscaled, scale);
    }

    /**
     * Moves behind a decimal, without creating it.
     *
     * @return false if it is null
     * @throws MarshalException MARSHAL206 if it has no digits; otherwise as {@link BigIntegers#skip}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean skip(Input in) {
        byte scale = in.readByte();
        if (scale == LONG_FORM) {
            in.readStopBit();
            if (!BigIntegers.skip(in)) {
                throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
            }
        } else if (scale != NULL) {
            in.skip(Long.BYTES);
        }
        return scale != NULL;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    public static long sizeOf(@Nullable BigDecimal value) {
        if (value == null) {
            return 1;
        }
        return isShort(value)
                ? SHORT_SIZE
                : 1 + StopBits.sizeOfInt(value.scale()) + BigIntegers.sizeOf(value.unscaledValue());
    }

    /**
     * Makes the decimal of a text that {@link BigDecimal#toString} returned, including those with an exponent that no
     * int holds, which the constructor refuses.
     *
     * @throws NumberFormatException if it is none
     */
    public static BigDecimal parse(String text) {
        int at = text.indexOf('E');
        if (at < 0 || text.length() - at < "E+2147483648".length()) {
            return new BigDecimal(text);
        }
        BigDecimal digits = new BigDecimal(text.substring(0, at));
        long scale = digits.scale() - Long.parseLong(text, at + 1, text.length(), 10);
        if (scale != (int) scale) {
            throw new NumberFormatException("a scale of " + scale);
        }
        return new BigDecimal(digits.unscaledValue(), (int) scale);
    }
}
