package org.marshal4j.runtime;

import java.math.BigDecimal;

/**
 * The digits of a decimal as a long. {@link BigDecimal#unscaledValue()} makes a BigInteger of the long that is inside. A
 * decimal of scale 0 gives the long itself; the compiler sees that the decimal made on the way there goes nowhere, and does
 * not make it.
 */
final class Unscaled {
    /** As many digits as fit a long, whatever they are. */
    private static final int DIGITS = 18;

    private static final BigDecimal MIN = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal MAX = BigDecimal.valueOf(Long.MAX_VALUE);

    private Unscaled() {}

    static boolean isLong(BigDecimal value) {
        int precision = value.precision();
        return precision <= DIGITS || (precision == DIGITS + 1 && isWithin(whole(value)));
    }

    private static boolean isWithin(BigDecimal whole) {
        return whole.compareTo(MIN) >= 0 && whole.compareTo(MAX) <= 0;
    }

    /** The digits of one that {@link #isLong}. */
    static long toLong(BigDecimal value) {
        return value.scale() == 0 ? value.longValueExact() : whole(value).longValueExact();
    }

    private static BigDecimal whole(BigDecimal value) {
        return value.scaleByPowerOfTen(value.scale());
    }
}
