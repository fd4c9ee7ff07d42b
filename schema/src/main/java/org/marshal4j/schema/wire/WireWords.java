package org.marshal4j.schema.wire;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.text.ShownText;

/** The wire types that are a single word, and the check of class names that appear next to them. */
public final class WireWords {
    /** The words without a question mark. */
    private static final Map<String, WireType> WORDS = new HashMap<>();

    /** The same words with a question mark after them. */
    private static final Map<String, WireType> NULLABLE = new HashMap<>();

    private static final Map<String, PrimitiveKind> KINDS = new HashMap<>();

    /** The words for texts, which can have a limit. */
    private static final Map<String, TextKind> TEXTS = new HashMap<>();

    static {
        add("*", new WireType.Open(), new WireType.Open());
        add(
                DynamicTag.WORD,
                new WireType.Dynamic(Collections.emptySortedMap(), false),
                new WireType.Dynamic(Collections.emptySortedMap(), true));
        add("frame", new WireType.VersionedBlock(), new WireType.VersionedBlock());
        for (PrimitiveKind kind : PrimitiveKind.values()) {
            KINDS.put(kind.wireName(), kind);
            add(kind.wireName(), new WireType.Primitive(kind, false), new WireType.Primitive(kind, true));
        }
        for (ValueKind kind : ValueKind.values()) {
            add(kind.wireName(), new WireType.Value(kind, false), new WireType.Value(kind, true));
        }
        for (SpecialKind kind : SpecialKind.values()) {
            add(kind.wireName(), new WireType.Special(kind, false), new WireType.Special(kind, true));
        }
        for (TextKind kind : TextKind.values()) {
            TEXTS.put(kind.wireName(), kind);
            add(
                    kind.wireName(),
                    new WireType.Text(kind, WireType.ANY, false),
                    new WireType.Text(kind, WireType.ANY, true));
        }
    }

    private static void add(String word, WireType type, WireType nullable) {
        WORDS.put(word, type);
        NULLABLE.put(word, nullable);
    }

    private WireWords() {}

    /** {@return whether a text is a wire type of a single word, such as {@code date}; no class can have that name} */
    public static boolean isWord(String text) {
        return WORDS.containsKey(text);
    }

    /** The wire type that a word means; null if there is none. */
    static @Nullable WireType wireType(String word, boolean nullable) {
        return (nullable ? NULLABLE : WORDS).get(word);
    }

    /** The primitive that a word means; null if there is none. */
    static @Nullable PrimitiveKind primitive(String word) {
        return KINDS.get(word);
    }

    /** The kind of text that a word means; null if there is none. */
    static @Nullable TextKind text(String word) {
        return TEXTS.get(word);
    }

    /** Refuses a text that is not the binary name of a class, since the texts of wire types would not be unique. */
    static void requireTypeName(String name) {
        if (isWord(name)) {
            throw notAWireType(name);
        }
        // Splits without a regular expression.
        for (String part : name.split("\\.", -1)) {
            if (!isIdentifier(part)) {
                throw notAWireType(name);
            }
        }
    }

    static boolean isIdentifier(String name) {
        if (name.isEmpty() || !Character.isJavaIdentifierStart(name.codePointAt(0))) {
            return false;
        }
        for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
            if (!Character.isJavaIdentifierPart(name.codePointAt(i))) {
                return false;
            }
        }
        return true;
    }

    static IllegalArgumentException notAWireType(String text) {
        return new IllegalArgumentException("not a wire type: \"" + ShownText.of(text) + "\"");
    }
}
