package org.marshal4j.tools.filter;

import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;

/** Tells whether values of a wire type can be compared with a value that is written in a condition. */
final class Fit {
    private Fit() {}

    static boolean of(WireType type, Operand value) {
        if (value instanceof Operand.Null || type instanceof WireType.Dynamic) {
            return true;
        }
        if (type instanceof WireType.OptionalOf optional) {
            return of(optional.element(), value);
        }
        if (type instanceof WireType.Primitive primitive) {
            return switch (primitive.kind()) {
                case BOOL -> value instanceof Operand.Truth;
                case CHAR16 -> value instanceof Operand.Text;
                default -> value instanceof Operand.Numeric;
            };
        }
        boolean isText = type instanceof WireType.Text
                || type instanceof WireType.KnownText
                || type instanceof WireType.FixedText
                || type instanceof WireType.Enumeration
                || type instanceof WireType.Custom;
        if (isText) {
            return value instanceof Operand.Text;
        }
        if (type instanceof WireType.Array array) {
            return array.element() == PrimitiveKind.INT8 && value instanceof Operand.Text;
        }
        TimeTexts times = TimeTexts.of(type);
        if (times != null) {
            return times.has(value);
        }
        return (type instanceof WireType.Value || type instanceof WireType.Special)
                && !(value instanceof Operand.Truth);
    }
}
