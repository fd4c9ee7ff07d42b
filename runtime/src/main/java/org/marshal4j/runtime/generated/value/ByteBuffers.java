package org.marshal4j.runtime.generated.value;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * ByteBuffers, with the same bytes as {@code byte[]}: a {@link StopBit} count, −1 for null, then the bytes from the
 * position to the limit.
 */
public final class ByteBuffers {
    private static final String WHAT = "a ByteBuffer";

    private ByteBuffers() {}

    /**
     * Writes the bytes from the position to the limit, and moves neither.
     *
     * @throws java.nio.BufferOverflowException if they do not fit
     */
    public static void write(@Nullable ByteBuffer value, Output out) {
        if (value == null) {
            StopBit.write(-1, out);
            return;
        }
        int count = Counted.possible(WHAT, value.remaining());
        int size = StopBit.size(count) + count;
        long offset = out.reserve(size);
        Object base = out.base();
        try {
            put(value, count, base, StopBit.put(base, offset, count));
        } catch (Throwable e) {
            // Nothing was written, so that the failure is reported at the start of the value.
            out.giveBack(size);
            throw e;
        }
    }

    /**
     * As {@link #write(ByteBuffer, Output)}, but refuses more than {@code max} bytes (MARSHAL215, which names the
     * field).
     */
    public static void write(String name, @Nullable ByteBuffer value, int max, Output out) {
        if (value != null) {
            Counted.allowed(name, WHAT, value.remaining(), max);
        }
        write(value, out);
    }

    private static void put(ByteBuffer value, int count, @Nullable Object base, long offset) {
        int from = value.position();
        int i = 0;
        for (; i <= count - Long.BYTES; i += Long.BYTES) {
            RawMemory.putLong(base, offset + i, ordered(value, value.getLong(from + i)));
        }
        for (; i < count; i++) {
            RawMemory.putByte(base, offset + i, value.get(from + i));
        }
    }

    /** Converts between the byte order of the buffer and that of messages. */
    private static long ordered(ByteBuffer buffer, long bits) {
        return buffer.order() == ByteOrder.LITTLE_ENDIAN ? bits : Long.reverseBytes(bits);
    }

    /**
     * Reads bytes.
     *
     * @param current what the field holds: returned if it has the same bytes between its position and limit; otherwise
     *     filled from 0 on and returned, if it is writable and has the capacity
     * @return that, or a new heap buffer with the byte order of the current one
     * @throws MarshalException MARSHAL205 if the count is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable ByteBuffer read(@Nullable ByteBuffer current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(ByteBuffer, Input)}, but refuses more than {@code max} bytes (MARSHAL215). */
    public static @Nullable ByteBuffer read(@Nullable ByteBuffer current, int max, Input in) {
        int count = Counted.read(WHAT, max, in);
        if (count < 0) {
            return null;
        }
        long offset = in.take(count);
        return get(current, count, in.base(), offset);
    }

    private static ByteBuffer get(@Nullable ByteBuffer current, int count, @Nullable Object base, long offset) {
        if (current == null) {
            return ByteBuffer.wrap(copy(count, base, offset));
        }
        if (current.remaining() == count && holds(current, count, base, offset)) {
            return current;
        }
        if (current.isReadOnly() || current.capacity() < count) {
            return ByteBuffer.wrap(copy(count, base, offset)).order(current.order());
        }
        current.clear();
        fill(current, count, base, offset);
        return current.limit(count);
    }

    private static byte[] copy(int count, @Nullable Object base, long offset) {
        byte[] copy = new byte[count];
        RawMemory.copy(base, offset, copy, RawMemory.ARRAY_OFFSET, count);
        return copy;
    }

    private static void fill(ByteBuffer buffer, int count, @Nullable Object base, long offset) {
        int i = 0;
        for (; i <= count - Long.BYTES; i += Long.BYTES) {
            buffer.putLong(i, ordered(buffer, RawMemory.getLong(base, offset + i)));
        }
        for (; i < count; i++) {
            buffer.put(i, RawMemory.getByte(base, offset + i));
        }
    }

    private static boolean holds(ByteBuffer buffer, int count, @Nullable Object base, long offset) {
        int from = buffer.position();
        int i = 0;
        for (; i <= count - Long.BYTES; i += Long.BYTES) {
            if (ordered(buffer, buffer.getLong(from + i)) != RawMemory.getLong(base, offset + i)) {
                return false;
            }
        }
        for (; i < count; i++) {
            if (buffer.get(from + i) != RawMemory.getByte(base, offset + i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of bytes that {@code write} writes, including the count. */
    public static long sizeOf(@Nullable ByteBuffer value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = Counted.possible(WHAT, value.remaining());
        return StopBit.size(count) + (long) count;
    }

    /**
     * Copies a value. Null is copied to null.
     *
     * @param current what the field of the copy holds; filled from 0 on and returned, if it is not null or the
     *     original, is writable and has the capacity. Otherwise a new buffer gets its byte order
     */
    @SuppressWarnings("ReferenceEquality") // the same object is not a copy
    public static @Nullable ByteBuffer copy(@Nullable ByteBuffer value, @Nullable ByteBuffer current) {
        if (value == null) {
            return null;
        }
        int count = value.remaining();
        if (current == null || current == value || current.isReadOnly() || current.capacity() < count) {
            ByteOrder order = current == null ? ByteOrder.BIG_ENDIAN : current.order();
            return ByteBuffer.allocate(count)
                    .put(0, value, value.position(), count)
                    .order(order);
        }
        return current.clear().put(0, value, value.position(), count).limit(count);
    }
}
