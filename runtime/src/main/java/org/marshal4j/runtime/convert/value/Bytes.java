package org.marshal4j.runtime.convert.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/** Copies bytes from an input to an output. */
public final class Bytes {
    /** From here on, copying between arrays is faster than a loop. */
    private static final int MANY = 64;

    private Bytes() {}

    /** Copies from a position of the input, behind which its position is then. */
    public static void copy(long position, long size, Input in, Output out) {
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, size + " bytes in one piece");
        }
        int count = (int) size;
        long at = in.takeAt(position, count);
        copy(in.base(), at, count, out);
    }

    /** Copies bytes of the memory of an input. */
    public static void copy(@Nullable Object base, long at, int size, Output out) {
        long to = out.reserve(size);
        copy(base, at, out.base(), to, size);
    }

    public static void copy(@Nullable Object base, long at, @Nullable Object toBase, long to, int size) {
        // Where HotSpot knows that both sides are arrays, it keeps more in registers.
        if (base instanceof byte[] array && toBase instanceof byte[] toArray) {
            if (size < MANY) {
                copyFew(array, at, toArray, to, size);
            } else {
                int from = (int) (at - RawMemory.ARRAY_OFFSET);
                System.arraycopy(array, from, toArray, (int) (to - RawMemory.ARRAY_OFFSET), size);
            }
        } else {
            RawMemory.copy(base, at, toBase, to, size);
        }
    }

    /** Copies fewer than {@link #MANY} bytes. Without loops, which cost more for so few. */
    private static void copyFew(byte[] base, long at, byte[] toBase, long to, int size) {
        if (size < Long.BYTES) {
            RawMemory.copy(base, at, toBase, to, size);
            return;
        }
        int last = size - Long.BYTES;
        if (size > 2 * Long.BYTES) {
            copyTwo(base, at, toBase, to);
            if (size > 4 * Long.BYTES) {
                copyTwo(base, at + 2 * Long.BYTES, toBase, to + 2 * Long.BYTES);
                if (size > 6 * Long.BYTES) {
                    copyTwo(base, at + 4 * Long.BYTES, toBase, to + 4 * Long.BYTES);
                }
            }
            // The last bytes may overlap those before.
            copyTwo(base, at + last - Long.BYTES, toBase, to + last - Long.BYTES);
        } else {
            RawMemory.putLong(toBase, to, RawMemory.getLong(base, at));
            RawMemory.putLong(toBase, to + last, RawMemory.getLong(base, at + last));
        }
    }

    private static void copyTwo(byte[] base, long at, byte[] toBase, long to) {
        RawMemory.putLong(toBase, to, RawMemory.getLong(base, at));
        RawMemory.putLong(toBase, to + Long.BYTES, RawMemory.getLong(base, at + Long.BYTES));
    }

    /** Stores zeros. */
    public static void clear(@Nullable Object base, long at, int size) {
        int done = 0;
        for (; done <= size - Long.BYTES; done += Long.BYTES) {
            RawMemory.putLong(base, at + done, 0);
        }
        for (; done < size; done++) {
            RawMemory.putByte(base, at + done, (byte) 0);
        }
    }

    /** Whether bytes at a location are these. */
    public static boolean areEqual(byte[] bytes, @Nullable Object base, long at, int size) {
        if (bytes.length != size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (bytes[i] != RawMemory.getByte(base, at + i)) {
                return false;
            }
        }
        return true;
    }
}
