package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** The byte before a value that may be null: 1, and the value follows; or 0, and as many zeros as it would take. */
public final class Presence {
    private Presence() {}

    /**
     * Writes the byte alone.
     *
     * @param name of the field, for hex dumps
     * @return whether the value is there, and has to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean write(String name, @Nullable Object value, BytesOut<?> out) {
        return write(name, value, 0, out);
    }

    /**
     * Writes the byte and, for null, the zeros.
     *
     * @param name of the field, for hex dumps
     * @param zeros size of the value if that is fixed, so that the message's size is too
     * @return whether the value is there, and has to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean write(String name, @Nullable Object value, int zeros, BytesOut<?> out) {
        boolean present = value != null;
        int size = present ? 1 : 1 + zeros;
        long offset = RawBytes.reserve(out, size);
        if (offset == RawBytes.NOT_RAW) {
            byte[] copy = new byte[size];
            copy[0] = (byte) (present ? 1 : 0);
            RawBytes.writeCopy(copy, name, out);
        } else if (present) {
            RawMemory.putByte(RawBytes.base(out), offset, (byte) 1);
        } else {
            RawMemory.zero(RawBytes.base(out), offset, size);
        }
        return present;
    }

    /**
     * Reads the byte alone.
     *
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static boolean read(BytesIn<?> in) {
        return read(0, in);
    }

    /**
     * Reads the byte and, for null, skips the zeros.
     *
     * @param zeros as when it was written
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     * @throws java.nio.BufferUnderflowException if the bytes run out
     */
    public static boolean read(int zeros, BytesIn<?> in) {
        long offset = RawBytes.take(in, 1);
        boolean present = offset != RawBytes.NOT_RAW
                ? get(RawBytes.base(in), offset)
                : get(RawBytes.readCopy(in, 1), RawMemory.ARRAY_OFFSET);
        if (!present && zeros > 0) {
            RawBytes.skip(in, zeros);
        }
        return present;
    }

    /**
     * Stores the byte at a place inside a block and, for null, the zeros.
     *
     * @param size bytes of the value
     * @return whether the value is there, and has to be stored behind the byte
     */
    public static boolean put(@Nullable Object base, long offset, @Nullable Object value, int size) {
        if (value == null) {
            RawMemory.zero(base, offset, 1 + size);
            return false;
        }
        RawMemory.putByte(base, offset, (byte) 1);
        return true;
    }

    /**
     * The presence byte at a place inside a block.
     *
     * @throws MarshalException MARSHAL204 if it is neither 0 nor 1
     */
    public static boolean get(@Nullable Object base, long offset) {
        byte value = RawMemory.getByte(base, offset);
        if ((value & ~1) != 0) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_BYTE, "presence byte " + (value & 0xFF) + " instead of 0 or 1");
        }
        return value != 0;
    }
}
