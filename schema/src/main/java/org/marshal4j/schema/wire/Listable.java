package org.marshal4j.schema.wire;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Function;

/** The types that a {@link WireType.Dynamic} can list: objects of a single class, and enums. */
public final class Listable {
    private Listable() {}

    /** An unmodifiable copy; refuses types that cannot be listed and negative numbers. */
    static SortedMap<Integer, WireType> copyOf(SortedMap<Integer, WireType> listed) {
        SortedMap<Integer, WireType> copy = new TreeMap<>(listed);
        // No lambda: a JVM's first lambda costs more than its first message, and this runs before that message.
        for (Map.Entry<Integer, WireType> each : copy.entrySet()) {
            require(each.getKey(), each.getValue());
        }
        return Collections.unmodifiableSortedMap(copy);
    }

    private static void require(int number, WireType type) {
        boolean isOne = type instanceof WireType.Shared shared
                ? shared.object() instanceof WireType.Nested
                : type instanceof WireType.Nested || type instanceof WireType.Enumeration;
        if (number < 0 || !isOne || type.nullable()) {
            throw WireWords.notAWireType(number + " " + type);
        }
    }

    /** The binary name of the class. */
    public static String nameOf(WireType type) {
        return type instanceof WireType.Enumeration enumeration
                ? enumeration.type()
                : type.heldTypes().get(0);
    }

    /** {@return the binary names of the listed classes by their numbers, in a new map} */
    public static SortedMap<Integer, String> names(WireType.Dynamic type) {
        SortedMap<Integer, String> names = new TreeMap<>();
        for (Map.Entry<Integer, WireType> each : type.listed().entrySet()) {
            names.put(each.getKey(), nameOf(each.getValue()));
        }
        return names;
    }

    /** The text of a dynamic type without the question mark of a nullable one. */
    static String text(SortedMap<Integer, WireType> listed, Function<WireType, String> text) {
        if (listed.isEmpty()) {
            return DynamicTag.WORD;
        }
        StringJoiner joined = new StringJoiner(",", DynamicTag.WORD + "<", ">");
        for (Map.Entry<Integer, WireType> each : listed.entrySet()) {
            joined.add(each.getKey() + " " + text.apply(each.getValue()));
        }
        return joined.toString();
    }
}
