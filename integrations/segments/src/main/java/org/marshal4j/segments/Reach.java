package org.marshal4j.segments;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.marshal4j.runtime.memory.MemoryAccess;

/** How the bytes of a segment are accessed. It is chosen once for each output and input. */
enum Reach {
    /** In the {@code byte[]} that the segment is part of. */
    ARRAY,
    /** By address with Unsafe, which does not check whether the memory still exists. */
    ADDRESS,
    /** Through ByteBuffers over the segment with VarHandles; the JVM checks each access. For views only. */
    BUFFER,
    /** In a copy, which the methods of the segment make. */
    COPY;

    /**
     * Never runs. Memory that this thread may access is open to all threads. It inherits nothing, so it keeps no class
     * loader alive.
     */
    private static final Thread NOBODY = new Thread(null, () -> {}, "nobody", 0, false);

    /** The access for messages. With VarHandles, copying one takes less time than many accesses to the segment. */
    static Reach of(MemorySegment segment) {
        if (segment.heapBase().orElse(null) instanceof byte[]) {
            return ARRAY;
        }
        return isByUnsafe() && segment.isNative() && isKept(segment) ? ADDRESS : COPY;
    }

    /**
     * The access to memory that the user promises not to release while it is used: by address for all native memory.
     */
    static Reach inPlace(MemorySegment segment) {
        Reach reach = of(segment);
        if (reach != COPY) {
            return reach;
        }
        if (isByUnsafe()) {
            return segment.isNative() ? ADDRESS : COPY;
        }
        return hasBuffer(segment) ? BUFFER : COPY;
    }

    private static boolean isByUnsafe() {
        return MemoryAccess.inUse() == MemoryAccess.UNSAFE;
    }

    /**
     * Whether no other thread can release the memory while this one uses it. Any thread can release that of a shared
     * arena.
     */
    private static boolean isKept(MemorySegment segment) {
        return !segment.isAccessibleBy(NOBODY)
                || segment.scope().equals(Arena.global().scope());
    }

    /** False for an array of anything but bytes. */
    private static boolean hasBuffer(MemorySegment segment) {
        try {
            segment.asSlice(0, 0).asByteBuffer();
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }
}
