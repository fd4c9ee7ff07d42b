package org.marshal4j.schema.wire;

/** The primitives, with their names on the wire, their sizes and the meaning of their bytes. */
public enum PrimitiveKind implements WireKind {
    /** A byte. */
    INT8("int8", 1, "signed byte"),
    /** A short. */
    INT16("int16", 2, "2 bytes, little-endian, signed"),
    /** An int. */
    INT32("int32", 4, "4 bytes, little-endian, signed"),
    /** A long. */
    INT64("int64", 8, "8 bytes, little-endian, signed"),
    /** A float, as raw bits. */
    FLOAT32("float32", 4, "4 bytes, little-endian, IEEE 754 single"),
    /** A double, as raw bits. */
    FLOAT64("float64", 8, "8 bytes, little-endian, IEEE 754 double"),
    /** A char, unsigned. */
    CHAR16("char16", 2, "2 bytes, little-endian, a UTF-16 unit"),
    /** A boolean: 0 or 1; {@code Y} and {@code N} are read too. */
    BOOL("bool", 1, "1 byte: 0 false, 1 true");

    private final String wireName;
    private final int size;
    private final String meaning;

    PrimitiveKind(String wireName, int size, String meaning) {
        this.wireName = wireName;
        this.size = size;
        this.meaning = meaning;
    }

    @Override
    public String wireName() {
        return wireName;
    }

    /** {@return the size in bytes} */
    public int size() {
        return size;
    }

    @Override
    public String meaning() {
        return meaning;
    }

    @Override
    public boolean isNumber() {
        return this != CHAR16 && this != BOOL;
    }
}
