package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.ScratchBuffer;

/** Writes the memory of {@link NativeBytes}, which must be the fastest buffer, with one window over all of it. */
final class NativeTarget extends TargetMemory {
    static final NativeTarget INSTANCE = new NativeTarget();

    private NativeTarget() {}

    /** Shows the memory; returns false and shows nothing if the Bytes do not have their usual store. */
    static boolean show(BytesTarget target, NativeBytes<?> out) {
        BytesStore<?, ?> store = out.bytesStore();
        if (store.getClass() != NativeBytesStore.class) {
            return false;
        }
        NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
        // A released store keeps its address but has no memory object; this is the only cheap way to notice.
        if (memory.memory == null) {
            return false;
        }
        long start = out.writePosition();
        target.start(start);
        window(target, out, memory, start);
        return true;
    }

    private static void window(BytesTarget target, NativeBytes<?> out, NativeBytesStore<?> memory, long position) {
        long origin = memory.address + target.start();
        long end = memory.address + Math.min(memory.realCapacity(), out.writeLimit());
        target.output().window(null, origin, memory.address + position, end, origin);
        target.keepBytes(memory.realCapacity() <= ScratchBuffer.KEPT && memory.underlyingObject() == null);
    }

    /** Chronicle Map writes entries through NativeBytes over memory that belongs to others. */
    static boolean isMemory(NativeBytes<?> bytes) {
        Class<?> store = bytes.bytesStore().getClass();
        return store == NativeBytesStore.class || store == PointerBytesStore.class;
    }

    @Override
    void makeRoom(BytesTarget target, int size) {
        NativeBytes<?> out = (NativeBytes<?>) target.bytes();
        requireOpen(out);
        grow(target, out, size);
    }

    @Override
    void goOn(BytesTarget target, long position) {
        NativeBytes<?> out = (NativeBytes<?>) target.bytes();
        window(target, out, (NativeBytesStore<?>) out.bytesStore(), target.start() + position);
    }

    @Override
    RandomBytes written(BytesTarget target) {
        requireOpen((NativeBytes<?>) target.bytes());
        return super.written(target);
    }

    static void requireOpen(NativeBytes<?> bytes) {
        bytes.throwExceptionIfReleased();
        if (bytes.bytesStore() instanceof NativeBytesStore<?> store && store.memory == null) {
            throw new ClosedIllegalStateException("the memory of the buffer is released");
        }
    }
}
