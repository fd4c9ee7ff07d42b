package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/** Accesses the chunks of {@link MappedBytes}. Chronicle's own copies silently stop at the end of a chunk. */
final class MappedMemory {
    private MappedMemory() {}

    /** The mapped chunk, if there is one. */
    static @Nullable MappedBytesStore chunk(MappedBytes bytes) {
        Object store = bytes.bytesStore();
        return store.getClass() == MappedBytesStore.class ? (MappedBytesStore) store : null;
    }

    /**
     * The address of a position in a chunk. {@link MappedBytes#addressForWrite} would move the read position at the end
     * of a chunk.
     */
    static long address(MappedBytesStore chunk, long position) {
        if (chunk.memory == null) {
            throw new ClosedIllegalStateException("the mapped file is closed");
        }
        return chunk.address + (position - chunk.start());
    }

    static void requireWritable(MappedBytes out) {
        if (out.isBackingFileReadOnly()) {
            throw new IllegalStateException("Read Only");
        }
        out.throwExceptionIfReleased();
    }

    /** Writes an array at a position, across chunks; afterwards the write position is after it. */
    static void write(MappedBytes out, long position, byte[] array, int length) {
        int size;
        for (int done = 0; done < length; done += size) {
            long at = position + done;
            size = piece(out, at, length - done);
            out.writePosition(at);
            out.writeSkip(size);
            RawMemory.copy(array, RawMemory.ARRAY_OFFSET + done, null, place(out, at, size), size);
        }
    }

    /** Reads into an array from a position, across chunks; afterwards the read position is after it. */
    static void read(MappedBytes in, long position, byte[] array) {
        int size;
        for (int done = 0; done < array.length; done += size) {
            long at = position + done;
            size = piece(in, at, array.length - done);
            in.readPosition(at);
            in.readSkip(size);
            RawMemory.copy(null, place(in, at, size), array, RawMemory.ARRAY_OFFSET + done, size);
        }
    }

    private static long place(MappedBytes bytes, long position, int size) {
        MappedBytesStore chunk = chunk(bytes);
        if (chunk == null || !chunk.inside(position, size)) {
            throw new IllegalStateException("the mapped file has no memory here");
        }
        return address(chunk, position);
    }

    /** The number of bytes from a position that are in one chunk, without the overlap. */
    private static int piece(MappedBytes bytes, long position, int size) {
        long chunk = bytes.mappedFile().chunkSize();
        return (int) Math.min(size, chunk - position % chunk);
    }
}
