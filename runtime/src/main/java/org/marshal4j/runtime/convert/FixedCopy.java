package org.marshal4j.runtime.convert;

import org.jspecify.annotations.Nullable;

/** Copies a value whose bytes are the same. */
final class FixedCopy extends Fixed {
    FixedCopy(int size) {
        super(size, size);
    }

    @Override
    void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        Bytes.copy(base, at, toBase, toAt, to);
    }
}
