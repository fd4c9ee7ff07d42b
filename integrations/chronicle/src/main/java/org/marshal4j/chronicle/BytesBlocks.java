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
 * A shortcut for messages that are one block of primitive fields: it finds the block's memory directly in native and
 * on-heap Bytes. Generated marshallers use it and fall back to {@link BytesMessages}:
 *
 * <pre>{@code
 * long offset = BytesBlocks.reserve(bytes, 32);
 * if (offset != BytesBlocks.ELSEWHERE) {
 *     storeBlock(quote, BytesBlocks.base(bytes), offset);
 * }
 * }</pre>
 *
 * <p>An offset is valid until the next call on the Bytes. Stateless; Bytes may be used by one thread at a time.
 */
public final class BytesBlocks {
    /** Returned for Bytes that do not support the shortcut, or have no space left; no memory has this offset. */
    public static final long ELSEWHERE = 0;

    private BytesBlocks() {}

    /**
     * Advances the write position.
     *
     * @param out the Bytes
     * @param size the number of bytes
     * @return where they start: an offset in {@link #base(BytesOut)}; {@link #ELSEWHERE} if the shortcut is not
     *     possible, and nothing has changed
     */
    public static long reserve(BytesOut<?> out, int size) {
        if (!RawMemory.REACHES_OBJECTS) {
            return ELSEWHERE;
        }
        // Exact classes: once several kinds have been used, an interface call here costs more than the block itself.
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

    /**
     * Returns what an offset from {@link #reserve} is relative to.
     *
     * @param out the Bytes
     * @return the base; null for native memory
     */
    public static @Nullable Object base(BytesOut<?> out) {
        return out.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) out).bytesStore()) : null;
    }

    /**
     * Advances the read position.
     *
     * @param in the Bytes
     * @param size the number of bytes
     * @return where they start: an offset in {@link #base(BytesIn)}; {@link #ELSEWHERE} if the shortcut is not
     *     possible, and nothing has changed
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

    /**
     * Takes the read position back after {@link #take}, since the bytes were not those of such a block.
     *
     * @param in the Bytes
     * @param size the number of bytes
     */
    public static void giveBack(BytesIn<?> in, int size) {
        in.readPosition(in.readPosition() - size);
    }

    /**
     * Returns what an offset from {@link #take} is relative to.
     *
     * @param in the Bytes
     * @return the base; null for native memory
     */
    public static @Nullable Object base(BytesIn<?> in) {
        return in.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) in).bytesStore()) : null;
    }
}
