package org.marshal4j.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.marshal4j.table.memory.DecimalType;

/**
 * Turns decimals into the digits that a column stores, as whole numbers. Never calculates a power of ten beyond all
 * precisions: 1E+1000000000 would take all memory.
 */
record DecimalDigits(Column column, DecimalType type) {
    /**
     * Returns the digits of a value that is to be stored.
     *
     * @throws org.marshal4j.runtime.MarshalException MARSHAL248 if the column cannot hold it
     */
    BigInteger exact(long row, BigDecimal value) {
        if (isTooGreat(value)) {
            throw column.refused(
                    row,
                    told(value) + ", which has " + whole(value) + " digits in front of the decimal point, and "
                            + type.text() + " has " + (type.precision() - type.scale()));
        }
        try {
            return scaled(value, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            throw column.refused(row, told(value) + ", which has more decimal places than " + type.text());
        }
    }

    /** Returns the nearest digits in a direction; the smallest or greatest of 128 bits for a value beyond them. */
    Int128 nearest(BigDecimal value, RoundingMode rounding) {
        if (isTooGreat(value)) {
            return value.signum() < 0 ? Int128.MIN : Int128.MAX;
        }
        return Int128.of(scaled(value, rounding));
    }

    private BigInteger scaled(BigDecimal value, RoundingMode rounding) {
        if (value.signum() == 0) {
            return BigInteger.ZERO;
        }
        // Closer to zero than any other number of this scale: whatever it is, it is rounded in the same way.
        boolean isTiny = whole(value) <= -type.scale();
        BigDecimal near = isTiny ? BigDecimal.valueOf(value.signum(), type.scale() + 1) : value;
        return near.setScale(type.scale(), rounding).unscaledValue();
    }

    private boolean isTooGreat(BigDecimal value) {
        return value.signum() != 0 && whole(value) > type.precision() - type.scale();
    }

    /** The number of digits in front of the decimal point; negative if zeros follow it. */
    private static long whole(BigDecimal value) {
        return (long) value.precision() - value.scale();
    }

    /** A number with millions of digits is described by its size alone. */
    private static String told(BigDecimal value) {
        return value.precision() > 100 ? "a number of " + value.precision() + " digits" : value.toString();
    }
}
