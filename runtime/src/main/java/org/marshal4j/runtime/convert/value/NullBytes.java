package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/** The bytes of null in today's wire type, or that null is refused. Immutable. */
public final class NullBytes {
    /** Null is refused (MARSHAL206). */
    public static final NullBytes REFUSED = new NullBytes(null, 0);

    private final byte @Nullable [] bytes;
    private final long zeros;

    private NullBytes(byte @Nullable [] bytes, long zeros) {
        this.bytes = bytes;
        this.zeros = zeros;
    }

    public static NullBytes of(byte[] bytes) {
        return new NullBytes(bytes, 0);
    }

    /** Null is a number of zeros, of which there may be very many. */
    public static NullBytes zeros(long count) {
        return new NullBytes(new byte[0], count);
    }

    /** Writes null, or refuses it. */
    public void write(Output out) {
        long size = required().length + zeros;
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, "null in " + size + " bytes");
        }
        long to = out.reserve((int) size);
        put(out.base(), to);
    }

    /** Stores null at a location, or refuses it. */
    public void put(@Nullable Object base, long offset) {
        byte[] known = required();
        RawMemory.copy(known, RawMemory.ARRAY_OFFSET, base, offset, known.length);
        RawMemory.zero(base, offset + known.length, (int) zeros);
    }

    private byte[] required() {
        if (bytes == null) {
            throw Refused.isNull();
        }
        return bytes;
    }
}
