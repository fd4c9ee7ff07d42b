package org.marshal4j.schema;

import java.util.SortedMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a {@link WireType.Dynamic} can list: objects of one class, and constants of an enum. */
final class Listable {
    private Listable() {}

    /** Refuses what cannot be listed under that number. */
    static void require(int number, WireType type) {
        boolean isOne = type instanceof WireType.Shared shared
                ? shared.object() instanceof WireType.Nested
                : type instanceof WireType.Nested || type instanceof WireType.Enumeration;
        if (number < 0 || !isOne || type.nullable()) {
            throw WireWords.notAWireType(number + " " + type);
        }
    }

    /** The binary name of the class. */
    static String nameOf(WireType type) {
        if (type instanceof WireType.Shared shared) {
            return nameOf(shared.object());
        }
        return type instanceof WireType.Enumeration enumeration ? enumeration.type() : ((WireType.Nested) type).type();
    }

    /** The text of a dynamic type, without the mark of null. */
    static String text(SortedMap<Integer, WireType> listed, Function<WireType, String> text) {
        return listed.isEmpty()
                ? DynamicTag.WORD
                : listed.entrySet().stream()
                        .map(entry -> entry.getKey() + " " + text.apply(entry.getValue()))
                        .collect(Collectors.joining(",", DynamicTag.WORD + "<", ">"));
    }
}
