package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.AbstractBytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * A shortcut for messages of nothing but primitive fields: it finds their memory directly in native and on-heap Bytes.
 * Generated marshallers use it and fall back to {@link BytesMessages}:
 *
 * <pre>{@code
 * long offset = BytesBlocks.find(out, 32); // a BytesOut
 * if (offset != BytesBlocks.ELSEWHERE) {
 *     store(quote, BytesBlocks.base(out), offset);
 *     BytesBlocks.advance(out, 32);
 * }
 * }</pre>
 *
 * <p>An offset is valid until the next call on the Bytes. Stateless; Bytes may be used by one thread at a time.
 */
public final class BytesBlocks {
    /** Returned for Bytes that do not support the shortcut, or have too few bytes left; no memory has this offset. */
    public static final long ELSEWHERE = 0;

    private BytesBlocks() {}

    /**
     * Finds the memory at the write position. This does not move the position.
     *
     * @param out the Bytes
     * @param size the number of bytes to store there
     * @return where they start: an offset in {@link #base(BytesOut)}; {@link #ELSEWHERE} if the shortcut is not
     *     possible
     */
    public static long find(BytesOut<?> out, int size) {
        if (!RawMemory.REACHES_OBJECTS) {
            return ELSEWHERE;
        }
        // Exact classes: once several kinds have been used, an interface call here costs more than the block itself.
        if (out.getClass() == NativeBytes.class) {
            NativeBytes<?> bytes = (NativeBytes<?>) out;
            return inNative(bytes, bytes.writePosition(), bytes.writeLimit(), size);
        }
        if (out.getClass() == OnHeapBytes.class) {
            OnHeapBytes bytes = (OnHeapBytes) out;
            return onHeap(bytes, bytes.writePosition(), bytes.writeLimit(), size);
        }
        return ELSEWHERE;
    }

    /**
     * Finds the memory at the read position. This does not move the position.
     *
     * @param in the Bytes
     * @param size the number of bytes to load from there
     * @return where they start: an offset in {@link #base(BytesIn)}; {@link #ELSEWHERE} if the shortcut is not possible
     */
    public static long find(BytesIn<?> in, int size) {
        if (!RawMemory.REACHES_OBJECTS) {
            return ELSEWHERE;
        }
        if (in.getClass() == NativeBytes.class) {
            NativeBytes<?> bytes = (NativeBytes<?>) in;
            return inNative(bytes, bytes.readPosition(), bytes.readLimit(), size);
        }
        if (in.getClass() == OnHeapBytes.class) {
            OnHeapBytes bytes = (OnHeapBytes) in;
            return onHeap(bytes, bytes.readPosition(), bytes.readLimit(), size);
        }
        return ELSEWHERE;
    }

    private static long inNative(NativeBytes<?> bytes, long position, long limit, int size) {
        BytesStore<?, ?> store = bytes.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            long end = position + size;
            if (end <= memory.realCapacity() && memory.memory != null && end <= limit) {
                return memory.address + position;
            }
        }
        return ELSEWHERE;
    }

    private static long onHeap(OnHeapBytes bytes, long position, long limit, int size) {
        byte[] array = HeapTarget.arrayOf(bytes.bytesStore());
        long end = position + size;
        return array != null && end <= array.length && end <= limit ? RawMemory.ARRAY_OFFSET + position : ELSEWHERE;
    }

    /**
     * Returns what an offset from {@link #find(BytesOut, int)} is relative to.
     *
     * @param out the Bytes
     * @return the base; null for native memory
     */
    public static @Nullable Object base(BytesOut<?> out) {
        return out.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) out).bytesStore()) : null;
    }

    /**
     * Returns what an offset from {@link #find(BytesIn, int)} is relative to.
     *
     * @param in the Bytes
     * @return the base; null for native memory
     */
    public static @Nullable Object base(BytesIn<?> in) {
        return in.getClass() == OnHeapBytes.class ? HeapTarget.arrayOf(((OnHeapBytes) in).bytesStore()) : null;
    }

    /**
     * Moves the write position after bytes that have been found and stored.
     *
     * @param out the Bytes
     * @param size the number of bytes
     */
    public static void advance(BytesOut<?> out, int size) {
        BufferPositions.write((AbstractBytes<?>) out, out.writePosition() + size);
    }

    /**
     * Moves the read position after bytes that have been found and loaded.
     *
     * @param in the Bytes
     * @param size the number of bytes
     */
    public static void advance(BytesIn<?> in, int size) {
        BufferPositions.read((AbstractBytes<?>) in, in.readPosition() + size);
    }
}
