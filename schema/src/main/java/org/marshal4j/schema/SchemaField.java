package org.marshal4j.schema;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One field of a schema: its name, or the path of one that lies flat in the fields, and what its bytes look like. Or the start of a
 * versioned block, which has the name of the class whose fields are in it.
 *
 * @param since the version of an evolvable type that added it, 1 for those of the first
 */
public record SchemaField(String name, WireType type, int since) {
    private static final String SINCE = " since=";

    /** No version has more digits. */
    private static final int DIGITS = 9;

    /** A field of the first version. */
    public SchemaField(String name, WireType type) {
        this(name, type, 1);
    }

    /** The start of the versioned block of a class. */
    public static SchemaField versionedBlock(String simpleName) {
        return new SchemaField(simpleName, new WireType.VersionedBlock());
    }

    /**
     * The field that {@link #toString} describes.
     *
     * @param enums the constants of an enum that the text leaves out, by its binary name; empty to leave them out
     * @throws IllegalArgumentException if it describes none
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

    /** The number from there to the end of a text; 0 if that is none. No regular expression, the first of which takes a JVM milliseconds. */
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

    /** The same, where constants that the text leaves out stay out. */
    public static SchemaField parse(String text) {
        return parse(text, name -> Optional.empty());
    }

    /** Whether it is the start of a versioned block. */
    public boolean isVersionedBlock() {
        return type instanceof WireType.VersionedBlock;
    }

    /** Whether a subclass that has this field has taken over that one, as it is or with the type that it fixes. */
    public boolean isTakenOverFrom(SchemaField ancestors) {
        return name.equals(ancestors.name)
                && since == ancestors.since
                && (type.equals(ancestors.type) || ancestors.type instanceof WireType.Open);
    }

    /** {@code name wireType}, and of a field that was added later {@code since=version}. */
    @Override
    public String toString() {
        return toString(type.toString());
    }

    /** The same with another text for the wire type. */
    String toString(String wire) {
        return name + " " + wire + (since > 1 ? " since=" + since : "");
    }
}
