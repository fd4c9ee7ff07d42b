package org.marshal4j.schema;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the bytes of one field look like. Each has one canonical text, which {@link #parse} reads and {@code toString()}
 * writes; {@link org.marshal4j.schema} has the table of them.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface WireType {
    /** A limit or size that is not given. */
    int ANY = -1;

    /** Whether null is possible; never of what is no value. */
    default boolean nullable() {
        return false;
    }

    /**
     * The wire type of a canonical text.
     *
     * @throws IllegalArgumentException if it is not one
     */
    static WireType parse(String text) {
        return WireTypeParser.parse(text);
    }

    /** Whether a text is a wire type that is a single word, such as {@code date}: no class of that name can be part of one. */
    static boolean isWord(String text) {
        return WireWords.isWord(text);
    }

    /** The bytes of every value, presence byte included; −1 if they vary, and for nested types ({@link Schema#fixedSize}). */
    default int sizeInBlock() {
        return accept(SizeInBlock.INSTANCE);
    }

    /** The binary names of the types that it holds, in the order of its text. */
    default List<String> heldTypes() {
        return NestedNames.of(this);
    }

    /** Has a visitor look at this wire type: calls the one method that is for it. */
    <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor);

    /**
     * No field, but the start of a versioned block: an int32 count of the bytes in it. The fields up to the next block belong to it.
     * The schema of an evolvable type begins with one, and has one for each class of its inheritance.
     */
    record VersionedBlock() implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.versionedBlock(this);
        }

        @Override
        public String toString() {
            return "frame";
        }
    }

    /** The field of an abstract class whose type its subclasses fix, each in its own schema. No bytes are of this type. */
    record Open() implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.open(this);
        }

        @Override
        public String toString() {
            return "*";
        }
    }

    /** A primitive, or if nullable, a boxed one. */
    record Primitive(PrimitiveKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.primitive(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + mark(nullable);
        }
    }

    /** An object of fixed size that is no primitive. */
    record Value(ValueKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.value(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + mark(nullable);
        }
    }

    /** An object whose size is told by its own bytes. */
    record Special(SpecialKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.special(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + mark(nullable);
        }
    }

    /** A String or something that is written as one: at most that many bytes, {@link #ANY} for any number. */
    record Text(TextKind kind, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.text(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + WireNames.limit(max) + mark(nullable);
        }
    }

    /** A text in that many bytes, behind a count of one byte, or of two if they are more than 254. */
    record FixedText(int room, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.fixedText(this);
        }

        @Override
        public String toString() {
            return "text[" + room + "]" + mark(nullable);
        }
    }

    /** A text that is mostly one of a few: a byte for those; 254 for null; 255, and the text follows. */
    record KnownText(List<String> known, boolean nullable) implements WireType {
        /** Takes a copy of the texts. */
        public KnownText {
            known = List.copyOf(known);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.knownText(this);
        }

        @Override
        public String toString() {
            return "oneof(" + known.stream().map(QuotedText::quote).collect(Collectors.joining(",")) + ")"
                    + mark(nullable);
        }
    }

    /**
     * An enum.
     *
     * @param type its binary name
     * @param declared its constants in order of declaration; empty in a text that leaves them to the class
     */
    record Enumeration(String type, Optional<List<String>> declared, boolean nullable) implements WireType {
        /** Takes a copy of the constants. */
        public Enumeration {
            WireWords.requireTypeName(type);
            declared = declared.map(List::copyOf);
        }

        /** With these constants. */
        public Enumeration(String type, List<String> constants, boolean nullable) {
            this(type, Optional.of(constants), nullable);
        }

        /** The constants in order of declaration; none where they are left to the class. */
        public List<String> constants() {
            return declared.orElse(List.of());
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.enumeration(this);
        }

        @Override
        public String toString() {
            return "enum " + type
                    + declared.map(names -> "(" + String.join(",", names) + ")").orElse("") + mark(nullable);
        }
    }

    /** An array of primitives, of at most that many elements. */
    record Array(PrimitiveKind element, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.array(this);
        }

        @Override
        public String toString() {
            return element.wireName() + "[]" + WireNames.limit(max) + mark(nullable);
        }
    }

    /** An array of exactly that many primitives. */
    record FixedArray(PrimitiveKind element, int length, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.fixedArray(this);
        }

        @Override
        public String toString() {
            return element.wireName() + "[" + length + "]" + mark(nullable);
        }
    }

    /** A collection or an array of objects: elements of one wire type, at most that many. */
    record ListOf(WireType element, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.listOf(this);
        }

        @Override
        public String toString() {
            return "list<" + element + ">" + WireNames.limit(max) + mark(nullable);
        }
    }

    /** A map: at most that many entries, each a key and a value. */
    record MapOf(WireType key, WireType value, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.mapOf(this);
        }

        @Override
        public String toString() {
            return "map<" + key + "," + value + ">" + WireNames.limit(max) + mark(nullable);
        }
    }

    /** An Optional: 0 null, 1 empty; 2, and the value follows. */
    record OptionalOf(WireType element, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.optionalOf(this);
        }

        @Override
        public String toString() {
            return "optional<" + element + ">" + mark(nullable);
        }
    }

    /**
     * Another marshalled type, by its binary name (with {@code $} before the name of a member class).
     *
     * @param versioned whether it is evolvable: its bytes begin with a versioned block, whose count is −1 for null
     */
    record Nested(String type, boolean versioned, boolean nullable) implements WireType {
        /** Refuses what is no class name, or one of the words that mean other wire types. */
        public Nested {
            WireWords.requireTypeName(type);
        }

        /** A type that is not evolvable. */
        public Nested(String type, boolean nullable) {
            this(type, false, nullable);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.nested(this);
        }

        @Override
        public String toString() {
            return (versioned ? "framed " : "") + type + mark(nullable);
        }
    }

    /** An object of one of the types of a family, by the binary name of its root: a stop-bit type id, then the fields. */
    record Family(String root, boolean nullable) implements WireType {
        /** Refuses what is no class name. */
        public Family {
            WireWords.requireTypeName(root);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.family(this);
        }

        @Override
        public String toString() {
            return "family " + root + mark(nullable);
        }
    }

    /**
     * An object that may occur several times: a stop-bit number, 0 for null, 1 for a new object that follows, or the number
     * of one that was there before.
     *
     * @param object {@link Nested} or {@link Family}, not nullable
     */
    record Shared(WireType object, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.shared(this);
        }

        @Override
        public String toString() {
            return "shared " + object + mark(nullable);
        }
    }

    /**
     * A value of a closed set of classes: a {@link DynamicTag}, and the value as its own wire type has it; tag 0 for null. The set may have
     * classes of the user's as well, told apart by numbers behind {@link DynamicTag#LISTED}.
     *
     * @param listed {@link Nested}, {@link Enumeration}, or a {@link Shared} one of the former, none nullable, by their numbers; unmodifiable
     */
    record Dynamic(SortedMap<Integer, WireType> listed, boolean nullable) implements WireType {
        /** Takes a copy; refuses what cannot be listed, and numbers below 0. */
        public Dynamic {
            listed = Listable.copyOf(listed);
        }

        /** Without classes of the user's. */
        public Dynamic(boolean nullable) {
            this(Collections.emptySortedMap(), nullable);
        }

        /** The binary names of the listed classes by their numbers; a new map each time. */
        public SortedMap<Integer, String> classes() {
            return Listable.names(listed);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.dynamic(this);
        }

        @Override
        public String toString() {
            return Listable.text(listed, WireType::toString) + mark(nullable);
        }
    }

    /**
     * What a hand-written marshaller writes.
     *
     * @param marshaller binary name of its class
     * @param size bytes of each value, or {@link #ANY}
     */
    record Custom(String marshaller, int size, boolean nullable) implements WireType {
        /** Refuses what is no class name. */
        public Custom {
            WireWords.requireTypeName(marshaller);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.custom(this);
        }

        @Override
        public String toString() {
            return "custom" + (size == ANY ? " " : "[" + size + "] ") + marshaller + mark(nullable);
        }
    }

    private static String mark(boolean nullable) {
        return nullable ? "?" : "";
    }
}
