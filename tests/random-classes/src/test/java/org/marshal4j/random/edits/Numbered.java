package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Replaces each plain object by its number and its fields, and by its number alone where it is met again. */
final class Numbered {
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();

    private Numbered() {}

    /** Returns a value that is equal to that of another plain value if both are graphs of one shape. */
    static Object of(Object plain) {
        return new Numbered().numbered(plain);
    }

    private Object numbered(Object plain) {
        if (plain instanceof Map<?, ?> map) {
            Integer before = numbers.putIfAbsent(map, numbers.size());
            if (before != null) {
                return "object " + before;
            }
            List<Object> entries = new ArrayList<>(List.of("object " + numbers.get(map)));
            map.entrySet().forEach(entry -> entries.add(numbered(entry)));
            return entries;
        }
        if (plain instanceof List<?> list) {
            List<Object> elements = new ArrayList<>();
            list.forEach(element -> elements.add(numbered(element)));
            return elements;
        }
        if (plain instanceof Map.Entry<?, ?> entry) {
            List<Object> both = new ArrayList<>();
            both.add(entry.getKey());
            both.add(numbered(entry.getValue()));
            return both;
        }
        return plain instanceof Optional<?> optional ? optional.map(this::numbered) : plain;
    }
}
