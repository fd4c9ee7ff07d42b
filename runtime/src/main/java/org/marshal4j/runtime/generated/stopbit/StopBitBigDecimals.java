package org.marshal4j.runtime.generated.stopbit;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.generated.value.BigIntegers;
import org.marshal4j.runtime.generated.value.Impossible;
import org.marshal4j.runtime.generated.value.StopBits;
import org.marshal4j.runtime.generated.value.Unscaled;

/**
 * Decimals, including their exact scale, as stop-bit numbers: 16 times the digits, plus the scale. If the scale is not
 * from 0 to 14, or the digits do not fit in 60 bits, the number is 15, and the scale follows as a stop-bit number and
 * the digits as {@link BigIntegers}. The number 31 is null. Each decimal has one form.
 */
public final class StopBitBigDecimals extends StopBitForm<BigDecimal> {
    /** The only one. */
    public static final StopBitBigDecimals FORM = new StopBitBigDecimals();

    private static final int NULL = 31;
    private static final int LONG_FORM = 15;
    private static final int SCALE_BITS = 4;
    private static final int MOST_SCALE = 14;

    private StopBitBigDecimals() {}

    /**
     * Writes a decimal. This allocates nothing if {@link BigDecimals#write} would not.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    @Override
    public void write(@Nullable BigDecimal value, Output out) {
        long number = number(value);
        StopBitLong.write(number, out);
        if (value != null && number == LONG_FORM) {
            StopBits.writeInt(value.scale(), out);
            BigIntegers.write(value.unscaledValue(), out);
        }
    }

    private static long number(@Nullable BigDecimal value) {
        if (value == null) {
            return NULL;
        }
        int scale = value.scale();
        if (scale < 0 || scale > MOST_SCALE) {
            return LONG_FORM;
        }
        long digits = Unscaled.compact(value);
        if (digits == Unscaled.NONE) {
            if (!Unscaled.isLong(value)) {
                return LONG_FORM;
            }
            digits = Unscaled.toLong(value);
        }
        return fits(digits) ? digits << SCALE_BITS | scale : LONG_FORM;
    }

    private static boolean fits(long digits) {
        return digits << SCALE_BITS >> SCALE_BITS == digits;
    }

    /**
     * Reads a decimal.
     *
     * @param current what the field holds; returned if it is equal, including its scale. Nothing is allocated then if
     *     writing it would allocate nothing
     * @throws MarshalException MARSHAL205 if a number is not in its shortest form; MARSHAL214 if it is not the form of
     *     a decimal; otherwise as {@link BigIntegers#read(BigInteger, Input)}
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    @Override
    public @Nullable BigDecimal read(@Nullable BigDecimal current, Input in) {
        long number = StopBitLong.read(in);
        int scale = (int) number & LONG_FORM;
        if (scale != LONG_FORM) {
            return current != null && number(current) == number
                    ? current
                    : BigDecimal.valueOf(number >> SCALE_BITS, scale);
        }
        if (number == NULL) {
            return null;
        }
        requireLongForm(number);
        return readLong(current, in);
    }

    private static void requireLongForm(long number) {
        if (number != LONG_FORM) {
            throw Impossible.value(number + " is neither a decimal, nor 15 for a long one, nor 31 for null");
        }
    }

    private static BigDecimal readLong(@Nullable BigDecimal current, Input in) {
        int scale = StopBits.readInt(in);
        BigInteger old = current == null ? null : current.unscaledValue();
        long start = in.position();
        BigInteger unscaled = BigIntegers.read(old, in);
        if (unscaled == null) {
            throw Impossible.value("a decimal without digits");
        }
        boolean isShortest = BigIntegers.sizeOf(unscaled) == in.position() - start;
        requireOneForm(unscaled, scale, isShortest);
        return current != null && current.scale() == scale && unscaled.equals(old)
                ? current
                : new BigDecimal(unscaled, scale);
    }

    /**
     * Refuses the long form of a decimal, unless it is the only one.
     *
     * @param isShortest whether the digits have as few bytes as possible
     * @throws MarshalException MARSHAL214
     */
    public static void requireOneForm(BigInteger unscaled, int scale, boolean isShortest) {
        if (!isShortest) {
            throw Impossible.value("a decimal whose digits have more bytes than they need");
        }
        if (scale >= 0 && scale <= MOST_SCALE && unscaled.bitLength() < Long.SIZE - SCALE_BITS) {
            throw Impossible.value("a decimal in its long form, although it has a short one");
        }
    }

    /**
     * Moves behind a decimal, without creating it.
     *
     * @return false if it is null
     * @throws MarshalException MARSHAL206 if it has no digits; otherwise as {@link #read}, but digits are not looked at
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public boolean skip(Input in) {
        long number = StopBitLong.read(in);
        if (number == NULL || ((int) number & LONG_FORM) != LONG_FORM) {
            return number != NULL;
        }
        requireLongForm(number);
        in.readStopBit();
        if (!BigIntegers.skip(in)) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return true;
    }

    /** Returns the number of bytes that {@link #write} writes. */
    @Override
    public long sizeOf(@Nullable BigDecimal value) {
        long number = number(value);
        long size = StopBitLong.size(number);
        return value == null || number != LONG_FORM
                ? size
                : size + StopBits.sizeOfInt(value.scale()) + BigIntegers.sizeOf(value.unscaledValue());
    }
}
