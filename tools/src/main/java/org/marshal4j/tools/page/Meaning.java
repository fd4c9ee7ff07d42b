package org.marshal4j.tools.page;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.TextKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Says in a sentence how to read a value. The visitor's methods are for values that are not null. */
final class Meaning implements WireTypeVisitor<String> {
    private static final String COUNT = "count (stop-bit number)";
    static final int MOST_NAMES = 12;

    private final NullMeaning nulls;

    /**
     * Creates an instance.
     *
     * @param resolver finds the schemas of nested types
     */
    Meaning(Function<String, Schema> resolver) {
        this.nulls = new NullMeaning(resolver);
    }

    String of(WireType type) {
        return type.accept(this) + (type.nullable() ? nulls.of(type) : "");
    }

    @Override
    public String versionedBlock(WireType.VersionedBlock type) {
        return "int32: the length of the frame, these 4 bytes not counted. See below.";
    }

    @Override
    public String open(WireType.Open type) {
        return "fixed by subclasses";
    }

    @Override
    public String primitive(WireType.Primitive type) {
        return presence(type) + type.kind().meaning();
    }

    @Override
    public String value(WireType.Value type) {
        return presence(type) + type.kind().meaning();
    }

    @Override
    public String special(WireType.Special type) {
        return presence(type) + type.kind().meaning();
    }

    @Override
    public String dynamic(WireType.Dynamic type) {
        return DynamicTag.meaning()
                + (type.listed().isEmpty()
                        ? ""
                        : "; or tag " + DynamicTag.LISTED.number()
                                + ", the number (stop-bit number) of a class, and then "
                                + type.listed().entrySet().stream()
                                        .map(listed -> listed.getKey() + " [" + of(listed.getValue()) + "]")
                                        .collect(Collectors.joining(", ")));
    }

    @Override
    public String text(WireType.Text type) {
        return COUNT + " of bytes, then as many bytes of UTF-8" + what(type) + atMost(type.max(), "bytes");
    }

    @Override
    public String fixedText(WireType.FixedText type) {
        return (type.sizeInBlock() - type.room()) + "-byte count, then " + type.room()
                + " bytes: that many of UTF-8, the rest zeros";
    }

    @Override
    public String knownText(WireType.KnownText type) {
        return "1 byte: index in " + type.known()
                + ", from 0; 255: a text that is none of these follows (count, UTF-8)";
    }

    @Override
    public String enumeration(WireType.Enumeration type) {
        return "stop-bit number: index, from 0, in " + constants(type);
    }

    @Override
    public String array(WireType.Array type) {
        return COUNT + " of elements, then each element: " + type.element().meaning() + atMost(type.max(), "elements");
    }

    @Override
    public String fixedArray(WireType.FixedArray type) {
        return presence(type) + type.length() + " elements, each: "
                + type.element().meaning();
    }

    @Override
    public String listOf(WireType.ListOf type) {
        return COUNT + " of elements, then each element [" + of(type.element()) + "]" + atMost(type.max(), "elements");
    }

    @Override
    public String mapOf(WireType.MapOf type) {
        return COUNT + " of entries, then for each its key [" + of(type.key()) + "] and its value [" + of(type.value())
                + "]" + atMost(type.max(), "entries");
    }

    @Override
    public String entryOf(WireType.EntryOf type) {
        return presence(type) + "the key [" + of(type.key()) + "] and the value [" + of(type.value()) + "]";
    }

    @Override
    public String optionalOf(WireType.OptionalOf type) {
        return "1 byte: 1 empty, 2 present; where present, then [" + of(type.element()) + "]";
    }

    @Override
    public String nested(WireType.Nested type) {
        return type.versioned()
                ? "the frames of " + type.type() + " (it is evolvable)"
                : presence(type) + "the fields of " + type.type();
    }

    @Override
    public String family(WireType.Family type) {
        return "stop-bit number: type id in the family " + type.root()
                + "; then the fields of that type, its frames if it is evolvable";
    }

    @Override
    public String shared(WireType.Shared type) {
        return "stop-bit number: 1: an object that was not there before follows [" + of(type.object())
                + "], and gets the next number; greater: the object of that number. Objects are numbered from 2 in the order in which a message has them; the outermost object is number 2 if its page says so";
    }

    @Override
    public String encoded(WireType.Encoded type) {
        return (type.presence() == PresenceByte.ZERO
                        ? "1 byte: 0 if there is a value, 1 for null; then "
                        : presence(type))
                + EncodedMeaning.of(type, this::of);
    }

    @Override
    public String custom(WireType.Custom type) {
        return presence(type) + "what " + type.marshaller() + " writes"
                + (type.version() == WireType.Custom.FIRST ? "" : " (its version " + type.version() + ")")
                + (type.size() == WireType.ANY ? "" : ", " + type.size() + " bytes");
    }

    private static String presence(WireType type) {
        return PresenceByte.of(type).isThere() ? "1 byte: 1 if there is a value, 0 for null; then " : "";
    }

    /** All constants are in the wire type. */
    static String constants(WireType.Enumeration enumeration) {
        List<String> names = enumeration.constants();
        return names.size() <= MOST_NAMES ? names.toString() : names.size() + " names, as in the wire type";
    }

    private static String what(WireType.Text text) {
        return text.kind() == TextKind.TEXT ? "" : ", " + text.kind().meaning();
    }

    static String atMost(int max, String what) {
        return max == WireType.ANY ? "" : "; at most " + max + " " + what;
    }
}
