package org.marshal4j.runtime.inspect;

import java.util.EnumSet;
import java.util.Set;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.schema.PrimitiveKind;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.WireType;

/** Numbers of one size and form in another, if they are the same numbers there. */
final class NumberConversion {
    private static final Set<PrimitiveKind> KINDS = EnumSet.of(
            PrimitiveKind.INT8,
            PrimitiveKind.INT16,
            PrimitiveKind.INT32,
            PrimitiveKind.INT64,
            PrimitiveKind.FLOAT32,
            PrimitiveKind.FLOAT64);

    private NumberConversion() {}

    static boolean isNumber(PrimitiveKind kind) {
        return KINDS.contains(kind);
    }

    static boolean isNumber(SpecialKind kind) {
        return kind == SpecialKind.STOP_SHORT || kind == SpecialKind.STOP_INT || kind == SpecialKind.STOP_LONG;
    }

    /** Writes a number, which is refused where the type does not hold it. */
    static void write(Number number, WireType is, Output out) {
        if (is instanceof WireType.Primitive primitive) {
            write(number, primitive.kind(), out);
            return;
        }
        SpecialKind kind = ((WireType.Special) is).kind();
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
            case FLOAT32 -> {
                double number = ((Number) value).doubleValue();
                require(
                        Double.isNaN(number) || ((float) number == number && exact((Number) value, number)),
                        value,
                        kind);
                out.writeFloat((float) number);
            }
            case FLOAT64 -> {
                double number = ((Number) value).doubleValue();
                require(exact((Number) value, number), value, kind);
                out.writeDouble(number);
            }
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
