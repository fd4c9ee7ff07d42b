package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The short way for messages that are one block of primitive fields: straight to the memory of native and on-heap Bytes, where the block is
 * within limit and capacity. Everything else is left to {@link BytesMessages}.
 *
 * <p>A place is valid until the next call on the Bytes. Stateless; Bytes belong to one thread at a time.
 */
public final class BytesBlocks {
    /** Answer for Bytes that take another way; no place in memory is 0. */
    public static final long ELSEWHERE = 0;

    private BytesBlocks() {}

    /**
     * Moves the write position on by {@code size} bytes.
     *
     * @return where they start: an offset in {@link #base(BytesOut)}; {@link #ELSEWHERE}, and nothing moved, for Bytes that take another
     *     way
     */
    public static long reserve(BytesOut<?> out, int size) {
        if (!RawMemory.REACHES_OBJECTS) {
            return ELSEWHERE;
        }
        // Exact classes: an interface call here costs more than the block itself once several kinds have been seen.
        if (out.getClass() == NativeBytes.class) {
            return reserve((NativeBytes<?>) out, size);
        }
        return out.getClass() == OnHeapBytes.class ? reserve((OnHeapBytes) out, size) : ELSEWHERE;
    }

    private static long reserve(NativeBytes<?> out, int size) {
        long position = out.writePosition();
        long end = position + size;
        BytesStore<?, ?> store = out.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (end <= store.realCapacity() && memory.memory != null && end <= out.writeLimit()) {
                BufferPositions.write(out, end);
                return memory.address + position;
            }
        }
        return ELSEWHERE;
    }

    private static long reserve(OnHeapBytes out, int size) {
        long position = out.writePosition();
        long end = position + size;
        byte[] array = HeapTarget.arrayOf(out.bytesStore());
        if (array != null && end <= array.length && end <= out.writeLimit()) {
            BufferPositions.write(out, end);
            return RawMemory.ARRAY_OFFSET + position;
        }
        return ELSEWHERE;
    }

    /** What an offset from {@link #reserve} counts in. */
    public static @Nullable Object base(BytesOut<?> out) {
        return out.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) out).bytesStore()) : null;
    }

    /**
     * Moves the read position on by {@code size} bytes.
     *
     * @return where they start: an offset in {@link #base(BytesIn)}; {@link #ELSEWHERE}, and nothing moved, for Bytes that take another
     *     way
     */
    public static long take(BytesIn<?> in, int size) {
        if (!RawMemory.REACHES_OBJECTS) {
            return ELSEWHERE;
        }
        if (in.getClass() == NativeBytes.class) {
            return take((NativeBytes<?>) in, size);
        }
        return in.getClass() == OnHeapBytes.class ? take((OnHeapBytes) in, size) : ELSEWHERE;
    }

    private static long take(NativeBytes<?> in, int size) {
        long position = in.readPosition();
        long end = position + size;
        BytesStore<?, ?> store = in.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (end <= store.realCapacity() && memory.memory != null && end <= in.readLimit()) {
                BufferPositions.read(in, end);
                return memory.address + position;
            }
        }
        return ELSEWHERE;
    }

    private static long take(OnHeapBytes in, int size) {
        long position = in.readPosition();
        long end = position + size;
        byte[] array = HeapTarget.arrayOf(in.bytesStore());
        if (array != null && end <= array.length && end <= in.readLimit()) {
            BufferPositions.read(in, end);
            return RawMemory.ARRAY_OFFSET + position;
        }
        return ELSEWHERE;
    }

    /** What an offset from {@link #take} counts in. */
    public static @Nullable Object base(BytesIn<?> in) {
        return in.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) in).bytesStore()) : null;
    }
}
