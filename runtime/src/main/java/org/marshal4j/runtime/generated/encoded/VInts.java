package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Whole numbers as Lucene, Elasticsearch and Protobuf write them: seven bits a byte, the lowest first, with the top bit
 * set in every byte but the last. They have no sign: a negative int takes five bytes, a negative long ten.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the number does not fit. Every {@code read}
 * throws {@link java.nio.BufferUnderflowException} if the bytes end early, and MARSHAL205 if they are not a number in
 * its shortest form.
 */
public final class VInts {
    private static final int BITS = 7;
    private static final int LOW = 0x7F;
    private static final int MORE = 0x80;

    private VInts() {}

    /** Writes an int. */
    public static void writeInt(int value, Output out) {
        write(Integer.toUnsignedLong(value), out);
    }

    /** Reads an int. */
    public static int readInt(Input in) {
        long value = read(in);
        if (value >>> Integer.SIZE != 0) {
            throw bad("a number has more than 32 bits");
        }
        return (int) value;
    }

    /** Returns the number of bytes. */
    public static int sizeOfInt(int value) {
        return sizeOfLong(Integer.toUnsignedLong(value));
    }

    /** Writes a long. */
    public static void writeLong(long value, Output out) {
        write(value, out);
    }

    /** Reads a long. */
    public static long readLong(Input in) {
        return read(in);
    }

    /** Returns the number of bytes. */
    public static int sizeOfLong(long value) {
        return (Long.SIZE - Long.numberOfLeadingZeros(value | 1) + BITS - 1) / BITS;
    }

    private static void write(long value, Output out) {
        long at = out.reserve(sizeOfLong(value));
        put(out.base(), at, value);
    }

    /** Stores a number where there is room for it. */
    static void put(@Nullable Object base, long offset, long value) {
        long at = offset;
        long rest = value;
        for (; rest >>> BITS != 0; rest >>>= BITS) {
            RawMemory.putByte(base, at++, (byte) (rest | MORE));
        }
        RawMemory.putByte(base, at, (byte) rest);
    }

    private static long read(Input in) {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += BITS) {
            int next = in.readByte();
            if (shift == Long.SIZE - 1 && (next & ~1) != 0) {
                break;
            }
            value |= (long) (next & LOW) << shift;
            if (next >= 0) {
                if (next == 0 && shift > 0) {
                    throw bad("a number is not in its shortest form");
                }
                return value;
            }
        }
        throw bad("a number has more than 64 bits");
    }

    static MarshalException bad(String what) {
        return new MarshalException(RuntimeProblem.BAD_COUNT, what);
    }
}
