package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.FloatBits;
import org.marshal4j.runtime.convert.value.NumberKind;
import org.marshal4j.runtime.memory.RawMemory;

/** Converts a number of fixed size to a wider one of its sort, which holds all such numbers. */
public final class Widening extends SureFixed {
    private final NumberKind was;
    private final NumberKind is;

    private Widening(NumberKind was, NumberKind is) {
        super(was.size(), is.size());
        this.was = was;
        this.is = is;
    }

    /** The conversion; null if it is none of this kind. */
    public static @Nullable Fixed of(NumberKind was, NumberKind is) {
        boolean isWider = was.isFixed() && is.isFixed() && was.size() < is.size();
        return isWider && was.isFloating() == is.isFloating() ? new Widening(was, is) : null;
    }

    boolean isIntToLong() {
        return was == NumberKind.INT32 && is == NumberKind.INT64;
    }

    @Override
    void convert(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (was == NumberKind.INT32) {
            RawMemory.putLong(toBase, toAt, RawMemory.getInt(base, at));
        } else if (was == NumberKind.FLOAT32) {
            RawMemory.putLong(toBase, toAt, FloatBits.widened(RawMemory.getInt(base, at)));
        } else {
            is.put(toBase, toAt, was.get(base, at));
        }
    }
}
