package org.marshal4j.runtime;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the canonical text of a {@link WireType}. */
final class WireTypeParser {
    private static final Map<String, WireType.Kind> KINDS = Stream.of(WireType.Kind.values())
            .collect(Collectors.toUnmodifiableMap(WireType.Kind::wireName, Function.identity()));

    private WireTypeParser() {}

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
     * @param enums the constants of an enum, in order of declaration, by its binary name
     */
    static WireType parse(String text, Function<String, List<String>> enums) {
        boolean nullable = text.endsWith("?");
        String bare = nullable ? text.substring(0, text.length() - 1) : text;
        WireType.Kind kind = KINDS.get(bare);
        if (kind != null) {
            return new WireType.Primitive(kind, nullable);
        }
        if (bare.equals("text")) {
            return new WireType.Text(nullable);
        }
        if (bare.endsWith("[]")) {
            return new WireType.Array(elementKind(bare), nullable);
        }
        if (bare.startsWith("list<") && bare.endsWith(">")) {
            return new WireType.ListOf(parse(bare.substring(5, bare.length() - 1), enums), nullable);
        }
        if (bare.startsWith("enum ")) {
            String name = bare.substring(5);
            return bare.endsWith(")")
                    ? enumeration(bare, nullable)
                    : new WireType.Enumeration(name, enums.apply(name), nullable);
        }
        return new WireType.Nested(bare, nullable);
    }

    /** Refuses what is no binary name of a class: the texts of wire types would not be unique then. */
    static void requireTypeName(String name) {
        if (!isTypeName(name) || KINDS.containsKey(name) || name.equals("text")) {
            throw notAWireType(name);
        }
    }

    private static WireType.Kind elementKind(String array) {
        WireType.Kind kind = KINDS.get(array.substring(0, array.length() - 2));
        if (kind == null) {
            throw notAWireType(array);
        }
        return kind;
    }

    private static WireType enumeration(String bare, boolean nullable) {
        int open = bare.indexOf('(');
        if (open < 0) {
            throw notAWireType(bare);
        }
        String names = bare.substring(open + 1, bare.length() - 1);
        List<String> constants = names.isEmpty() ? List.of() : List.of(names.split(",", -1));
        for (String constant : constants) {
            if (!isIdentifier(constant)) {
                throw notAWireType(bare);
            }
        }
        return new WireType.Enumeration(bare.substring(5, open), constants, nullable);
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
