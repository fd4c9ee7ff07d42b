package org.marshal4j.schema;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeParser;

/**
 * One field of a schema, or the start of a versioned block.
 *
 * @param name the name of the field, or its path if it lies flat in the fields; for a versioned block, the name of the
 *     class whose fields are in it
 * @param type the wire type
 * @param since the version of an evolvable type that added the field; 1 for fields of the first version
 */
public record SchemaField(String name, WireType type, int since) {
    private static final String SINCE = " since=";

    /** The largest number of digits in a version. */
    private static final int DIGITS = 9;

    /**
     * Creates a field of the first version.
     *
     * @param name the name
     * @param type the wire type
     */
    public SchemaField(String name, WireType type) {
        this(name, type, 1);
    }

    /**
     * Returns the start of the versioned block of a class.
     *
     * @param simpleName the simple name of the class
     * @return the start of the block
     */
    public static SchemaField versionedBlock(String simpleName) {
        return new SchemaField(simpleName, new WireType.VersionedBlock());
    }

    /**
     * Parses the text of a field, which {@link #toString} returns.
     *
     * @param text the text
     * @param enums finds the constants of an enum that the text leaves out, by the enum's binary name; empty to leave
     *     them out
     * @return the field
     * @throws IllegalArgumentException if the text is not a field
     */
    public static SchemaField parse(String text, Function<String, Optional<List<String>>> enums) {
        int space = text.indexOf(' ');
        if (space < 1) {
            throw new IllegalArgumentException("not a field (\"name wireType\"): \"" + ShownText.of(text) + "\"");
        }
        String wire = text.substring(space + 1);
        int end = wire.lastIndexOf(SINCE);
        int since = end < 0 ? 0 : version(wire, end + SINCE.length());
        return new SchemaField(
                text.substring(0, space),
                WireTypeParser.parse(since > 0 ? wire.substring(0, end) : wire, enums),
                Math.max(1, since));
    }

    /**
     * The number between an index and the end of a text; 0 if there is none. Without a regular expression, since a
     * JVM's first one takes milliseconds.
     */
    private static int version(String text, int begin) {
        int digits = text.length() - begin;
        if (digits < 1 || digits > DIGITS || text.charAt(begin) == '0') {
            return 0;
        }
        int version = 0;
        for (int i = begin; i < text.length(); i++) {
            char digit = text.charAt(i);
            if (digit < '0' || digit > '9') {
                return 0;
            }
            version = 10 * version + digit - '0';
        }
        return version;
    }

    /**
     * Parses the text of a field. Constants of enums that it leaves out stay out.
     *
     * @param text the text
     * @return the field
     * @throws IllegalArgumentException if the text is not a field
     */
    public static SchemaField parse(String text) {
        return parse(text, name -> Optional.empty());
    }

    /** {@return whether this is the start of a versioned block} */
    public boolean isVersionedBlock() {
        return type instanceof WireType.VersionedBlock;
    }

    /** {@return whether subclasses fix the type of this field of an abstract class} */
    public boolean isOpen() {
        return type instanceof WireType.Open;
    }

    /** {@return whether the field has a value, null or zero, where older messages do not have it} */
    public boolean hasDefault() {
        WireKind kind = type.plain().kind();
        return type.nullable() || kind instanceof PrimitiveKind || (kind != null && kind.isNumber());
    }

    /**
     * {@return whether a subclass with this field inherits it from a superclass, either unchanged or with a type that
     * the subclass fixes}
     *
     * @param ancestors the field of the superclass
     */
    public boolean isTakenOverFrom(SchemaField ancestors) {
        return name.equals(ancestors.name)
                && since == ancestors.since
                && (type.equals(ancestors.type) || ancestors.isOpen());
    }

    /** Returns {@code name wireType}, followed by {@code since=version} if the field was added later. */
    @Override
    public String toString() {
        return toString(type.toString());
    }

    /** The same text with another text for the wire type. */
    String toString(String wire) {
        return name + " " + wire + (since > 1 ? " since=" + since : "");
    }
}
