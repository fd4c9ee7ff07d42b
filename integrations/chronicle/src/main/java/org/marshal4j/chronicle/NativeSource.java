package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.internal.NativeBytesStore;
import org.marshal4j.runtime.RandomBytes;

/** Reads the memory of {@link NativeBytes}, with one window over everything readable. */
final class NativeSource extends SourceMemory {
    static final NativeSource INSTANCE = new NativeSource();

    private NativeSource() {}

    /** Shows the memory; returns false and shows nothing if the Bytes do not have their usual store. */
    static boolean show(BytesSource source, NativeBytes<?> in) {
        BytesStore<?, ?> store = in.bytesStore();
        if (store.getClass() != NativeBytesStore.class) {
            return false;
        }
        NativeBytesStore<?> memory = (NativeBytesStore<?>) store;
        if (memory.memory == null) {
            return false;
        }
        window(source, in, memory);
        return true;
    }

    /** Shows memory of Bytes that is known to exist, from the read position on. */
    static void window(BytesSource source, NativeBytes<?> in, NativeBytesStore<?> memory) {
        long start = in.readPosition();
        source.start(start);
        window(source, in, memory, start);
    }

    static void window(BytesSource source, NativeBytes<?> in, long position) {
        window(source, in, (NativeBytesStore<?>) in.bytesStore(), source.start() + position);
    }

    private static void window(BytesSource source, NativeBytes<?> in, NativeBytesStore<?> memory, long position) {
        long origin = memory.address + source.start();
        // The read limit may be beyond the end of the memory.
        long end = memory.address + Math.min(memory.realCapacity(), source.limit(in));
        // A view's positions may be addresses that the memory had before it grew.
        source.input().window(null, Math.max(origin, memory.address), memory.address + position, end, origin, 0);
    }

    @Override
    RandomBytes readable(BytesSource source) {
        NativeTarget.requireOpen((NativeBytes<?>) source.bytes());
        return super.readable(source);
    }

    @Override
    void moveTo(BytesSource source, long position) {
        window(source, (NativeBytes<?>) source.bytes(), position);
    }
}
