package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;

/** The memory of {@link NativeBytes}, the buffer that has to be fastest. */
final class RawNative {
    private RawNative() {}

    static long reserve(NativeBytes<?> out, int size) {
        long position = out.writePosition();
        long end = position + size;
        BytesStore<?, ?> store = out.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (isUsable(memory, end) && end <= out.writeLimit()) {
                BufferPositions.skipWrite(out, position, size);
                return memory.address + position;
            }
        }
        return reserveAfterGrowing(out, size);
    }

    static long take(NativeBytes<?> in, int size) {
        long position = in.readPosition();
        long end = position + size;
        BytesStore<?, ?> store = in.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            if (isUsable(memory, end) && end <= in.readLimit()) {
                BufferPositions.read(in, end);
                return memory.address + position;
            }
        }
        return refuseToTake(in, size);
    }

    /** {@link RawBytes#takeCounted}. */
    static long takeCounted(NativeBytes<?> in) {
        long position = in.readPosition();
        long first = position + 1;
        BytesStore<?, ?> store = in.bytesStore();
        if (store.getClass() == NativeBytesStore.class) {
            NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
            long limit = in.readLimit();
            if (isUsable(memory, limit) && first <= limit) {
                byte count = RawMemory.getByte(null, memory.address + position);
                if (count >= 0 && first + count <= limit) {
                    BufferPositions.read(in, first + count);
                    return memory.address + position;
                }
            }
        }
        return RawBytes.NOT_RAW;
    }

    /** {@link RawBytes#putInt}. */
    static boolean putInt(NativeBytes<?> out, long position, int value) {
        BytesStore<?, ?> store = out.bytesStore();
        if (store.getClass() != NativeBytesStore.class) {
            return false;
        }
        NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
        if (!isUsable(memory, position + Integer.BYTES)) {
            return false;
        }
        RawMemory.putInt(null, memory.address + position, value);
        return true;
    }

    /** {@link RawBytes#room}. */
    static long room(NativeBytes<?> out) {
        BytesStore<?, ?> store = out.bytesStore();
        return store.getClass() == NativeBytesStore.class && ((NativeBytesStore<?>) store).memory != null
                ? Math.min(store.realCapacity(), out.writeLimit()) - out.writePosition()
                : 0;
    }

    /** A released store keeps its address, but has no {@code memory} any more: the only cheap sign of it. */
    private static boolean isUsable(NativeBytesStore<?> store, long end) {
        return end <= store.realCapacity() && store.memory != null;
    }

    private static long reserveAfterGrowing(NativeBytes<?> out, int size) {
        long position = out.writePosition();
        long end = position + size;
        requireOpen(out);
        if (end > out.writeLimit()) {
            throw RawBytes.overflow(size, out.writeLimit() - position);
        }
        out.ensureCapacity(end);
        if (!isMemory(out.bytesStore())) {
            return RawBytes.NOT_RAW;
        }
        NativeBytesStore<?> memory = (NativeBytesStore<?>) out.bytesStore();
        if (!isUsable(memory, end)) {
            throw RawBytes.overflow(size, memory.realCapacity() - position);
        }
        BufferPositions.skipWrite(out, position, size);
        return memory.address + position;
    }

    private static long refuseToTake(NativeBytes<?> in, int size) {
        requireOpen(in);
        RawBytes.requireReadable(in, size);
        long position = in.readPosition();
        if (!isMemory(in.bytesStore())) {
            return RawBytes.NOT_RAW;
        }
        NativeBytesStore<?> memory = (NativeBytesStore<?>) in.bytesStore();
        if (!isUsable(memory, position + size)) {
            // A read limit may be set beyond what is there.
            throw RawBytes.underflow(size, memory.realCapacity() - position);
        }
        BufferPositions.read(in, position + size);
        return memory.address + position;
    }

    /** Chronicle Map writes entries through NativeBytes over memory that is not their own. */
    private static boolean isMemory(BytesStore<?, ?> store) {
        return store.getClass() == NativeBytesStore.class || store.getClass() == PointerBytesStore.class;
    }

    private static void requireOpen(NativeBytes<?> bytes) {
        bytes.throwExceptionIfReleased();
        if (bytes.bytesStore() instanceof NativeBytesStore<?> store && store.memory == null) {
            throw new ClosedIllegalStateException("the memory of the buffer is released");
        }
    }
}
