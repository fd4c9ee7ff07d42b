package org.marshal4j.examples.allocation;

/**
 * The fewest bytes that two ways allocate: writing and reading an equal value, for a type; numbers and objects, for a kind of
 * memory.
 *
 * @param first bytes for each round of one way
 * @param second bytes for each round of the other
 */
record Fewest(double first, double second) {
    /** Of a type, with all buffers of its own. */
    static <T> Fewest of(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            return new Fewest(Garbage.fewest(traffic::write), Garbage.fewest(traffic::readEqual));
        }
    }

    /** Whether neither allocates an object, of which the smallest has 8 bytes or more. */
    boolean isNothing() {
        return first < 1 && second < 1;
    }

    /** The fewer ones of both. */
    Fewest min(Fewest other) {
        return new Fewest(Math.min(first, other.first), Math.min(second, other.second));
    }

    /** What {@link #print} printed. */
    static Fewest parse(String text) {
        String[] bytes = text.split(" ");
        return new Fewest(Double.parseDouble(bytes[0]), Double.parseDouble(bytes[1]));
    }

    /** Both numbers, for {@link #parse}. */
    String print() {
        return first + " " + second;
    }
}
