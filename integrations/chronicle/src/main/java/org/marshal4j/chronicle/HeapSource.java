package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.OnHeapBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Reads the array of {@link OnHeapBytes}, with one window over everything readable. */
final class HeapSource extends SourceMemory {
    static final HeapSource INSTANCE = new HeapSource();

    private HeapSource() {}

    /** Shows the array; returns false and shows nothing if the Bytes do not have their usual store. */
    static boolean show(BytesSource source, OnHeapBytes in) {
        byte[] array = HeapTarget.arrayOf(in.bytesStore());
        if (array == null) {
            return false;
        }
        long start = in.readPosition();
        source.start(start);
        window(source, in, array, start);
        return true;
    }

    static void window(BytesSource source, OnHeapBytes in, long position) {
        byte[] array = HeapTarget.arrayOf(in.bytesStore());
        if (array == null) {
            throw new IllegalStateException("the buffer has another kind of memory now");
        }
        window(source, in, array, source.start() + position);
    }

    private static void window(BytesSource source, OnHeapBytes in, byte[] array, long position) {
        long origin = RawMemory.ARRAY_OFFSET + source.start();
        // The read limit may be beyond the end of the array.
        long end = RawMemory.ARRAY_OFFSET + Math.min(array.length, source.limit(in));
        source.input().window(array, origin, RawMemory.ARRAY_OFFSET + position, end, origin, 0);
    }

    @Override
    void moveTo(BytesSource source, long position) {
        window(source, (OnHeapBytes) source.bytes(), position);
    }
}
