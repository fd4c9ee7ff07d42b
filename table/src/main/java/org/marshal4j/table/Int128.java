package org.marshal4j.table;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * A whole number of 128 bits, as decimals are stored.
 *
 * @param high the upper half, with the sign
 * @param low the lower half, without a sign
 */
record Int128(long high, long low) {
    static final int BITS = 128;
    static final Int128 MIN = new Int128(Long.MIN_VALUE, 0);
    static final Int128 MAX = new Int128(Long.MAX_VALUE, -1);

    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);

    /** Returns a number that must fit. */
    static Int128 of(BigInteger number) {
        return new Int128(number.shiftRight(Long.SIZE).longValue(), number.longValue());
    }

    /** Returns a number as a decimal with so many digits after the decimal point. */
    static BigDecimal decimal(long high, long low, int scale) {
        if (high == low >> 63) {
            return BigDecimal.valueOf(low, scale);
        }
        BigInteger lower = BigInteger.valueOf(low);
        BigInteger unsigned = low < 0 ? lower.add(WORD) : lower;
        return new BigDecimal(BigInteger.valueOf(high).shiftLeft(Long.SIZE).add(unsigned), scale);
    }

    /** Tells whether the absolute value of a number is at most this one. */
    boolean isAbove(long otherHigh, long otherLow) {
        return compare(otherHigh, otherLow, high, low) <= 0 && compare(otherHigh, otherLow, ~high, -low) >= 0;
    }

    static int compare(long high, long low, long otherHigh, long otherLow) {
        return high != otherHigh ? Long.compare(high, otherHigh) : Long.compareUnsigned(low, otherLow);
    }
}
