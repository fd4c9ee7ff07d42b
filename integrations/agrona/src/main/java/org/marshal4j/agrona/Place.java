package org.marshal4j.agrona;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import org.agrona.DirectBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.memory.BufferMemory;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Where the bytes of an Agrona buffer are, as the runtime describes it: an offset from a base object. Not thread-safe.
 */
final class Place {
    private static final boolean HAS_ADDRESSES = MemoryAccess.inUse() == MemoryAccess.UNSAFE;

    private @Nullable Object base;
    private long zero;

    /** The buffer whose whole memory {@link #whole} shows. Neither is kept reachable. */
    private Reference<ByteBuffer> shown = new WeakReference<>(null);

    private Reference<ByteBuffer> whole = shown;

    /**
     * Finds the bytes of a buffer. Returns false if they can only be copied, which is so for a native address without a
     * ByteBuffer if Unsafe is not used.
     */
    boolean find(DirectBuffer buffer) {
        byte[] array = buffer.byteArray();
        ByteBuffer bytes = buffer.byteBuffer();
        if (array != null) {
            base = array;
            zero = RawMemory.ARRAY_OFFSET + buffer.wrapAdjustment();
        } else if (HAS_ADDRESSES) {
            base = null;
            zero = buffer.addressOffset();
        } else if (bytes != null) {
            ByteBuffer all = whole(bytes);
            base = BufferMemory.base(all);
            zero = BufferMemory.at(all) + buffer.wrapAdjustment();
        } else {
            return false;
        }
        return true;
    }

    /** The whole buffer, regardless of its position and limit. It is the same object until another buffer comes. */
    private ByteBuffer whole(ByteBuffer bytes) {
        ByteBuffer known = shown.refersTo(bytes) ? whole.get() : null;
        if (known == null) {
            known = bytes.duplicate().clear();
            whole = new WeakReference<>(known);
            shown = new WeakReference<>(bytes);
        }
        return known;
    }

    /** Lets go of the buffer, except for a small array, which takes less time to keep; tells whether it has. */
    boolean letGo() {
        if (base == null || (base instanceof byte[] array && array.length <= ScratchBuffer.KEPT)) {
            return false;
        }
        base = null;
        return true;
    }

    /** The object from which offsets count. */
    @Nullable
    Object base() {
        return base;
    }

    /** The offset of a byte of the buffer. */
    long offset(int index) {
        return zero + index;
    }
}
