package org.marshal4j.tools.filter;

import java.math.BigDecimal;

/** Compares numbers by their values, however they are represented, without rounding. Zeros are equal. */
final class Numbers {
    private static final double TOO_LARGE = 0x1p63;

    private Numbers() {}

    /**
     * Compares a long with a double that is a number.
     *
     * @return negative, zero or positive
     */
    static int compare(long whole, double other) {
        if (other >= TOO_LARGE) {
            return -1;
        }
        if (other < -TOO_LARGE) {
            return 1;
        }
        // Exact, since it is in range; what is cut off decides if the rest is equal.
        long cut = (long) other;
        return whole != cut ? Long.compare(whole, cut) : Double.compare(0, other - cut + 0.0);
    }

    /**
     * Compares two doubles that are numbers.
     *
     * @return negative, zero or positive
     */
    static int compare(double one, double other) {
        return one < other ? -1 : one > other ? 1 : 0;
    }

    /**
     * Compares a double, which may be infinite but not NaN, with a decimal number.
     *
     * @return negative, zero or positive
     */
    static int compare(double one, BigDecimal other) {
        return Double.isInfinite(one) ? (one < 0 ? -1 : 1) : new BigDecimal(one).compareTo(other);
    }
}
