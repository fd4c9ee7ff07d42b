package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;

/** Converts a value of fixed size to one of fixed size, from a location in memory to another. Immutable. */
// Static methods of subclasses return this class for the same reason as those of ConvertStep.
public abstract class Fixed {
    /** The size of the former value in bytes. */
    public final int from;

    /** The size of today's value in bytes. */
    public final int to;

    Fixed(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /** How many bytes of the former value have been read when it is refused. */
    int read() {
        return from;
    }

    /**
     * Converts a value.
     *
     * @param base the memory of the input
     * @param at the location of the former value there
     * @param toBase the memory of the output
     * @param toAt the location of today's value there
     */
    public abstract void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt);
}
