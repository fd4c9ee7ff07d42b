package org.marshal4j.tools.filter;

import org.marshal4j.runtime.Input;

/** Passes over a part of a message, and may put what is in it into slots. Immutable. */
@FunctionalInterface
interface Part {
    void run(Input in, Slots slots);

    /** Runs parts one after the other. */
    static Part all(Part[] parts) {
        return parts.length == 1
                ? parts[0]
                : (in, slots) -> {
                    for (Part part : parts) {
                        part.run(in, slots);
                    }
                };
    }
}
