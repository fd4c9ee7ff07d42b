package org.marshal4j.runtime;

import java.math.BigDecimal;

/**
 * The digits of a decimal as a long. {@link BigDecimal} has them in one, but hands it out only wrapped into a BigInteger,
 * which is garbage. Nearly all decimals there are have at most 15 digits, up to 22 of them behind the point: for these the
 * way over a double is exact, and makes none.
 */
final class Unscaled {
    /** As many digits as fit a long, whatever they are. */
    private static final int LONG_DIGITS = 18;

    /**
     * As many digits as leave a double three bits. The quotient and the product are each off by one part in 2^53 at most, so
     * together by a quarter: the nearest integer is the right one.
     */
    private static final int DOUBLE_DIGITS = 15;

    /** The powers of ten that doubles hold exactly. */
    private static final double[] POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private Unscaled() {}

    static boolean isLong(BigDecimal value) {
        int precision = value.precision();
        return precision <= LONG_DIGITS
                || (precision == LONG_DIGITS + 1 && value.unscaledValue().bitLength() < Long.SIZE);
    }

    /** The digits of one that {@link #isLong}. */
    static long toLong(BigDecimal value) {
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
