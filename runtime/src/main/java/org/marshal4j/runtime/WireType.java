package org.marshal4j.runtime;

import java.util.List;

/**
 * What the bytes of one field look like. Each has one canonical text, which {@link #parse} reads and {@code toString()}
 * writes:
 *
 * <table>
 * <caption>wire types</caption>
 * <tr><th>text</th><th>bytes</th></tr>
 * <tr><td>{@code int8 int16 int32 int64 float32 float64 char16 bool}</td><td>little-endian, see {@link Kind}</td></tr>
 * <tr><td>{@code text}</td><td>stop-bit count of bytes, UTF-8</td></tr>
 * <tr><td>{@code enum com.acme.Side(BUY,SELL)}</td><td>stop-bit index</td></tr>
 * <tr><td>{@code int32[]} (any primitive)</td><td>stop-bit count, elements</td></tr>
 * <tr><td>{@code list<T>}</td><td>stop-bit count, elements of wire type T</td></tr>
 * <tr><td>{@code com.acme.Leg}</td><td>the fields of that type, by its binary name</td></tr>
 * </table>
 *
 * A {@code ?} behind it says that null is possible: text, enum, array and list have −1 for that; primitives and nested
 * types a presence byte (0 or 1) before the value, and when null, zeros instead of a value of fixed size.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface WireType {
    /** Whether null is possible. */
    boolean nullable();

    /**
     * The wire type of a canonical text.
     *
     * @throws IllegalArgumentException if it is not one
     */
    static WireType parse(String text) {
        return WireTypeParser.parse(text);
    }

    /**
     * The bytes that a primitive occupies in a block, 1 to 9, presence byte included; −1 for all other types, nested ones
     * of fixed size too ({@link Schema#fixedSize}).
     */
    static int sizeInBlock(WireType type) {
        return type instanceof Primitive primitive ? primitive.size() : -1;
    }

    /** The primitives: their name on the wire and their size in bytes. */
    enum Kind {
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

        Kind(String wireName, int size) {
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

    /** A primitive, or if nullable, a boxed one. */
    record Primitive(Kind kind, boolean nullable) implements WireType {
        /** Size in bytes, 1 to 9, presence byte included. */
        public int size() {
            return (nullable ? 1 : 0) + kind.size();
        }

        @Override
        public String toString() {
            return kind.wireName() + mark(nullable);
        }
    }

    /** A String or another sequence of characters. */
    record Text(boolean nullable) implements WireType {
        @Override
        public String toString() {
            return "text" + mark(nullable);
        }
    }

    /** An enum: binary name, and its constants in order of declaration. */
    record Enumeration(String type, List<String> constants, boolean nullable) implements WireType {
        /** Takes a copy of the constants. */
        public Enumeration {
            WireTypeParser.requireTypeName(type);
            constants = List.copyOf(constants);
        }

        @Override
        public String toString() {
            return "enum " + type + "(" + String.join(",", constants) + ")" + mark(nullable);
        }
    }

    /** An array of primitives. */
    record Array(Kind element, boolean nullable) implements WireType {
        @Override
        public String toString() {
            return element.wireName() + "[]" + mark(nullable);
        }
    }

    /** A list of elements of one wire type. */
    record ListOf(WireType element, boolean nullable) implements WireType {
        @Override
        public String toString() {
            return "list<" + element + ">" + mark(nullable);
        }
    }

    /** Another marshalled type, by its binary name (with {@code $} before the name of a member class). */
    record Nested(String type, boolean nullable) implements WireType {
        /** Refuses what is no class name, or one of the words that mean other wire types. */
        public Nested {
            WireTypeParser.requireTypeName(type);
        }

        @Override
        public String toString() {
            return type + mark(nullable);
        }
    }

    private static String mark(boolean nullable) {
        return nullable ? "?" : "";
    }
}
