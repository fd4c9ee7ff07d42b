package org.marshal4j.tools.filter;

import java.util.List;
import java.util.Set;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.type.LeafValues;
import org.marshal4j.tools.type.MessageType;

/** Tells whether values of a wire type can be compared with a value that is written in a condition. */
final class Fit {
    /** How many constants a message names. */
    private static final int MOST = 20;

    /** The kinds of numbers; primitive ones apart. */
    private static final Set<WireKind> NUMBERS = Set.of(
            ValueKind.OPTIONAL_INT,
            ValueKind.OPTIONAL_LONG,
            ValueKind.OPTIONAL_DOUBLE,
            SpecialKind.DECIMAL,
            SpecialKind.BIGINT,
            SpecialKind.STOP_SHORT,
            SpecialKind.STOP_INT,
            SpecialKind.STOP_LONG,
            SpecialKind.STOP_FLOAT,
            SpecialKind.STOP_DOUBLE,
            SpecialKind.STOP_DECIMAL,
            SpecialKind.STOP_OPTIONAL_INT,
            SpecialKind.STOP_OPTIONAL_LONG,
            SpecialKind.STOP_OPTIONAL_DOUBLE);

    private Fit() {}

    static boolean of(WireType type, Operand value) {
        if (value instanceof Operand.Null || type instanceof WireType.Dynamic) {
            return true;
        }
        if (type instanceof WireType.OptionalOf optional) {
            return of(optional.element(), value);
        }
        if (type.kind() instanceof PrimitiveKind kind) {
            return switch (kind) {
                case BOOL -> value instanceof Operand.Truth;
                case CHAR16 -> value instanceof Operand.Text;
                default -> value instanceof Operand.Numeric;
            };
        }
        if (LeafValues.isText(type) || type instanceof WireType.Custom) {
            return value instanceof Operand.Text;
        }
        if (type instanceof WireType.Array array) {
            return array.element() == PrimitiveKind.INT8 && value instanceof Operand.Text;
        }
        if (type instanceof WireType.FixedArray array) {
            return array.element() == PrimitiveKind.INT8 && value instanceof Operand.Text;
        }
        TimeTexts times = TimeTexts.of(type);
        if (times != null) {
            return times.has(value);
        }
        WireKind kind = type.kind();
        return kind != null
                && (NUMBERS.contains(kind) ? value instanceof Operand.Numeric : value instanceof Operand.Text);
    }

    /** Why no value of a wire type equals a text; empty if some value may. */
    static String never(WireType type, String path, String text) {
        if (type instanceof WireType.OptionalOf optional) {
            return never(optional.element(), path, text);
        }
        if (type.kind() instanceof PrimitiveKind kind) {
            boolean one = kind != PrimitiveKind.CHAR16 || text.length() == 1;
            return one ? "" : path + " is a char, and " + text + " is no single one";
        }
        if (!(type instanceof WireType.Enumeration known)
                || known.constants().isEmpty()
                || known.constants().contains(text)) {
            return "";
        }
        List<String> constants = known.constants();
        return MessageType.simpleName(known.type()) + " has no constant " + text + ", but "
                + String.join(", ", constants.subList(0, Math.min(MOST, constants.size())))
                + (constants.size() > MOST ? ", …" : "");
    }
}
