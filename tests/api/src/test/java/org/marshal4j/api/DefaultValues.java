package org.marshal4j.api;

import java.lang.reflect.Array;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Formats the default values of annotation elements. */
final class DefaultValues {

    private DefaultValues() {}

    static String text(Object value) {
        if (value.getClass().isArray()) {
            return IntStream.range(0, Array.getLength(value))
                    .mapToObj(i -> text(Array.get(value, i)))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof Class<?> type) {
            return type.getName();
        }
        return value instanceof String text ? '"' + text + '"' : value.toString();
    }
}
