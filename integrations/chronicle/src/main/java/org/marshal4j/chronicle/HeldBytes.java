package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Counted;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ScratchBuffer;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Chronicle's Bytes that objects hold, with the bytes of a {@code byte[]}: those that can be read, behind their {@link StopBit} count,
 * −1 for null. Nothing here reserves or releases any.
 */
public final class HeldBytes {
    private static final String WHAT = "Bytes";

    private HeldBytes() {}

    /**
     * Writes the bytes from the read position to the read limit, and moves neither.
     *
     * @throws java.nio.BufferOverflowException if they do not fit
     * @throws IllegalStateException if the value is released
     */
    public static void write(@Nullable Bytes<?> value, Output out) {
        BytesStores.write(value, out);
    }

    /** As {@link #write(Bytes, Output)}, and refuses more than {@code max} bytes (MARSHAL215, naming the field). */
    public static void write(String name, @Nullable Bytes<?> value, int max, Output out) {
        if (value != null) {
            Counted.allowed(name, WHAT, value.readRemaining(), max);
        }
        BytesStores.write(value, out);
    }

    /**
     * Reads bytes.
     *
     * @param current what the field holds: returned as it is if it has the same bytes to read; else cleared, filled and
     *     returned, if it has room for them
     * @return that, or new elastic Bytes on the heap, which need no release
     * @throws MarshalException MARSHAL205 if the count is none, MARSHAL203 if the bytes left are fewer
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     * @throws IllegalStateException if the current value is released
     */
    public static @Nullable Bytes<?> read(@Nullable Bytes<?> current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(Bytes, Input)}, and refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable Bytes<?> read(@Nullable Bytes<?> current, int max, Input in) {
        int count = Counted.read(WHAT, max, in);
        if (count < 0) {
            return null;
        }
        long offset = in.take(count);
        if (current != null && BytesStores.takes(current, count, in.base(), offset)) {
            return current;
        }
        byte[] copy = new byte[count];
        RawMemory.copy(in.base(), offset, copy, RawMemory.ARRAY_OFFSET, count);
        Bytes<?> made = Bytes.allocateElasticOnHeap(count);
        made.write(copy);
        return made;
    }

    /**
     * Fills the Bytes of a final field with what was read, unless that was read into them already.
     *
     * @throws MarshalException MARSHAL206 if null was read, MARSHAL224 if the field holds null or Bytes without room
     */
    @SuppressWarnings("ReferenceEquality") // whatever equals it, this very one is in the field
    public static void into(String name, @Nullable Bytes<?> current, @Nullable Bytes<?> read) {
        if (read == current) {
            return;
        }
        if (read == null) {
            throw new MarshalException(
                    RuntimeProblem.NULL_ON_READ, name, "null, but the field is final and holds a value");
        }
        if (current == null) {
            throw notFilled(name, "null, and a value was read");
        }
        byte[] state = read.toByteArray();
        if (!BytesStores.takes(current, state.length, state, RawMemory.ARRAY_OFFSET)) {
            throw notFilled(
                    name,
                    "Bytes with room for " + Math.max(0, current.capacity() - current.start()) + ", and " + state.length
                            + " were read");
        }
    }

    private static MarshalException notFilled(String name, String what) {
        return new MarshalException(RuntimeProblem.NOT_FILLED, name, "the final field holds " + what);
    }

    /** Number of bytes that {@code write} takes, the count included. */
    public static long sizeOf(@Nullable Bytes<?> value) {
        return BytesStores.sizeOf(value);
    }

    /**
     * A copy of the bytes to read; null of null.
     *
     * @param current filled and returned if it is not the value itself, as {@code read} does
     * @throws IllegalStateException if the value is released
     */
    @SuppressWarnings("ReferenceEquality") // the same object is no copy
    public static @Nullable Bytes<?> copy(@Nullable Bytes<?> value, @Nullable Bytes<?> current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(value, out);
            return read(current == value ? null : current, scratch.input(0, (int) out.position()));
        }
    }
}
