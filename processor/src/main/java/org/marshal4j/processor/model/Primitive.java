package org.marshal4j.processor.model;

/** The eight primitive types, with what the wire format says of each. */
public enum Primitive {
    BOOLEAN("boolean", "Boolean", "bool", 1, "false"),
    BYTE("byte", "Byte", "int8", 1, "(byte) 0"),
    SHORT("short", "Short", "int16", 2, "(short) 0"),
    CHAR("char", "Character", "char16", 2, "(char) 0"),
    INT("int", "Integer", "int32", 4, "0"),
    LONG("long", "Long", "int64", 8, "0L"),
    FLOAT("float", "Float", "float32", 4, "0f"),
    DOUBLE("double", "Double", "float64", 8, "0d");

    private final String keyword;
    private final String box;
    private final String wire;
    private final int bytes;
    private final String zero;

    Primitive(String keyword, String box, String wire, int bytes, String zero) {
        this.keyword = keyword;
        this.box = box;
        this.wire = wire;
        this.bytes = bytes;
        this.zero = zero;
    }

    /** As Java spells it: {@code int}. */
    public String keyword() {
        return keyword;
    }

    /** The simple name of its box: {@code Integer}. */
    public String box() {
        return box;
    }

    /** As a schema spells it: {@code int32}. */
    public String wire() {
        return wire;
    }

    /** Its size in bytes, on the wire as in memory. */
    public int bytes() {
        return bytes;
    }

    /** Its zero value as an expression of exactly this type. */
    public String zero() {
        return zero;
    }

    /** {@code Int}, for names such as {@code putInt}. */
    public String capitalized() {
        return Character.toUpperCase(keyword.charAt(0)) + keyword.substring(1);
    }
}
