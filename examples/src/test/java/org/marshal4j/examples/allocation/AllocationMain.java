package org.marshal4j.examples.allocation;

import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Measures what writing one type and reading it back equal allocates, or messages in one kind of memory, in a JVM that
 * does nothing else. Whether a compiler removes an iterator depends on what else the JVM has done with the iterators
 * of the JDK's collections, and test frameworks do a lot with them.
 */
final class AllocationMain {
    /** The property that names a type or a kind of memory. */
    static final String NAME = "allocation.name";

    private AllocationMain() {}

    /** Prints the fewest bytes of each way. */
    public static void main(String[] args) throws IOException {
        String name = System.getProperty(NAME);
        Optional<Kind> kind = Arrays.stream(Kind.values())
                .filter(each -> each.name().equals(name))
                .findFirst();
        System.out.println((kind.isPresent() ? kind.get().measure() : Fewest.of(type(name))).print());
    }

    private static Held<?> type(String name) {
        return Held.all().stream()
                .filter(held -> held.type().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
