package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;

/** Copies a value whose bytes are the same. */
public final class FixedCopy extends Fixed {
    public FixedCopy(int size) {
        super(size, size);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        Bytes.copy(base, at, toBase, toAt, to);
    }
}
