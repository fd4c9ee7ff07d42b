package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The byte before a value that may be null: 1 if the value follows; 0 for null, followed by zeros if the value has a
 * fixed size.
 */
public final class Presence {
    private Presence() {}

    /**
     * Writes the byte of a value without zeros for null.
     *
     * @return whether there is a value, to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean write(@Nullable Object value, Output out) {
        boolean present = value != null;
        out.writeBoolean(present);
        return present;
    }

    /**
     * Writes the byte and, for null, the zeros.
     *
     * @param zeros the fixed size of the value, so that the message has a fixed size too
     * @return whether there is a value, to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean write(@Nullable Object value, int zeros, Output out) {
        if (value != null) {
            out.writeByte((byte) 1);
            return true;
        }
        int size = 1 + zeros;
        long offset = out.reserve(size);
        RawMemory.zero(out.base(), offset, size);
        return false;
    }

    /**
     * Writes the byte of a value that other libraries write: 0 if the value follows, 1 for null.
     *
     * @return whether there is a value, to be written next
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static boolean writeZero(@Nullable Object value, Output out) {
        boolean absent = value == null;
        out.writeBoolean(absent);
        return !absent;
    }

    /**
     * Reads the byte of a value that other libraries write: 0 if the value follows, 1 for null.
     *
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean readZero(Input in) {
        return !read(in);
    }

    /**
     * Reads the byte of a value without zeros for null.
     *
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean read(Input in) {
        long offset = in.take(1);
        return get(in.base(), offset);
    }

    /**
     * Reads the byte and, for null, skips the zeros.
     *
     * @param zeros as for writing
     * @return whether the value follows
     * @throws MarshalException MARSHAL204 if the byte is neither 0 nor 1
     * @throws java.nio.BufferUnderflowException if the bytes end early
     */
    public static boolean read(int zeros, Input in) {
        boolean present = read(in);
        if (!present) {
            in.skip(zeros);
        }
        return present;
    }

    /**
     * Stores the byte at a location inside a block and, for null, the zeros.
     *
     * @param size the size of the value in bytes
     * @return whether there is a value, to be stored after the byte
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
     * Loads the presence byte at a location inside a block.
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
