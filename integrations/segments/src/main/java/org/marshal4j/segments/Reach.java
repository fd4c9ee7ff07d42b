package org.marshal4j.segments;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.marshal4j.runtime.memory.MemoryAccess;

/** By what means the bytes of a segment are reached. It is chosen once for each output and input. */
enum Reach {
    /** The {@code byte[]} that the segment is a part of. */
    ARRAY,
    /** Its address, by Unsafe, which does not ask whether the memory is still there. */
    ADDRESS,
    /** ByteBuffers over it, by VarHandles: the JVM checks each access. */
    BUFFER,
    /** A copy, by the methods of the segment. */
    COPY;

    /**
     * Never runs: memory that it may use is open to all threads. It inherits nothing, so that it keeps nobody's class
     * loader.
     */
    private static final Thread NOBODY = new Thread(null, () -> {}, "nobody", 0, false);

    static Reach of(MemorySegment segment) {
        if (segment.heapBase().orElse(null) instanceof byte[]) {
            return ARRAY;
        }
        if (MemoryAccess.inUse() == MemoryAccess.UNSAFE) {
            return segment.isNative() && isKept(segment) ? ADDRESS : COPY;
        }
        return hasBuffer(segment) ? BUFFER : COPY;
    }

    /** That of memory which the user promises not to free while it is used: the address of all native memory. */
    static Reach inPlace(MemorySegment segment) {
        Reach reach = of(segment);
        return reach == COPY && segment.isNative() && MemoryAccess.inUse() == MemoryAccess.UNSAFE ? ADDRESS : reach;
    }

    /** Whether no other thread can free the memory while this one uses it. Of a shared arena any thread can. */
    private static boolean isKept(MemorySegment segment) {
        return !segment.isAccessibleBy(NOBODY)
                || segment.scope().equals(Arena.global().scope());
    }

    /** Not where it is an array of anything but bytes. */
    private static boolean hasBuffer(MemorySegment segment) {
        try {
            segment.asSlice(0, 0).asByteBuffer();
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }
}
