package org.marshal4j.schema;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the canonical text of a {@link WireType}. */
final class WireTypeParser {
    private static final Map<String, PrimitiveKind> KINDS = new HashMap<>();

    /** The wire types that are a single word, but for the question mark. */
    private static final Map<String, Function<Boolean, WireType>> WORDS = new HashMap<>();

    /** The texts that can have a limit. */
    private static final Map<String, TextKind> TEXTS = new HashMap<>();

    private static final Pattern LIMITED = Pattern.compile("(.*)\\(max=(0|[1-9][0-9]{0,9})\\)");
    private static final Pattern FIXED = Pattern.compile("([a-z0-9]+)\\[([1-9][0-9]{0,8})]");
    private static final Pattern CUSTOM = Pattern.compile("custom(?:\\[([1-9][0-9]{0,8})])? (.+)");

    static {
        WORDS.put("*", nullable -> new WireType.Open());
        WORDS.put("frame", nullable -> new WireType.VersionedBlock());
        for (PrimitiveKind kind : PrimitiveKind.values()) {
            KINDS.put(kind.wireName(), kind);
            WORDS.put(kind.wireName(), nullable -> new WireType.Primitive(kind, nullable));
        }
        for (ValueKind kind : ValueKind.values()) {
            WORDS.put(kind.wireName(), nullable -> new WireType.Value(kind, nullable));
        }
        for (SpecialKind kind : SpecialKind.values()) {
            WORDS.put(kind.wireName(), nullable -> new WireType.Special(kind, nullable));
        }
        for (TextKind kind : TextKind.values()) {
            TEXTS.put(kind.wireName(), kind);
        }
    }

    /** More than Java allows for the dimensions of an array, less than any stack is too small for. */
    private static final int DEEPEST = 300;

    private int depth;

    /** The constants of an enum that a text leaves out. */
    private final Function<String, Optional<List<String>>> enums;

    private WireTypeParser(Function<String, Optional<List<String>>> enums) {
        this.enums = enums;
    }

    /** The type of a text that says everything. */
    static WireType parse(String text) {
        return parse(text, name -> {
            throw notAWireType(text);
        });
    }

    /**
     * The type of a text that may leave out the constants of an enum: compilers do not agree on the order in which they
     * show those of a class file.
     *
     * @param enums the constants of an enum, in order of declaration, by its binary name; empty to leave them out
     */
    static WireType parse(String text, Function<String, Optional<List<String>>> enums) {
        return new WireTypeParser(enums).whole(text);
    }

    private WireType whole(String text) {
        if (depth == DEEPEST) {
            throw new IllegalArgumentException("wire types nested more than " + DEEPEST + " deep");
        }
        depth++;
        WireType type = one(text);
        depth--;
        return type;
    }

    private WireType one(String text) {
        boolean nullable = text.endsWith("?");
        String bare = nullable ? text.substring(0, text.length() - 1) : text;
        Function<Boolean, WireType> word = WORDS.get(bare);
        if (word != null) {
            return word.apply(nullable);
        }
        if (bare.startsWith("enum ")) {
            return enumeration(bare, nullable);
        }
        if (bare.startsWith("oneof(") && bare.endsWith(")")) {
            return new WireType.KnownText(
                    QuotedText.parseList(bare.substring("oneof(".length(), bare.length() - 1)), nullable);
        }
        if (bare.startsWith("family ")) {
            return new WireType.Family(bare.substring("family ".length()), nullable);
        }
        if (bare.startsWith("framed ")) {
            return new WireType.Nested(bare.substring("framed ".length()), true, nullable);
        }
        if (bare.startsWith("shared ")) {
            return shared(bare, nullable);
        }
        Matcher custom = CUSTOM.matcher(bare);
        if (custom.matches()) {
            int size = custom.group(1) == null ? WireType.ANY : Integer.parseInt(custom.group(1));
            return new WireType.Custom(custom.group(2), size, nullable);
        }
        Matcher limited = LIMITED.matcher(bare);
        return limited.matches()
                ? counted(limited.group(1), limit(limited.group(2), bare), nullable)
                : counted(bare, WireType.ANY, nullable);
    }

    private WireType counted(String bare, int max, boolean nullable) {
        TextKind text = TEXTS.get(bare);
        if (text != null) {
            return new WireType.Text(text, max, nullable);
        }
        if (bare.endsWith("[]")) {
            return new WireType.Array(elementKind(bare.substring(0, bare.length() - 2), bare), max, nullable);
        }
        if (bare.startsWith("list<") && bare.endsWith(">")) {
            return new WireType.ListOf(whole(inside(bare)), max, nullable);
        }
        if (bare.startsWith("map<") && bare.endsWith(">")) {
            return pair(inside(bare), (key, value) -> new WireType.MapOf(key, value, max, nullable));
        }
        if (max != WireType.ANY) {
            throw notAWireType(bare);
        }
        if (bare.startsWith("optional<") && bare.endsWith(">")) {
            return new WireType.OptionalOf(whole(inside(bare)), nullable);
        }
        Matcher fixed = FIXED.matcher(bare);
        if (fixed.matches()) {
            int length = Integer.parseInt(fixed.group(2));
            return fixed.group(1).equals("text")
                    ? new WireType.FixedText(length, nullable)
                    : new WireType.FixedArray(elementKind(fixed.group(1), bare), length, nullable);
        }
        return new WireType.Nested(bare, nullable);
    }

    private static String inside(String bare) {
        return bare.substring(bare.indexOf('<') + 1, bare.length() - 1);
    }

    /** What stands on the two sides of the comma that is in no brackets and no quotes. */
    private WireType pair(String text, BiFunction<WireType, WireType, WireType> map) {
        int open = 0;
        for (int i = 0; i >= 0 && i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                i = QuotedText.skip(text, i) - 1;
                if (i < 0) {
                    break;
                }
            } else if (c == '<' || c == '(') {
                open++;
            } else if (c == '>' || c == ')') {
                open--;
            } else if (c == ',' && open == 0) {
                return map.apply(whole(text.substring(0, i)), whole(text.substring(i + 1)));
            }
        }
        throw notAWireType("map<" + text + ">");
    }

    private WireType shared(String bare, boolean nullable) {
        WireType object = whole(bare.substring("shared ".length()));
        boolean isObject = object instanceof WireType.Nested || object instanceof WireType.Family;
        if (!isObject || object.nullable()) {
            throw notAWireType(bare);
        }
        return new WireType.Shared(object, nullable);
    }

    /** Refuses what is no binary name of a class: the texts of wire types would not be unique then. */
    static void requireTypeName(String name) {
        if (!isTypeName(name) || isWord(name)) {
            throw notAWireType(name);
        }
    }

    /** Whether a text is a wire type that is a single word. */
    static boolean isWord(String text) {
        return WORDS.containsKey(text) || TEXTS.containsKey(text);
    }

    private static int limit(String digits, String text) {
        long limit = Long.parseLong(digits);
        if (limit > Integer.MAX_VALUE) {
            throw notAWireType(text);
        }
        return (int) limit;
    }

    private static PrimitiveKind elementKind(String element, String array) {
        PrimitiveKind kind = KINDS.get(element);
        if (kind == null) {
            throw notAWireType(array);
        }
        return kind;
    }

    private WireType enumeration(String bare, boolean nullable) {
        int open = bare.indexOf('(');
        if (open < 0) {
            String name = bare.substring("enum ".length());
            return new WireType.Enumeration(name, enums.apply(name), nullable);
        }
        if (!bare.endsWith(")")) {
            throw notAWireType(bare);
        }
        String names = bare.substring(open + 1, bare.length() - 1);
        List<String> constants = names.isEmpty() ? List.of() : Arrays.asList(names.split(",", -1));
        if (!constants.stream().allMatch(WireTypeParser::isIdentifier)) {
            throw notAWireType(bare);
        }
        return new WireType.Enumeration(bare.substring("enum ".length(), open), constants, nullable);
    }

    private static boolean isTypeName(String name) {
        return Stream.of(name.split("\\.", -1)).allMatch(WireTypeParser::isIdentifier);
    }

    private static boolean isIdentifier(String name) {
        return !name.isEmpty()
                && Character.isJavaIdentifierStart(name.codePointAt(0))
                && name.codePoints().allMatch(Character::isJavaIdentifierPart);
    }

    private static IllegalArgumentException notAWireType(String text) {
        return new IllegalArgumentException("not a wire type: \"" + text + "\"");
    }
}
