package org.marshal4j.schema;

/** The primitives: their name on the wire and their size in bytes. */
public enum PrimitiveKind {
    /** byte. */
    INT8("int8", 1),
    /** short. */
    INT16("int16", 2),
    /** int. */
    INT32("int32", 4),
    /** long. */
    INT64("int64", 8),
    /** float, as raw bits. */
    FLOAT32("float32", 4),
    /** double, as raw bits. */
    FLOAT64("float64", 8),
    /** char, unsigned. */
    CHAR16("char16", 2),
    /** boolean: 0 or 1; {@code Y} and {@code N} are read too. */
    BOOL("bool", 1);

    private final String wireName;
    private final int size;

    PrimitiveKind(String wireName, int size) {
        this.wireName = wireName;
        this.size = size;
    }

    /** The name on the wire, such as {@code int32}. */
    public String wireName() {
        return wireName;
    }

    /** Size in bytes. */
    public int size() {
        return size;
    }
}
