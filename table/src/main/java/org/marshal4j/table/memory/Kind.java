package org.marshal4j.table.memory;

/** The kind of a column's values in Arrow's layout. */
public enum Kind {
    /** int8. */
    INT8(8, "int8"),
    /** int16. */
    INT16(16, "int16"),
    /** uint16, a char. */
    UINT16(16, "uint16"),
    /** int32. */
    INT32(32, "int32"),
    /** int64. */
    INT64(64, "int64"),
    /** float32. */
    FLOAT32(32, "float"),
    /** float64. */
    FLOAT64(64, "double"),
    /** bool, one bit each. */
    BOOL(1, "bool"),
    /** timestamp[ns, UTC]. */
    INSTANT(64, "timestamp[ns, tz=UTC]"),
    /** timestamp[ns] without a zone. */
    DATE_TIME(64, "timestamp[ns]"),
    /** date32, days. */
    DATE(32, "date32[day]"),
    /** time64[ns]. */
    TIME(64, "time64[ns]"),
    /** duration[ns]. */
    DURATION(64, "duration[ns]"),
    /** 16 bytes, the most significant first, with the extension name of UUIDs. */
    UUID(128, "extension<arrow.uuid>"),
    /** decimal128, with a {@link DecimalType}. */
    DECIMAL(128, "decimal128"),
    /** string_view. */
    TEXT(128, "string_view"),
    /** binary_view. */
    BINARY(128, "binary_view"),
    /** dictionary of strings, with int8 as index. */
    ENUM8(8, "dictionary<values=string, indices=int8>"),
    /** The same with int16. */
    ENUM16(16, "dictionary<values=string, indices=int16>"),
    /** The same with int32. */
    ENUM32(32, "dictionary<values=string, indices=int32>"),
    /** list_view: an offset and a size, both int32, into the elements of the batch. */
    LIST(32, "list_view"),
    /** struct: its children have as many rows. */
    STRUCT(0, "struct");

    private final int bits;
    private final String text;

    Kind(int bits, String text) {
        this.bits = bits;
        this.text = text;
    }

    /** Returns Arrow's name of the type, as pyarrow prints it. */
    public String text() {
        return text;
    }

    /**
     * Returns the number of bits that a row takes in each of the column's buffers except the bitmap; 0 if it has none.
     */
    public int bits() {
        return bits;
    }

    /** Tells whether the rows are views of 16 bytes, whose longer values are in an area. */
    public boolean isView() {
        return this == TEXT || this == BINARY;
    }

    /** Tells whether the rows are numbers or booleans, and not times. */
    public boolean isNumber() {
        return compareTo(BOOL) <= 0;
    }

    /** Tells whether the rows are indexes of a dictionary. */
    public boolean isEnum() {
        return this == ENUM8 || this == ENUM16 || this == ENUM32;
    }

    /** Returns the kind with the narrowest index for an enum that still leaves room for twice as many constants. */
    public static Kind ofConstants(int count) {
        if (count <= 64) {
            return ENUM8;
        }
        return count <= 16_384 ? ENUM16 : ENUM32;
    }

    /** Returns the maximum number of constants for an enum of this kind. */
    public int mostConstants() {
        return switch (this) {
            case ENUM8 -> Byte.MAX_VALUE + 1;
            case ENUM16 -> Short.MAX_VALUE + 1;
            default -> Integer.MAX_VALUE;
        };
    }
}
