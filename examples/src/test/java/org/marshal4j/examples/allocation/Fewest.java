package org.marshal4j.examples.allocation;

import org.marshal4j.kit.Garbage;

/**
 * The fewest bytes that two ways allocate: writing and reading an equal value, for a type; numbers and objects, for a
 * kind of memory.
 *
 * @param first the bytes per round for one way
 * @param second the bytes per round for the other
 */
record Fewest(double first, double second) {
    /** Measures a type, with its own buffers. */
    static <T> Fewest of(Held<T> held) {
        try (Traffic<T> traffic = new Traffic<>(held)) {
            return new Fewest(Garbage.fewest(1, traffic::write), Garbage.fewest(1, traffic::readEqual));
        }
    }

    /** Whether neither way allocates an object, since the smallest has at least 8 bytes. */
    boolean isNothing() {
        return first < 1 && second < 1;
    }

    /** Returns the smaller numbers of the two. */
    Fewest min(Fewest other) {
        return new Fewest(Math.min(first, other.first), Math.min(second, other.second));
    }

    /** Parses what {@link #print} returned. */
    static Fewest parse(String text) {
        String[] bytes = text.split(" ");
        return new Fewest(Double.parseDouble(bytes[0]), Double.parseDouble(bytes[1]));
    }

    /** Formats both numbers for {@link #parse}. */
    String print() {
        return first + " " + second;
    }
}
