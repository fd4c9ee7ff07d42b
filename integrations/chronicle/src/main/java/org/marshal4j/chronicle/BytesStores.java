package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Counted;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ScratchBuffer;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Chronicle's BytesStores, of which Bytes are one kind, with the bytes of a {@code byte[]}: those that can be read, behind
 * their {@link StopBit} count, −1 for null.
 */
public final class BytesStores {
    private static final String WHAT = "a BytesStore";

    private BytesStores() {}

    /**
     * Writes the bytes from the read position to the read limit, and moves neither.
     *
     * @throws java.nio.BufferOverflowException if they do not fit
     * @throws IllegalStateException if the value is released
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
            // What is reserved is no value: the place is looked for where it was to begin.
            out.rewind(position);
            throw e;
        }
    }

    /**
     * As {@link #write(BytesStore, Output)}, and refuses more than {@code max} bytes (MARSHAL215, naming the
     * field).
     */
    public static void write(String name, @Nullable BytesStore<?, ?> value, int max, Output out) {
        if (value != null) {
            Counted.allowed(name, WHAT, value.readRemaining(), max);
        }
        write(value, out);
    }

    /** Refuses what is released, of which Chronicle makes one exception or another, or none. */
    private static void open(BytesStore<?, ?> value) {
        if (value.refCount() <= 0) {
            throw new ClosedIllegalStateException("released");
        }
    }

    /** Byte by byte, the one way that crosses the chunks of mapped Bytes and that guarded ones put no tags into. */
    private static void put(BytesStore<?, ?> value, int count, @Nullable Object base, long offset) {
        long from = start(value);
        for (int i = 0; i < count; i++) {
            RawMemory.putByte(base, offset + i, value.readByte(from + i));
        }
    }

    /** HexDumpBytes keep the position in their text in the upper half of each position. */
    private static long start(BytesStore<?, ?> value) {
        return value instanceof HexDumpBytes ? value.readPosition() & HexDumpBytes.MASK : value.readPosition();
    }

    /**
     * Reads bytes.
     *
     * @param current what the field holds: returned as it is if it has the same bytes to read; else cleared, filled and
     *     returned, if it is Bytes with room for them
     * @return that, or a new BytesStore on the heap
     * @throws MarshalException MARSHAL205 if the count is none, MARSHAL203 if the bytes left are fewer
     * @throws java.nio.BufferUnderflowException if the bytes end inside the count
     */
    public static @Nullable BytesStore<?, ?> read(@Nullable BytesStore<?, ?> current, Input in) {
        return read(current, Integer.MAX_VALUE, in);
    }

    /** As {@link #read(BytesStore, Input)}, and refuses more than {@code max} bytes (MARSHAL215). */
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

    /** Whether the value has those bytes to read: they are there already, or it is Bytes with room, which are cleared and filled. */
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

    /** Adds bytes where it is written next. */
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

    /** Number of bytes that {@code write} takes, the count included. */
    public static long sizeOf(@Nullable BytesStore<?, ?> value) {
        if (value == null) {
            return StopBit.size(-1);
        }
        int count = Counted.possible(WHAT, value.readRemaining());
        return StopBit.size(count) + (long) count;
    }

    /**
     * A copy of the bytes to read; null of null.
     *
     * @param current filled and returned if it is not the value itself, as {@code read} does
     * @throws IllegalStateException if the value is released
     */
    @SuppressWarnings("ReferenceEquality") // the same object is no copy
    public static @Nullable BytesStore<?, ?> copy(
            @Nullable BytesStore<?, ?> value, @Nullable BytesStore<?, ?> current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(value, out);
            return read(current == value ? null : current, scratch.input(0, (int) out.position()));
        }
    }
}
