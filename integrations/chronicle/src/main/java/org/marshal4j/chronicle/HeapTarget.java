package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.internal.HeapBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.memory.RawMemory;

/** Writes the array of {@link OnHeapBytes}, with one window over all of it. */
final class HeapTarget extends TargetMemory {
    static final HeapTarget INSTANCE = new HeapTarget();

    private HeapTarget() {}

    /** Shows the array; returns false and shows nothing if the Bytes do not have their usual store. */
    static boolean show(BytesTarget target, OnHeapBytes out) {
        byte[] array = arrayOf(out.bytesStore());
        if (array == null) {
            return false;
        }
        long start = out.writePosition();
        target.start(start);
        window(target, out, array, start);
        return true;
    }

    private static void window(BytesTarget target, OnHeapBytes out, byte[] array, long position) {
        long origin = RawMemory.ARRAY_OFFSET + target.start();
        long end = RawMemory.ARRAY_OFFSET + Math.min(array.length, out.writeLimit());
        target.output().window(array, origin, RawMemory.ARRAY_OFFSET + position, end, origin);
        target.keepBytes(array.length <= ScratchBuffer.KEPT);
    }

    static boolean isArray(OnHeapBytes bytes) {
        return arrayOf(bytes.bytesStore()) != null;
    }

    /** The array; null if the store is not a plain one over a whole array. */
    static byte @Nullable [] arrayOf(BytesStore<?, ?> store) {
        if (store.getClass() != HeapBytesStore.class) {
            return null;
        }
        Object object = ((HeapBytesStore<?>) store).underlyingObject();
        return object instanceof byte[] array ? array : null;
    }

    @Override
    void makeRoom(BytesTarget target, int size) {
        OnHeapBytes out = (OnHeapBytes) target.bytes();
        out.throwExceptionIfReleased();
        grow(target, out, size);
    }

    @Override
    void goOn(BytesTarget target, long position) {
        OnHeapBytes out = (OnHeapBytes) target.bytes();
        byte[] array = arrayOf(out.bytesStore());
        if (array == null) {
            throw new IllegalStateException("the buffer has another kind of memory now");
        }
        window(target, out, array, target.start() + position);
    }
}
