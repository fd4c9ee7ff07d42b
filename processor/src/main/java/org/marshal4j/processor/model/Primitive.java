package org.marshal4j.processor.model;

import org.marshal4j.schema.wire.PrimitiveKind;

/** The eight primitive types and their properties in the wire format. */
public enum Primitive {
    BOOLEAN("boolean", "Boolean", PrimitiveKind.BOOL, "false"),
    BYTE("byte", "Byte", PrimitiveKind.INT8, "(byte) 0"),
    SHORT("short", "Short", PrimitiveKind.INT16, "(short) 0"),
    CHAR("char", "Character", PrimitiveKind.CHAR16, "(char) 0"),
    INT("int", "Integer", PrimitiveKind.INT32, "0"),
    LONG("long", "Long", PrimitiveKind.INT64, "0L"),
    FLOAT("float", "Float", PrimitiveKind.FLOAT32, "0f"),
    DOUBLE("double", "Double", PrimitiveKind.FLOAT64, "0d");

    private final String keyword;
    private final String box;
    private final PrimitiveKind kind;
    private final String zero;

    Primitive(String keyword, String box, PrimitiveKind kind, String zero) {
        this.keyword = keyword;
        this.box = box;
        this.kind = kind;
        this.zero = zero;
    }

    /** Its Java keyword, such as {@code int}. */
    public String keyword() {
        return keyword;
    }

    /** The simple name of its box, such as {@code Integer}. */
    public String box() {
        return box;
    }

    /** Its kind in schemas. */
    public PrimitiveKind kind() {
        return kind;
    }

    /** Its size in bytes, both on the wire and in memory. */
    public int bytes() {
        return kind.size();
    }

    /** Its zero value as an expression of exactly this type. */
    public String zero() {
        return zero;
    }

    /** Its part of names such as {@code putInt}: {@code Int}. */
    public String capitalized() {
        return Character.toUpperCase(keyword.charAt(0)) + keyword.substring(1);
    }
}
