package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads Chronicle's BytesStores, including Bytes, that are held in fields of objects. Generated code calls
 * this:
 *
 * <pre>{@code
 * BytesStores.write(value.payload, out);
 * value.payload = BytesStores.read(value.payload, in);
 * }</pre>
 *
 * <p>The wire form is that of a {@code byte[]}: the number of readable bytes as a {@link StopBit}, −1 for null, and
 * then these bytes. Nothing is reserved or released here.
 */
public final class BytesStores {
    private static final String WHAT = "a BytesStore";

    private BytesStores() {}

    /**
     * Writes the bytes from the read position to the read limit, without moving either.
     *
     * @param value the value, or null
     * @param out the buffer
     * @throws java.nio.BufferOverflowException if they do not fit
     * @throws IllegalStateException if the value has been released
     */
    public static void write(@Nullable BytesStore<?, ?> value, Output out) {
        if (value == null) {
            StopBit.write(-1, out);
            return;
        }
        open(value);
        int count = Counted.possible(WHAT, value.readRemaining());
        int size = StopBit.size(count) + count;
        long position = out.position();
        long offset = out.reserve(size);
        Object base = out.base();
        try {
            put(value, count, base, StopBit.put(base, offset, count));
        } catch (Throwable e) {
            // Reserved space is not part of the value: errors are located at the value's beginning.
            out.rewind(position);
            throw e;
        }
    }

    /**
     * Writes a value as {@link #write(BytesStore, Output)} does, if it is not too long.
     *
     * @param name the field
     * @param value the value, or null
     * @param max the largest number of bytes
     * @param out the buffer
     * @throws MarshalException MARSHAL215, with the name of the field, if there are more bytes
     */
    public static void write(String name, @Nullable BytesStore<?, ?> value, int max, Output out) {
        if (value != null) {
            Counted.allowed(name, WHAT, value.readRemaining(), max);
        }
        write(value, out);
    }

    /** Refuses a released value, for which Chronicle throws various exceptions or none. */
    private static void open(BytesStore<?, ?> value) {
        if (value.refCount() <= 0) {
            throw new ClosedIllegalStateException("released");
        }
    }

    /** Byte by byte, because only this crosses the chunks of mapped Bytes and adds no tags to guarded Bytes. */
    private static void put(BytesStore<?, ?> value, int count, @Nullable Object base, long offset) {
        long from = start(value);
        for (int i = 0; i < count; i++) {
            RawMemory.putByte(base, offset + i, value.readByte(from + i));
        }
    }

    /** The upper half of a position in HexDumpBytes is the position in their text. */
    private static long start(BytesStore<?, ?> value) {
        return value instanceof HexDumpBytes ? value.readPosition() & HexDumpBytes.MASK : value.readPosition();
    }

    /**
     * Reads a value.
     *
     * @param current what the field holds. It is returned unchanged if it already has the same readable bytes;
     *     otherwise it is cleared, filled and returned if it is Bytes with room for them
     * @param in the buffer
     * @return that value, or a new BytesStore on the heap
     * @throws MarshalException MARSHAL205 if the count is invalid, MARSHAL203 if fewer bytes are left
     * @throws java.nio.BufferUnderflowException if the bytes end within the count
     */
    public static @Nullable BytesStore<?, ?> read(@Nullable BytesStore<?, ?> current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /**
     * Reads a value as {@link #read(BytesStore, Input)} does, if it is not too long.
     *
     * @param current what the field holds
     * @param max the largest number of bytes
     * @param in the buffer
     * @return the value
     * @throws MarshalException MARSHAL215 if there are more bytes
     */
    public static @Nullable BytesStore<?, ?> read(@Nullable BytesStore<?, ?> current, int max, Input in) {
        int count = Counted.read(WHAT, max, in);
        if (count < 0) {
            return null;
        }
        long offset = in.take(count);
        if (current != null && takes(current, count, in.base(), offset)) {
            return current;
        }
        byte[] copy = new byte[count];
        RawMemory.copy(in.base(), offset, copy, RawMemory.ARRAY_OFFSET, count);
        return BytesStore.wrap(copy);
    }

    /**
     * Whether the value now has the given bytes to read: either it already had them, or it is Bytes with room for them,
     * which are cleared and filled.
     */
    static boolean takes(BytesStore<?, ?> current, int count, @Nullable Object base, long offset) {
        open(current);
        if (current.readRemaining() == count && holds(current, count, base, offset)) {
            return true;
        }
        if (!(current instanceof Bytes<?> bytes) || !hasRoom(bytes, count)) {
            return false;
        }
        bytes.clear();
        fill(bytes, count, base, offset);
        return true;
    }

    static boolean hasRoom(Bytes<?> bytes, int count) {
        return bytes.readWrite() && bytes.capacity() - bytes.start() >= count;
    }

    /** Appends bytes at the write position. */
    static void fill(Bytes<?> bytes, int count, @Nullable Object base, long offset) {
        BytesTarget target = BytesTarget.over(bytes);
        try {
            long to = target.output().reserve(count);
            RawMemory.copy(base, offset, target.output().base(), to, count);
            target.finish(null);
        } finally {
            target.release();
        }
    }

    private static boolean holds(BytesStore<?, ?> value, int count, @Nullable Object base, long offset) {
        long from = start(value);
        for (int i = 0; i < count; i++) {
            if (value.readByte(from + i) != RawMemory.getByte(base, offset + i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the number of bytes that {@code write} needs, including the count.
     *
     * @param value the value, or null
     * @return the size in bytes
     */
    public static long sizeOf(@Nullable BytesStore<?, ?> value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = Counted.possible(WHAT, value.readRemaining());
        return StopBit.size(count) + (long) count;
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
    public static @Nullable BytesStore<?, ?> copy(
            @Nullable BytesStore<?, ?> value, @Nullable BytesStore<?, ?> current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(value, out);
            return read(current == value ? null : current, scratch.input(0, (int) out.position()));
        }
    }
}
