package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.SubBytes;
import net.openhft.chronicle.bytes.UncheckedNativeBytes;
import net.openhft.chronicle.bytes.VanillaBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Writes Chronicle's fixed-size views of other buffers' memory, with one window over all of it. */
final class ViewTarget extends TargetMemory {
    static final ViewTarget INSTANCE = new ViewTarget();

    /** Returned for a store that is not plain memory; no memory has the address 0. */
    static final long NO_MEMORY = 0;

    private ViewTarget() {}

    /** Shows the memory; returns false and shows nothing if the Bytes are not such a view. */
    static boolean show(BytesTarget target, Object bytes) {
        Bytes<?> view = view(bytes);
        if (view == null || offset(view.bytesStore()) == NO_MEMORY) {
            return false;
        }
        window(target, view, target.start());
        return true;
    }

    private static void window(BytesTarget target, Bytes<?> view, long position) {
        BytesStore<?, ?> store = view.bytesStore();
        long offset = offset(store);
        long origin = offset + target.start();
        long end = offset + Math.min(view.writeLimit(), store.realCapacity());
        target.output().window(HeapTarget.arrayOf(store), origin, offset + position, end, origin);
    }

    /**
     * Exact classes: subclasses, such as guarded ones or views of an object's fields, do more than their memory shows.
     */
    static @Nullable Bytes<?> view(Object bytes) {
        Class<?> type = bytes.getClass();
        boolean known = type == VanillaBytes.class || type == SubBytes.class || type == UncheckedNativeBytes.class;
        return known ? (Bytes<?>) bytes : null;
    }

    /** Whether the memory of a store is accessible; that of arrays always is. */
    static boolean isReached(BytesStore<?, ?> store) {
        return RawMemory.REACHES_OBJECTS || HeapTarget.arrayOf(store) != null;
    }

    /** The address of position 0; {@link #NO_MEMORY} if there is none. */
    static long offset(BytesStore<?, ?> store) {
        if (store.getClass() == NativeBytesStore.class || store.getClass() == PointerBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (memory.memory == null) {
                throw new ClosedIllegalStateException("the memory of the buffer is released");
            }
            return memory.address;
        }
        return HeapTarget.arrayOf(store) == null ? NO_MEMORY : RawMemory.ARRAY_OFFSET;
    }

    @Override
    void makeRoom(BytesTarget target, int size) {
        throw new BufferFullException(size, target.output().room());
    }

    @Override
    RandomBytes written(BytesTarget target) {
        requireOpen((Bytes<?>) target.bytes());
        return super.written(target);
    }

    static void requireOpen(Bytes<?> view) {
        offset(view.bytesStore());
    }

    @Override
    long remainingBehind(BytesTarget target) {
        return 0;
    }

    @Override
    void goOn(BytesTarget target, long position) {
        window(target, (Bytes<?>) target.bytes(), target.start() + position);
    }
}
