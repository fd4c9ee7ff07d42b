package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.SubBytes;
import net.openhft.chronicle.bytes.UncheckedNativeBytes;
import net.openhft.chronicle.bytes.VanillaBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;

/** The memory behind the fixed-size views of other buffers' memory that Chronicle makes. */
final class RawViews {
    private RawViews() {}

    static long reserve(Object out, int size) {
        Bytes<?> view = view(out);
        if (view == null) {
            return RawBytes.NOT_RAW;
        }
        long position = view.writePosition();
        long offset = offset(view.bytesStore());
        if (offset == RawBytes.NOT_RAW) {
            return RawBytes.NOT_RAW;
        }
        long limit = Math.min(view.writeLimit(), view.bytesStore().realCapacity());
        if (position + size > limit) {
            throw RawBytes.overflow(size, limit - position);
        }
        view.writeSkip(size);
        return offset + position;
    }

    static long take(Object in, int size) {
        Bytes<?> view = view(in);
        if (view == null) {
            return RawBytes.NOT_RAW;
        }
        long position = view.readPosition();
        long offset = offset(view.bytesStore());
        if (offset == RawBytes.NOT_RAW) {
            return RawBytes.NOT_RAW;
        }
        long limit = Math.min(view.readLimit(), view.bytesStore().realCapacity());
        if (position + size > limit) {
            throw RawBytes.underflow(size, limit - position);
        }
        view.readSkip(size);
        return offset + position;
    }

    static @Nullable Object array(Object bytes) {
        Bytes<?> view = view(bytes);
        return view == null ? null : RawHeap.arrayOf(view.bytesStore());
    }

    /** Subclasses of these (such as guarded ones, or views of an object's fields) do more than their memory shows. */
    private static @Nullable Bytes<?> view(Object bytes) {
        Class<?> type = bytes.getClass();
        boolean known = type == VanillaBytes.class || type == SubBytes.class || type == UncheckedNativeBytes.class;
        return known ? (Bytes<?>) bytes : null;
    }

    private static long offset(BytesStore<?, ?> store) {
        if (store.getClass() == NativeBytesStore.class || store.getClass() == PointerBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (memory.memory == null) {
                throw new ClosedIllegalStateException("the memory of the buffer is released");
            }
            return memory.address;
        }
        return RawHeap.arrayOf(store) == null ? RawBytes.NOT_RAW : RawMemory.ARRAY_OFFSET;
    }
}
