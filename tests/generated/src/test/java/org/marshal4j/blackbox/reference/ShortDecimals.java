package org.marshal4j.blackbox.reference;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Decimals as stop-bit numbers; those of doubles and floats are found by trying each scale with exact decimals. */
final class ShortDecimals {
    /** The number of a value that is no short decimal. */
    private static final int WHOLE = 15;

    private ShortDecimals() {}

    static void write(BigDecimal value, PlainBytes out) {
        if (value == null) {
            out.stopBit(31);
            return;
        }
        BigInteger number = value.unscaledValue().shiftLeft(4).or(BigInteger.valueOf(value.scale()));
        if (value.scale() >= 0 && value.scale() <= 14 && number.bitLength() < Long.SIZE) {
            out.stopBit(number.longValueExact());
        } else {
            out.stopBit(WHOLE);
            out.stopBit(value.scale());
            out.counted(value.unscaledValue().toByteArray());
        }
    }

    /** Writes a double or a float. */
    static void write(Number value, PlainBytes out) {
        long number = numberOf(value);
        out.stopBit(number);
        if (number != WHOLE) {
            return;
        }
        if (value instanceof Double wide) {
            out.littleEndian(Double.doubleToRawLongBits(wide), Double.BYTES);
        } else {
            out.littleEndian(Float.floatToRawIntBits((Float) value), Float.BYTES);
        }
    }

    private static long numberOf(Number value) {
        boolean isDouble = value instanceof Double;
        boolean isNegativeZero = value.doubleValue() == 0 && 1 / value.doubleValue() < 0;
        if (!Double.isFinite(value.doubleValue()) || isNegativeZero) {
            return WHOLE;
        }
        BigInteger end = BigInteger.TEN.pow(isDouble ? 15 : 6);
        for (int scale = 0; scale <= (isDouble ? 14 : 10); scale++) {
            BigInteger digits = new BigDecimal(value.doubleValue())
                    .setScale(scale, RoundingMode.HALF_EVEN)
                    .unscaledValue();
            String text = digits + "e-" + scale;
            Number nearest = isDouble ? (Number) Double.valueOf(text) : (Number) Float.valueOf(text);
            if (digits.abs().compareTo(end) < 0 && nearest.equals(value)) {
                return digits.longValueExact() * 16 + scale;
            }
        }
        return WHOLE;
    }
}
