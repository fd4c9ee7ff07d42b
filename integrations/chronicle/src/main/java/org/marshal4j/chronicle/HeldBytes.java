package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads Chronicle Bytes that are held in fields of objects. Generated code calls this:
 *
 * <pre>{@code
 * HeldBytes.write(value.payload, out);
 * value.payload = HeldBytes.read(value.payload, in);
 * }</pre>
 *
 * <p>The wire form is that of a {@code byte[]}: the number of readable bytes as a {@link StopBit}, −1 for null, and
 * then these bytes. Nothing is reserved or released here.
 */
public final class HeldBytes {
    private static final String WHAT = "Bytes";

    private HeldBytes() {}

    /**
     * Writes the bytes from the read position to the read limit, without moving either.
     *
     * @param value the value, or null
     * @param out the buffer
     * @throws java.nio.BufferOverflowException if they do not fit
     * @throws IllegalStateException if the value has been released
     */
    public static void write(@Nullable Bytes<?> value, Output out) {
        BytesStores.write(value, out);
    }

    /**
     * Writes a value as {@link #write(Bytes, Output)} does, if it is not too long.
     *
     * @param name the field
     * @param value the value, or null
     * @param max the largest number of bytes
     * @param out the buffer
     * @throws MarshalException MARSHAL215, with the name of the field, if there are more bytes
     */
    public static void write(String name, @Nullable Bytes<?> value, int max, Output out) {
        if (value != null) {
            Counted.allowed(name, WHAT, value.readRemaining(), max);
        }
        BytesStores.write(value, out);
    }

    /**
     * Reads a value.
     *
     * @param current what the field holds. It is returned unchanged if it already has the same readable bytes;
     *     otherwise it is cleared, filled and returned if it has room for them
     * @param in the buffer
     * @return that value, or new elastic Bytes on the heap, which need not be released
     * @throws MarshalException MARSHAL205 if the count is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end within the count
     * @throws IllegalStateException if the current value has been released
     */
    public static @Nullable Bytes<?> read(@Nullable Bytes<?> current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /**
     * Reads a value as {@link #read(Bytes, Input)} does, if it is not too long.
     *
     * @param current what the field holds
     * @param max the largest number of bytes
     * @param in the buffer
     * @return the value
     * @throws MarshalException MARSHAL215 if there are more bytes
     */
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
     * Fills the Bytes of a final field with what was read, unless it was read into them already.
     *
     * @param name the field
     * @param current what the field holds
     * @param read what was read
     * @throws MarshalException MARSHAL206 if null was read, MARSHAL224 if the field holds null or Bytes without
     *     enough room
     */
    @SuppressWarnings("ReferenceEquality") // whether this very object is in the field
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

    /**
     * Returns the number of bytes that {@code write} needs, including the count.
     *
     * @param value the value, or null
     * @return the size in bytes
     */
    public static long sizeOf(@Nullable Bytes<?> value) {
        return BytesStores.sizeOf(value);
    }

    /**
     * Copies the readable bytes.
     *
     * @param value the value, or null
     * @param current filled and returned if it is not the value itself, as {@code read} does
     * @return the copy; null for null
     * @throws IllegalStateException if the value has been released
     */
    @SuppressWarnings("ReferenceEquality") // the same object is not a copy
    public static @Nullable Bytes<?> copy(@Nullable Bytes<?> value, @Nullable Bytes<?> current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(value, out);
            return read(current == value ? null : current, scratch.input(0, (int) out.position()));
        }
    }
}
