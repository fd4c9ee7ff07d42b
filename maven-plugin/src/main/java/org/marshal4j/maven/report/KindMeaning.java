package org.marshal4j.maven.report;

import org.marshal4j.schema.PrimitiveKind;
import org.marshal4j.schema.SpecialKind;
import org.marshal4j.schema.ValueKind;

/** Says what the bytes of values of a kind are. */
final class KindMeaning {
    static final String COUNT = "count (stop-bit number)";

    private KindMeaning() {}

    static String of(PrimitiveKind kind) {
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

    static String of(ValueKind kind) {
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

    static String of(SpecialKind kind) {
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
