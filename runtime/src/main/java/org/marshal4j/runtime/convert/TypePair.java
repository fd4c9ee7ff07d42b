package org.marshal4j.runtime.convert;

import org.jspecify.annotations.Nullable;

/** The names of a former type and of the one that is at its place today. */
record TypePair(String was, String is) {
    // What the compiler generates is linked as lambdas are.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TypePair pair && was.equals(pair.was) && is.equals(pair.is);
    }

    @Override
    public int hashCode() {
        return 31 * was.hashCode() + is.hashCode();
    }
}
