package org.marshal4j.schema.wire;

/** The byte before a value, of most types {@link #ONE}, which says whether it is null. */
public enum PresenceByte {
    /** There is no such byte. */
    NONE(""),
    /** 1 before a value, 0 in place of null. */
    ONE("?"),
    /** 0 before a value, 1 in place of null. */
    ZERO("?0");

    private final String mark;

    PresenceByte(String mark) {
        this.mark = mark;
    }

    /** {@return the byte before each value of a wire type} */
    public static PresenceByte of(WireType type) {
        if (type instanceof WireType.Encoded encoded) {
            return encoded.presence();
        }
        WireKind kind = type.kind();
        boolean isMarked = kind == null
                ? type instanceof WireType.FixedArray
                        || type instanceof WireType.Custom
                        || type instanceof WireType.EntryOf
                        || (type instanceof WireType.Nested nested && !nested.versioned())
                : !kind.hasNull();
        return isMarked && type.nullable() ? ONE : NONE;
    }

    /** {@return what is behind the form in the text of a wire type} */
    String mark() {
        return mark;
    }

    /** {@return whether there is a byte, so that null is possible} */
    public boolean isThere() {
        return this != NONE;
    }

    /** {@return the byte before a value that is not null} */
    public byte ofValue() {
        return (byte) (this == ONE ? 1 : 0);
    }

    /** {@return the byte in place of null} */
    public byte ofNull() {
        return (byte) (this == ONE ? 0 : 1);
    }
}
