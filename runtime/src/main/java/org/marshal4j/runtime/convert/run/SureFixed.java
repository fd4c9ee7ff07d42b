package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;

/** Converts a value of fixed size that is never refused, and depends on nothing but its bytes. Immutable. */
abstract class SureFixed extends Fixed {
    SureFixed(int from, int to) {
        super(from, to);
    }

    @Override
    public final void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        convert(base, at, toBase, toAt);
    }

    /** Converts a value. The arguments are those of the other method. */
    abstract void convert(@Nullable Object base, long at, @Nullable Object toBase, long toAt);
}
