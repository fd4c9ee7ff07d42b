package org.marshal4j.schema.wire;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** How one value is written, with one canonical text: {@link org.marshal4j.schema.wire} has a table. Immutable. */
public sealed interface WireType {
    /** A limit or size that is not specified. */
    int ANY = -1;

    /** {@return whether null is possible; false for {@link VersionedBlock} and {@link Open}, which are not values} */
    default boolean nullable() {
        return false;
    }

    /** {@return the kind of value; null for wire types that are one of their own} */
    default @Nullable WireKind kind() {
        return null;
    }

    /** {@return the limit of bytes or elements; {@link #ANY} if there is none} */
    default int max() {
        return ANY;
    }

    /** {@return the limit of bytes or elements; {@link Integer#MAX_VALUE} if there is none} */
    default int most() {
        return max() == ANY ? Integer.MAX_VALUE : max();
    }

    /** {@return the wire type that values would have without {@link Encoded}, with null if it is possible here} */
    default WireType plain() {
        return this;
    }

    /** {@return the wire type of a canonical text; an IllegalArgumentException is thrown if it is none} */
    static WireType parse(String text) {
        return WireTypeParser.parse(text);
    }

    /** {@return the size in bytes of every value with its presence byte; −1 if it varies, and for nested types} */
    default int sizeInBlock() {
        return accept(SizeInBlock.INSTANCE);
    }

    /** {@return the binary names of the types that it holds, in the order in which the text has them} */
    default List<String> heldTypes() {
        return WireParts.names(this);
    }

    /** {@return the wire types of what a value holds: elements, key and value, shared object, listed classes} */
    default List<WireType> parts() {
        return accept(WireParts.INSTANCE);
    }

    /** {@return whether this wire type, or one of its parts, or one of theirs, is of a kind} */
    default boolean holds(Class<? extends WireType> kind) {
        return WireParts.isIn(this, kind);
    }

    /** {@return the result of the visitor's method for this wire type} */
    <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor);

    /** The start of a versioned block, with the fields up to the next one: an int32 count of its bytes, no field. */
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

    /** A field of an abstract class whose type its subclasses fix, each in its own schema. No bytes have this type. */
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

    /** A primitive or, if nullable, a boxed primitive. */
    record Primitive(PrimitiveKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.primitive(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + WireTypeText.mark(nullable);
        }
    }

    /** An object of fixed size. */
    record Value(ValueKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.value(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + WireTypeText.mark(nullable);
        }
    }

    /** An object whose own bytes tell its size. */
    record Special(SpecialKind kind, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.special(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + WireTypeText.mark(nullable);
        }
    }

    /** A String, or an object that is written as one, of at most that many bytes or {@link #ANY}. */
    record Text(TextKind kind, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.text(this);
        }

        @Override
        public String toString() {
            return kind.wireName() + WireTypeText.limit(max) + WireTypeText.mark(nullable);
        }
    }

    /** A text in a fixed number of bytes, after a count of one byte, or of two if the number is more than 254. */
    record FixedText(int room, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.fixedText(this);
        }

        @Override
        public String toString() {
            return "text[" + room + "]" + WireTypeText.mark(nullable);
        }
    }

    /** A text with known values: one byte for each of those; 254 for null; 255 and the text for any other. */
    record KnownText(List<String> known, boolean nullable) implements WireType {
        /** Copies the known values. */
        public KnownText {
            known = List.copyOf(known);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.knownText(this);
        }

        @Override
        public String toString() {
            return "oneof(" + WireTypeText.quoted(known) + ")" + WireTypeText.mark(nullable);
        }
    }

    /** An enum, with its constants in order of declaration, unless a text leaves them to the class. */
    record Enumeration(String type, Optional<List<String>> declared, boolean nullable) implements WireType {
        /** Checks the name and copies the constants. */
        public Enumeration {
            WireWords.requireTypeName(type);
            declared = declared.isPresent() ? Optional.of(List.copyOf(declared.get())) : declared;
        }

        /** Creates the wire type of an enum with these constants, in order of declaration. */
        public Enumeration(String type, List<String> constants, boolean nullable) {
            this(type, Optional.of(constants), nullable);
        }

        /** {@return the constants in order of declaration; none if they are left to the class} */
        public List<String> constants() {
            return declared.orElse(List.of());
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.enumeration(this);
        }

        @Override
        public String toString() {
            return "enum " + type + WireTypeText.constants(declared) + WireTypeText.mark(nullable);
        }
    }

    /** An array of primitives, of at most that many elements or {@link #ANY}. */
    record Array(PrimitiveKind element, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.array(this);
        }

        @Override
        public String toString() {
            return element.wireName() + "[]" + WireTypeText.limit(max) + WireTypeText.mark(nullable);
        }
    }

    /** An array with a fixed number of primitives. */
    record FixedArray(PrimitiveKind element, int length, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.fixedArray(this);
        }

        @Override
        public String toString() {
            return element.wireName() + "[" + length + "]" + WireTypeText.mark(nullable);
        }
    }

    /** A collection, or an array of objects, of at most that many elements or {@link #ANY}. */
    record ListOf(WireType element, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.listOf(this);
        }

        @Override
        public String toString() {
            return WireTypeText.of(this);
        }
    }

    /** A map of at most that many entries or {@link #ANY}, each a key and a value. */
    record MapOf(WireType key, WireType value, int max, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.mapOf(this);
        }

        @Override
        public String toString() {
            return WireTypeText.of(this);
        }
    }

    /** An entry without a map: a presence byte, if null is possible, then a key and a value. */
    record EntryOf(WireType key, WireType value, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.entryOf(this);
        }

        @Override
        public String toString() {
            return WireTypeText.of(this);
        }
    }

    /** An Optional: 0 for null, 1 for empty, or 2 and the value. */
    record OptionalOf(WireType element, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.optionalOf(this);
        }

        @Override
        public String toString() {
            return WireTypeText.of(this);
        }
    }

    /** Another marshalled type, by its binary name. If evolvable, it is versioned: bytes begin with a versioned block. */
    record Nested(String type, boolean versioned, boolean nullable) implements WireType {
        /** Refuses a text that is not a class name, or is a word for another wire type. */
        public Nested {
            WireWords.requireTypeName(type);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.nested(this);
        }

        @Override
        public String toString() {
            return (versioned ? "framed " : "") + type + WireTypeText.mark(nullable);
        }
    }

    /** An object of a class in a family, by the binary name of its root: a stop-bit type id, then the fields. */
    record Family(String root, boolean nullable) implements WireType {
        /** Refuses a text that is not a class name. */
        public Family {
            WireWords.requireTypeName(root);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.family(this);
        }

        @Override
        public String toString() {
            return "family " + root + WireTypeText.mark(nullable);
        }
    }

    /** A {@link Nested} or {@link Family} object that may occur again: 0 for null, 1 and the object, or its number. */
    record Shared(WireType object, boolean nullable) implements WireType {
        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.shared(this);
        }

        @Override
        public String toString() {
            return "shared " + object + WireTypeText.mark(nullable);
        }
    }

    /** A {@link DynamicTag} and a value of its wire type, or of a {@link Listable} one by its number; tag 0 for null. */
    record Dynamic(SortedMap<Integer, WireType> listed, boolean nullable) implements WireType {
        /** Copies the classes; refuses wire types that cannot be listed and negative numbers. */
        public Dynamic {
            listed = Listable.copyOf(listed);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.dynamic(this);
        }

        @Override
        public String toString() {
            return Listable.text(listed, WireType::toString) + WireTypeText.mark(nullable);
        }
    }

    /** What a hand-written marshaller of that name and version writes, in that many bytes or {@link #ANY}. */
    record Custom(String marshaller, int version, int size, boolean nullable) implements WireType {
        /** The version of a marshaller that declares none; texts leave it out. */
        public static final int FIRST = 1;

        /** Refuses a text that is not a class name. */
        public Custom {
            WireWords.requireTypeName(marshaller);
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.custom(this);
        }

        @Override
        public String toString() {
            String sized = size == ANY ? "custom " : "custom[" + size + "] ";
            return sized + marshaller + WireTypeText.version(version) + WireTypeText.mark(nullable);
        }
    }

    /** A value, not nullable, in a form of another library that {@link EncodedForm#suits} it, after a presence byte. */
    record Encoded(WireType value, EncodedForm form, PresenceByte presence) implements WireType {
        /** Refuses a form that does not suit the value, and two forms of null. */
        public Encoded {
            if (value.nullable() || !form.suits(value) || (presence.isThere() && form.hasNull())) {
                throw new IllegalArgumentException("not a wire type: " + value + " as " + form);
            }
        }

        @Override
        public boolean nullable() {
            return presence.isThere() || form.hasNull();
        }

        @Override
        public WireType plain() {
            return nullable() ? Nullables.of(value) : value;
        }

        @Override
        public <R extends @Nullable Object> R accept(WireTypeVisitor<R> visitor) {
            return visitor.encoded(this);
        }

        @Override
        public String toString() {
            return WireTypeText.of(this);
        }
    }
}
