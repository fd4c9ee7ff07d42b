package org.marshal4j.runtime.generated.value;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Integers of any size: a {@link StopBit} count of bytes, −1 for null, then two's complement with the most significant
 * byte first, as from {@link BigInteger#toByteArray()}.
 */
public final class BigIntegers {
    private static final String WHAT = "a number";

    /** The maximum number of bytes of a BigInteger. */
    private static final int MOST = (Integer.MAX_VALUE >>> 3) + 1;

    private BigIntegers() {}

    /**
     * Writes a number. This allocates nothing if the number fits in a long.
     *
     * @throws MarshalException MARSHAL214 if it is of a user's subclass and does not have the size that it claims
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(@Nullable BigInteger value, Output out) {
        if (value == null) {
            StopBit.write(-1, out);
            return;
        }
        int count = count(value);
        int size = StopBit.size(count) + count;
        long offset = out.reserve(size);
        Object base = out.base();
        put(value, base, StopBit.put(base, offset, count), count);
    }

    private static int count(BigInteger value) {
        return value.bitLength() / Byte.SIZE + 1;
    }

    private static void put(BigInteger value, @Nullable Object base, long offset, int count) {
        if (count > Long.BYTES) {
            RawMemory.copy(bytes(value, count), RawMemory.ARRAY_OFFSET, base, offset, count);
            return;
        }
        long rest = value.longValue();
        for (int i = count - 1; i >= 0; i--) {
            RawMemory.putByte(base, offset + i, (byte) rest);
            rest >>= Byte.SIZE;
        }
    }

    /** BigInteger is not final, so a subclass may claim a wrong size. */
    private static byte[] bytes(BigInteger value, int count) {
        byte[] bytes = value.toByteArray();
        if (bytes.length != count) {
            throw Impossible.value("a number of " + bytes.length + " bytes whose bitLength() says " + count);
        }
        return bytes;
    }

    /**
     * Reads a number.
     *
     * @param current what the field holds; returned without allocation if it is equal
     * @throws MarshalException MARSHAL214 if there are no bytes, or more than a BigInteger can hold; MARSHAL205 if the
     *     count is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable BigInteger read(@Nullable BigInteger current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(BigInteger, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable BigInteger read(@Nullable BigInteger current, int max, Input in) {
        int count = Counted.read(WHAT, Math.min(max, in.limits().numberBytes()), in);
        if (count < 0) {
            return null;
        }
        if (count == 0 || count > MOST) {
            throw Impossible.value("a number of " + count + " bytes");
        }
        long offset = in.take(count);
        return get(current, in.base(), offset, count);
    }

    private static BigInteger get(@Nullable BigInteger current, @Nullable Object base, long offset, int count) {
        if (count <= Long.BYTES) {
            long value = RawMemory.getByte(base, offset);
            for (int i = 1; i < count; i++) {
                value = value << Byte.SIZE | (RawMemory.getByte(base, offset + i) & 0xFF);
            }
            return current != null && current.bitLength() < Long.SIZE && current.longValue() == value
                    ? current
                    : BigInteger.valueOf(value);
        }
        if (current != null && holds(current, base, offset, count)) {
            return current;
        }
        byte[] bytes = new byte[count];
        RawMemory.copy(base, offset, bytes, RawMemory.ARRAY_OFFSET, count);
        return new BigInteger(bytes);
    }

    /** Compares bit by bit: everything else of a large BigInteger is only available as a copy. */
    private static boolean holds(BigInteger value, @Nullable Object base, long offset, int count) {
        if (count(value) != count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            byte bits = RawMemory.getByte(base, offset + i);
            int lowest = (count - 1 - i) * Byte.SIZE;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                if (value.testBit(lowest + bit) != ((bits >> bit & 1) != 0)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Moves behind a number, without creating it.
     *
     * @return false if it is null
     * @throws MarshalException as {@link #read(BigInteger, Input)} for the count
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static boolean skip(Input in) {
        int count = Counted.read(WHAT, in.limits().numberBytes(), in);
        in.skip(Math.max(0, count));
        return count >= 0;
    }

    /** Returns the number of bytes that {@link #write} writes, including the count. */
    public static long sizeOf(@Nullable BigInteger value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = count(value);
        return StopBit.size(count) + (long) count;
    }
}
