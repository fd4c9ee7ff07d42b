package org.marshal4j.schema.change;

import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;

/**
 * The numbers that a wire type can hold.
 *
 * @param bits the size of the Java type
 * @param isFloating whether it is a float or double
 */
record NumberRange(int bits, boolean isFloating) {

    static boolean isNumber(WireType type) {
        WireKind kind = type.kind();
        return kind != null && kind.isNumber();
    }

    /** The numbers of a wire type of numbers. */
    static NumberRange of(WireType type) {
        if (type.kind() instanceof PrimitiveKind kind) {
            return new NumberRange(
                    Byte.SIZE * kind.size(), kind == PrimitiveKind.FLOAT32 || kind == PrimitiveKind.FLOAT64);
        }
        return switch (((WireType.Special) type).kind()) {
            case STOP_SHORT -> new NumberRange(Short.SIZE, false);
            case STOP_INT -> new NumberRange(Integer.SIZE, false);
            case STOP_LONG -> new NumberRange(Long.SIZE, false);
            case STOP_FLOAT -> new NumberRange(Float.SIZE, true);
            case STOP_DOUBLE -> new NumberRange(Double.SIZE, true);
            default -> throw new IllegalArgumentException("no number: " + type);
        };
    }

    /** Whether it holds every number of another wire type. */
    boolean holds(NumberRange other) {
        // A float holds every short, a double every int.
        return isFloating == other.isFloating ? bits >= other.bits : isFloating && bits > other.bits;
    }
}
