package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Stores a value that former messages do not have. */
public final class FixedConstant extends SureFixed {
    private final byte[] bytes;

    public FixedConstant(byte[] bytes) {
        super(0, bytes.length);
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    boolean isZero() {
        for (byte each : bytes) {
            if (each != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    void convert(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        Bytes.copy(bytes, RawMemory.ARRAY_OFFSET, toBase, toAt, to);
    }
}
