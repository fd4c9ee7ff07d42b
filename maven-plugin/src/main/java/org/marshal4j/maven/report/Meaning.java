package org.marshal4j.maven.report;

import org.marshal4j.schema.PrimitiveKind;
import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.ValueKind;
import org.marshal4j.schema.WireType;

/** Says in a sentence how a value is read. */
final class Meaning {
    private static final String COUNT = "count (stop-bit number)";
    private static final int MOST_NAMES = 12;

    private final Function<String, Schema> resolver;

    /**
     * Sentences about types.
     *
     * @param resolver finds the schemas of nested types
     */
    Meaning(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    String of(WireType type) {
        if (type instanceof WireType.VersionedBlock) {
            return "int32: the length of the frame, these 4 bytes not counted. See below.";
        }
        String nullable = type.nullable() ? ifNull(type) : "";
        return bare(type) + nullable;
    }

    private String bare(WireType type) {
        if (type instanceof WireType.Primitive primitive) {
            return presence(type) + primitive(primitive.kind());
        }
        if (type instanceof WireType.Value value) {
            return (value.kind().hasNull() ? "" : presence(type)) + value(value.kind());
        }
        if (type instanceof WireType.Special special) {
            return (special.kind().hasNull() ? "" : presence(type)) + special(special.kind());
        }
        if (type instanceof WireType.Text text) {
            return COUNT + " of bytes, then as many bytes of UTF-8" + what(text) + atMost(text.max(), "bytes");
        }
        if (type instanceof WireType.FixedText text) {
            return (text.size() - text.room()) + "-byte count, then " + text.room()
                    + " bytes: that many of UTF-8, the rest zeros";
        }
        if (type instanceof WireType.KnownText oneOf) {
            return "1 byte: index in " + oneOf.known()
                    + ", from 0; 255: a text that is none of these follows (count, UTF-8)";
        }
        if (type instanceof WireType.Enumeration enumeration) {
            return "stop-bit number: index, from 0, in " + constants(enumeration);
        }
        if (type instanceof WireType.Array array) {
            return COUNT + " of elements, then each element: " + primitive(array.element())
                    + atMost(array.max(), "elements");
        }
        if (type instanceof WireType.FixedArray array) {
            return presence(type) + array.length() + " elements, each: " + primitive(array.element());
        }
        if (type instanceof WireType.ListOf list) {
            return COUNT + " of elements, then each element [" + of(list.element()) + "]"
                    + atMost(list.max(), "elements");
        }
        if (type instanceof WireType.MapOf map) {
            return COUNT + " of entries, then for each its key [" + of(map.key()) + "] and its value ["
                    + of(map.value()) + "]" + atMost(map.max(), "entries");
        }
        if (type instanceof WireType.OptionalOf optional) {
            return "1 byte: 1 empty, 2 present; where present, then [" + of(optional.element()) + "]";
        }
        return object(type);
    }

    private String object(WireType type) {
        if (type instanceof WireType.Nested nested) {
            return nested.versioned()
                    ? "the frames of " + nested.type() + " (it is evolvable)"
                    : presence(type) + "the fields of " + nested.type();
        }
        if (type instanceof WireType.Family family) {
            return "stop-bit number: type id in the family " + family.root()
                    + "; then the fields of that type, its frames if it is evolvable";
        }
        if (type instanceof WireType.Shared shared) {
            return "stop-bit number: 1: an object that was not there before follows [" + of(shared.object())
                    + "], and gets the next number; greater: the object of that number. Objects are numbered from 2 in the order in which a message has them; the outermost object is number 2 if its page says so";
        }
        if (type instanceof WireType.Custom custom) {
            return presence(type) + "what " + custom.marshaller() + " writes"
                    + (custom.size() == WireType.ANY ? "" : ", " + custom.size() + " bytes");
        }
        return "fixed by subclasses";
    }

    private static String presence(WireType type) {
        return type.nullable() ? "1 byte: 1 if there is a value, 0 for null; then " : "";
    }

    private String ifNull(WireType type) {
        if (type instanceof WireType.FixedText text) {
            return ". Null: a count of " + (text.size() - text.room() == 1 ? "ff" : "ff ff") + ", then "
                    + zeros(text.room());
        }
        if (type instanceof WireType.KnownText) {
            return ". Null: 254 (fe)";
        }
        if (type instanceof WireType.OptionalOf || type instanceof WireType.Shared) {
            return ". Null: 00";
        }
        if (type instanceof WireType.Nested nested && nested.versioned()) {
            return ". Null: a first length of -1 (ff ff ff ff), and nothing else";
        }
        if (type instanceof WireType.Special special && special.kind() == SpecialKind.DECIMAL) {
            return ". Null: -128 (80), and nothing else";
        }
        if (!hasPresence(type)) {
            return type instanceof WireType.Value ? "" : ". Null: -1 (80 00)";
        }
        int size = FieldRows.size(type, resolver);
        return ". Null: 00, then " + (size < 0 ? "nothing" : zeros(size - 1));
    }

    private static boolean hasPresence(WireType type) {
        return type instanceof WireType.Primitive
                || type instanceof WireType.Nested
                || type instanceof WireType.FixedArray
                || type instanceof WireType.Custom
                || (type instanceof WireType.Value value && !value.kind().hasNull())
                || (type instanceof WireType.Special special && !special.kind().hasNull());
    }

    private static String zeros(int count) {
        return count == 1 ? "a byte of zeros" : count + " bytes of zeros";
    }

    /** The wire type has all of them. */
    private static String constants(WireType.Enumeration enumeration) {
        List<String> names = enumeration.constants();
        return names.size() <= MOST_NAMES ? names.toString() : names.size() + " names, as in the wire type";
    }

    private static String what(WireType.Text text) {
        return switch (text.kind()) {
            case TEXT -> "";
            case URI -> ", a URI";
            case ZONE -> ", the id of a time zone";
            case CURRENCY -> ", an ISO 4217 code";
            case LOCALE -> ", a BCP 47 language tag";
        };
    }

    private static String atMost(int max, String what) {
        return max == WireType.ANY ? "" : "; at most " + max + " " + what;
    }

    private static String primitive(PrimitiveKind kind) {
        return switch (kind) {
            case INT8 -> "signed byte";
            case INT16 -> "2 bytes, little-endian, signed";
            case INT32 -> "4 bytes, little-endian, signed";
            case INT64 -> "8 bytes, little-endian, signed";
            case FLOAT32 -> "4 bytes, little-endian, IEEE 754 single";
            case FLOAT64 -> "8 bytes, little-endian, IEEE 754 double";
            case CHAR16 -> "2 bytes, little-endian, a UTF-16 unit";
            case BOOL -> "1 byte: 0 false, 1 true";
        };
    }

    private static String value(ValueKind kind) {
        return switch (kind) {
            case INSTANT, TIMESTAMP -> "int64 seconds since 1970-01-01T00:00Z, int32 nanoseconds";
            case DURATION -> "int64 seconds, int32 nanoseconds";
            case DATE -> "int32 year, byte month, byte day";
            case TIME -> "int64 nanoseconds since midnight";
            case DATE_TIME -> "date (int32 year, byte month, byte day), time (int64 nanoseconds since midnight)";
            case OFFSET_DATE_TIME ->
                "date (int32 year, byte month, byte day), time (int64 nanoseconds since midnight), int32 offset in seconds east of UTC";
            case OFFSET_TIME -> "time (int64 nanoseconds since midnight), int32 offset in seconds east of UTC";
            case PERIOD -> "int32 years, int32 months, int32 days";
            case YEAR -> "int32 year";
            case YEAR_MONTH -> "int32 year, byte month";
            case MONTH_DAY -> "byte month, byte day";
            case ZONE_OFFSET -> "int32 seconds east of UTC";
            case UUID -> "int64 most significant half, int64 least significant half";
            case MILLIS -> "int64 milliseconds since 1970-01-01T00:00Z";
            case OPTIONAL_INT -> "1 byte: 0 null, 1 empty, 2 present; then int32, 0 unless present";
            case OPTIONAL_LONG -> "1 byte: 0 null, 1 empty, 2 present; then int64, 0 unless present";
            case OPTIONAL_DOUBLE -> "1 byte: 0 null, 1 empty, 2 present; then float64, 0 unless present";
        };
    }

    private static String special(SpecialKind kind) {
        return switch (kind) {
            case DECIMAL ->
                "1 signed byte: the scale; then int64, the unscaled value; the number is unscaled value / 10^scale. For larger ones -127, the scale as a stop-bit number, and the unscaled value as a"
                        + " count of bytes (stop-bit number) and two's complement, the most significant byte first";
            case BIGINT -> COUNT + " of bytes, two's complement, the most significant byte first";
            case ZONED_DATE_TIME ->
                "int32 year, byte month, byte day, int64 nanoseconds since midnight, int32 offset in seconds east of UTC; then the id of the zone: count of bytes (stop-bit number), UTF-8";
            case STOP_SHORT, STOP_INT, STOP_LONG -> "stop-bit number";
            case STOP_CHAR -> "stop-bit number: a UTF-16 unit, the last 128 of them as -128 to -1";
        };
    }
}
