package org.marshal4j.processor.hint;

import java.util.Set;

/** What one can go through only once. */
final class PassingValues {

    private static final Set<String> NAMES = Set.of(
            "java.util.Iterator",
            "java.util.ListIterator",
            "java.util.PrimitiveIterator",
            "java.util.Enumeration",
            "java.util.Spliterator",
            "java.util.Scanner");

    private PassingValues() {}

    static Hint hint() {
        return Hint.forClasses(
                type -> NAMES.contains(type.name().qualified())
                        || type.name().packageName().equals("java.util.stream"),
                "%s can be gone through once only: keep the elements in a List");
    }
}
