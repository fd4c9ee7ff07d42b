package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.stopbit.StopBitDecimals;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** Converts numbers between sizes and forms, if they stay the same numbers. */
final class NumberConversion {

    private static final int FLOAT_INFINITY = 0x7F80_0000;
    private static final int FLOAT_FRACTION = 0x007F_FFFF;
    private static final long DOUBLE_INFINITY = 0x7FF0_0000_0000_0000L;

    /** The number of bits that the fraction of a double has beyond that of a float. */
    private static final int FRACTIONS_APART = 29;

    private NumberConversion() {}

    /** Writes a number, or refuses it if the type cannot hold it. */
    static void write(Number number, WireType is, Output out) {
        if (is instanceof WireType.Primitive primitive) {
            write(number, primitive.kind(), out);
            return;
        }
        SpecialKind kind = ((WireType.Special) is).kind();
        if (kind == SpecialKind.STOP_DOUBLE) {
            StopBitDecimals.writeDouble(doubleOf(number, is), out);
            return;
        }
        if (kind == SpecialKind.STOP_FLOAT) {
            StopBitDecimals.writeFloat(floatOf(number, is), out);
            return;
        }
        long value = whole(number, is);
        require(kind != SpecialKind.STOP_SHORT || value == (short) value, number, is);
        require(kind != SpecialKind.STOP_INT || value == (int) value, number, is);
        out.writeStopBit(value);
    }

    /** Writes a primitive. */
    static void write(Object value, PrimitiveKind kind, Output out) {
        switch (kind) {
            case BOOL -> out.writeByte((byte) ((Boolean) value ? 1 : 0));
            case CHAR16 -> out.writeShort((short) (char) (Character) value);
            case FLOAT32 -> out.writeFloat(floatOf((Number) value, kind));
            case FLOAT64 -> out.writeDouble(doubleOf((Number) value, kind));
            default -> {
                long number = whole((Number) value, kind);
                int unused = Long.SIZE - 8 * kind.size();
                require(number << unused >> unused == number, value, kind);
                for (int i = 0; i < kind.size(); i++) {
                    out.writeByte((byte) (number >>> (8 * i)));
                }
            }
        }
    }

    private static float floatOf(Number value, Object type) {
        if (value instanceof Float same) {
            return same;
        }
        double number = value.doubleValue();
        require(Double.isNaN(number) || ((float) number == number && exact(value, number)), value, type);
        return Double.isNaN(number) ? narrowed(number, type) : (float) number;
    }

    private static double doubleOf(Number value, Object type) {
        if (value instanceof Float nan && Float.isNaN(nan)) {
            return widened(nan);
        }
        double number = value.doubleValue();
        require(exact(value, number), value, type);
        return number;
    }

    /** The same NaN. A cast would set the bit that distinguishes quiet from signalling NaNs. */
    private static double widened(float nan) {
        int bits = Float.floatToRawIntBits(nan);
        long fraction = (long) (bits & FLOAT_FRACTION) << FRACTIONS_APART;
        return Double.longBitsToDouble(DOUBLE_INFINITY | fraction | (bits < 0 ? Long.MIN_VALUE : 0));
    }

    /** The same NaN; refused if its bits do not fit in a float. */
    private static float narrowed(double nan, Object type) {
        long bits = Double.doubleToRawLongBits(nan);
        int fraction = (int) (bits >>> FRACTIONS_APART) & FLOAT_FRACTION;
        int narrow = FLOAT_INFINITY | fraction | (bits < 0 ? Integer.MIN_VALUE : 0);
        float same = Float.intBitsToFloat(narrow);
        require(
                fraction != 0 && Double.doubleToRawLongBits(widened(same)) == bits,
                "NaN 0x" + Long.toHexString(bits),
                type);
        return same;
    }

    private static boolean exact(Number value, double number) {
        return !(value instanceof Long) || ((long) number == value.longValue() && number < 0x1p63);
    }

    private static long whole(Number number, Object type) {
        boolean fraction = number instanceof Float || number instanceof Double;
        require(!fraction || number.longValue() == number.doubleValue(), number, type);
        return number.longValue();
    }

    private static void require(boolean holds, Object value, Object type) {
        if (!holds) {
            throw Conversion.impossible(value + " does not fit into " + type);
        }
    }
}
