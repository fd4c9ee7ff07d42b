package org.marshal4j.runtime.generated.value;

import java.lang.reflect.Field;
import java.math.BigDecimal;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The digits of a decimal as a long. {@link BigDecimal} has them in a long, but only returns them wrapped in a
 * BigInteger, which is garbage. So they are loaded directly from the object, on a JVM that keeps them there. On other
 * JVMs, nearly all decimals in practice have at most 15 digits, up to 22 of them after the point. For these, the result
 * of converting to a double and back is exact, and there is no garbage.
 */
public final class Unscaled {
    /** A long can hold any number with this many digits. */
    private static final int LONG_DIGITS = 18;

    /**
     * With this many digits, a double has three bits to spare. The quotient and the product are each off by one part in
     * 2^53 at most, so by a quarter together: the nearest integer is the right one.
     */
    private static final int DOUBLE_DIGITS = 15;

    /** The powers of ten that doubles hold exactly. */
    private static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    /** The value of the long in a decimal whose digits are only in a BigInteger; also returned by {@link #compact}. */
    public static final long NONE = Long.MIN_VALUE;

    private static final long COMPACT = offset();
    private static final boolean KNOWN = COMPACT >= 0 && isAsExpected();

    private Unscaled() {}

    /**
     * Returns the digits, if they are in the long of the decimal and its location is known; otherwise {@link #NONE},
     * which does not mean that they do not fit in a long.
     */
    public static long compact(BigDecimal value) {
        return KNOWN ? RawMemory.getLong(value, COMPACT) : NONE;
    }

    private static long offset() {
        try {
            Field field = BigDecimal.class.getDeclaredField("intCompact");
            return field.getType() == long.class ? RawMemory.fieldOffset(field) : -1;
        } catch (ReflectiveOperationException | RuntimeException e) {
            return -1;
        }
    }

    /** Tests the field, which is private to the JDK. */
    private static boolean isAsExpected() {
        return digits("-12.345") == -12_345
                && digits("9223372036854775807e-3") == Long.MAX_VALUE
                && digits("-9223372036854775808") == NONE
                && digits("9223372036854775808") == NONE;
    }

    private static long digits(String decimal) {
        return RawMemory.getLong(new BigDecimal(decimal), COMPACT);
    }

    public static boolean isLong(BigDecimal value) {
        int precision = value.precision();
        return precision <= LONG_DIGITS
                || (precision == LONG_DIGITS + 1 && value.unscaledValue().bitLength() < Long.SIZE);
    }

    /** Returns the digits of a decimal for which {@link #isLong} is true. */
    public static long toLong(BigDecimal value) {
        int scale = value.scale();
        if (scale == 0) {
            return value.longValueExact();
        }
        if (scale > 0 && scale < POWERS.length && value.precision() <= DOUBLE_DIGITS) {
            return Math.round(value.doubleValue() * POWERS[scale]);
        }
        return value.unscaledValue().longValue();
    }
}
