package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.Refused;

/** Copies a value whose own bytes could mean null, which is no longer allowed. */
public final class FixedRequired extends Fixed {
    private final byte[] isNull;

    private FixedRequired(int size, byte[] isNull) {
        super(size, size);
        this.isNull = isNull;
    }

    /**
     * Creates the conversion.
     *
     * @param isNull the first bytes of null, which no other value has
     */
    public static Fixed of(int size, byte[] isNull) {
        return new FixedRequired(size, isNull);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        if (Bytes.areEqual(isNull, base, at, isNull.length)) {
            throw Refused.isNull();
        }
        Bytes.copy(base, at, toBase, toAt, to);
    }
}
