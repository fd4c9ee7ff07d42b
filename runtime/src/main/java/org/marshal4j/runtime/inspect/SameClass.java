package org.marshal4j.runtime.inspect;

import java.util.Map;
import java.util.Optional;
import org.marshal4j.schema.text.SimpleNames;

/**
 * Finds a class with a number, of a family or a list of classes, among today's classes: by its name or, if it is in
 * another package now, by its simple name, provided that it has kept its number.
 */
final class SameClass {
    private SameClass() {}

    /**
     * Finds it.
     *
     * @param today the binary names of today's classes by their numbers
     * @param number the number that the class had
     * @param name the binary name that it had
     * @return its number and name today; empty if it is gone
     */
    static Optional<Map.Entry<Integer, String>> find(Map<Integer, String> today, int number, String name) {
        return today.entrySet().stream()
                .filter(entry -> entry.getValue().equals(name))
                .findFirst()
                .or(() -> today.entrySet().stream()
                        .filter(entry -> entry.getKey() == number
                                && SimpleNames.of(entry.getValue()).equals(SimpleNames.of(name)))
                        .findFirst());
    }
}
