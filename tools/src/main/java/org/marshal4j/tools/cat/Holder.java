package org.marshal4j.tools.cat;

import org.jspecify.annotations.Nullable;

/** A part of a tree that holds others, by the steps of their paths. */
interface Holder {
    /** {@return the first step of a path inside, with the dot or the brackets} */
    String step(String rest);

    /** Takes a key of a map, which names the next value; returns whether the path is that of a key. */
    default boolean isKey(String rest, @Nullable Object value) {
        return false;
    }

    /** Puts a value where a step leads. */
    void put(String step, @Nullable Object value);

    /** {@return what it is in the tree} */
    Object value();
}
