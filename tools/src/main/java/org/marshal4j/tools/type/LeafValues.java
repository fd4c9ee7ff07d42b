package org.marshal4j.tools.type;

import java.util.Date;
import java.util.HexFormat;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.dynamic.SpecialValues;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/** Turns values that contain no others into what is shown and compared: numbers, texts and truths. */
public final class LeafValues {
    private LeafValues() {}

    /**
     * {@return whether values are texts, or names of constants}
     *
     * @param type their wire type
     */
    public static boolean isText(WireType type) {
        return type instanceof WireType.Text
                || type instanceof WireType.FixedText
                || type instanceof WireType.KnownText
                || type instanceof WireType.Enumeration;
    }

    /**
     * {@return whether what a walk reports says only that a value follows, or a versioned block}
     *
     * @param type the wire type
     * @param value what is reported
     */
    public static boolean isAhead(WireType type, @Nullable Object value) {
        return value instanceof DynamicTag
                || type instanceof WireType.VersionedBlock
                || (type instanceof WireType.OptionalOf && Boolean.TRUE.equals(value));
    }

    /**
     * Returns what is shown of a value.
     *
     * @param type its wire type
     * @param value the value, as a {@link org.marshal4j.runtime.inspect.SchemaWalker} reports it
     * @param array the array with its bytes
     * @param from where they start
     * @param length their number
     * @return a number, a String, a Boolean or an array of primitives; null for null and for an empty optional number
     */
    public static @Nullable Object shown(WireType type, @Nullable Object value, byte[] array, int from, int length) {
        if (value == null || value instanceof Number || value instanceof Boolean || value instanceof String) {
            return type instanceof WireType.Custom custom && custom.size() != WireType.ANY && value != null
                    ? hex(array, from + length - custom.size(), custom.size())
                    : value;
        }
        if (value instanceof byte[] bytes) {
            return hex(bytes, 0, bytes.length);
        }
        if (value instanceof OptionalInt number) {
            return number.isPresent() ? number.getAsInt() : null;
        }
        if (value instanceof OptionalLong number) {
            return number.isPresent() ? number.getAsLong() : null;
        }
        if (value instanceof OptionalDouble number) {
            return number.isPresent() ? number.getAsDouble() : null;
        }
        return value.getClass().isArray() ? value : text(type, value);
    }

    private static String text(WireType type, Object value) {
        if (value instanceof Date date) {
            return date.toInstant().toString();
        }
        return type.kind() instanceof SpecialKind kind
                ? SpecialValues.of(kind).map(row -> row.text(value)).orElseGet(value::toString)
                : value.toString();
    }

    /**
     * {@return bytes as hexadecimal digits}
     *
     * @param array the array with the bytes
     * @param from where they start
     * @param length their number
     */
    public static String hex(byte[] array, int from, int length) {
        return HexFormat.of().formatHex(array, from, from + length);
    }
}
