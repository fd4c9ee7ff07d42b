package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.internal.HeapBytesStore;
import org.jspecify.annotations.Nullable;

/** The array of {@link OnHeapBytes}. */
public final class RawHeap {
    private RawHeap() {}

    static long reserve(OnHeapBytes out, int size) {
        long position = out.writePosition();
        long end = position + size;
        byte[] array = array(out);
        if (array != null && end <= array.length && end <= out.writeLimit()) {
            BufferPositions.skipWrite(out, position, size);
            return RawMemory.ARRAY_OFFSET + position;
        }
        return reserveAfterGrowing(out, size);
    }

    static long take(OnHeapBytes in, int size) {
        long position = in.readPosition();
        long end = position + size;
        byte[] array = array(in);
        if (array != null && end <= array.length && end <= in.readLimit()) {
            BufferPositions.read(in, end);
            return RawMemory.ARRAY_OFFSET + position;
        }
        return refuseToTake(in, size);
    }

    /** {@link RawBytes#takeCounted}. */
    static long takeCounted(OnHeapBytes in) {
        long position = in.readPosition();
        long first = position + 1;
        long limit = in.readLimit();
        byte[] array = array(in);
        if (array != null && limit <= array.length && first <= limit) {
            byte count = RawMemory.getByte(array, RawMemory.ARRAY_OFFSET + position);
            if (count >= 0 && first + count <= limit) {
                BufferPositions.read(in, first + count);
                return RawMemory.ARRAY_OFFSET + position;
            }
        }
        return RawBytes.NOT_RAW;
    }

    /** {@link RawBytes#putInt}. */
    static boolean putInt(OnHeapBytes out, long position, int value) {
        byte[] array = array(out);
        if (array == null || position + Integer.BYTES > array.length) {
            return false;
        }
        RawMemory.putInt(array, RawMemory.ARRAY_OFFSET + position, value);
        return true;
    }

    /** {@link RawBytes#room}. */
    static long room(OnHeapBytes out) {
        byte[] array = array(out);
        return array == null ? 0 : Math.min(array.length, out.writeLimit()) - out.writePosition();
    }

    /** The array, or null if the buffer has another kind of store than a plain one over a whole array. */
    public static byte @Nullable [] array(OnHeapBytes bytes) {
        return arrayOf(bytes.bytesStore());
    }

    static byte @Nullable [] arrayOf(BytesStore<?, ?> store) {
        if (store.getClass() != HeapBytesStore.class) {
            return null;
        }
        Object object = ((HeapBytesStore<?>) store).underlyingObject();
        return object instanceof byte[] array ? array : null;
    }

    private static long reserveAfterGrowing(OnHeapBytes out, int size) {
        out.throwExceptionIfReleased();
        long position = out.writePosition();
        long end = position + size;
        if (end > out.writeLimit()) {
            throw RawBytes.overflow(size, out.writeLimit() - position);
        }
        out.ensureCapacity(end);
        byte[] array = array(out);
        if (array == null) {
            return RawBytes.NOT_RAW;
        }
        if (end > array.length) {
            throw RawBytes.overflow(size, array.length - position);
        }
        BufferPositions.skipWrite(out, position, size);
        return RawMemory.ARRAY_OFFSET + position;
    }

    private static long refuseToTake(OnHeapBytes in, int size) {
        in.throwExceptionIfReleased();
        RawBytes.requireReadable(in, size);
        byte[] array = array(in);
        if (array != null) {
            // A read limit may be set beyond what is there.
            throw RawBytes.underflow(size, array.length - in.readPosition());
        }
        return RawBytes.NOT_RAW;
    }
}
