package org.marshal4j.runtime.memory;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import org.jspecify.annotations.Nullable;

/**
 * The memory of {@link MappedBytes}. A file is mapped in chunks that overlap; a block that lies in no single one of
 * them goes by copy.
 */
final class RawMapped {
    private RawMapped() {}

    static long reserve(MappedBytes out, int size) {
        long position = out.writePosition();
        MappedBytesStore chunk = chunk(out);
        // Mostly the block lies in the chunk that is mapped: all the rest is kept out of the compiled code of this
        // method.
        if (chunk == null
                || chunk.memory == null
                || !chunk.inside(position, size)
                || position + size > out.writeLimit()
                || out.isBackingFileReadOnly()) {
            return reserveElsewhere(out, size);
        }
        out.throwExceptionIfReleased();
        BufferPositions.skipWrite(out, position, size);
        return chunk.address + (position - chunk.start());
    }

    private static long reserveElsewhere(MappedBytes out, int size) {
        if (out.isBackingFileReadOnly()) {
            throw new IllegalStateException("Read Only");
        }
        out.throwExceptionIfReleased();
        long position = out.writePosition();
        if (position + size > out.writeLimit()) {
            throw RawBytes.overflow(size, out.writeLimit() - position);
        }
        long address = skip(out, position, size);
        if (address == RawBytes.NOT_RAW) {
            // Going back to the position maps the chunk that it lies in, where it was in the overlap of the one before.
            out.writePosition(position);
            address = skip(out, position, size);
        }
        if (address == RawBytes.NOT_RAW) {
            out.writePosition(position);
        }
        return address;
    }

    /** Maps a chunk if need be, but makes sure of no more than the first 128 bytes. */
    private static long skip(MappedBytes out, long position, int size) {
        out.writeSkip(size);
        return address(out, position, size);
    }

    static long take(MappedBytes in, int size) {
        long position = in.readPosition();
        MappedBytesStore chunk = chunk(in);
        if (chunk == null
                || chunk.memory == null
                || !chunk.inside(position, size)
                || position + size > in.readLimit()) {
            return takeElsewhere(in, size);
        }
        in.throwExceptionIfReleased();
        BufferPositions.read(in, position + size);
        return chunk.address + (position - chunk.start());
    }

    private static long takeElsewhere(MappedBytes in, int size) {
        in.throwExceptionIfReleased();
        RawBytes.requireReadable(in, size);
        long position = in.readPosition();
        in.readSkip(size);
        long address = address(in, position, size);
        if (address == RawBytes.NOT_RAW) {
            in.readPosition(position);
        }
        return address;
    }

    /** {@link MappedBytes#addressForWrite} would move the read position at the end of a chunk. */
    private static long address(MappedBytes bytes, long position, int size) {
        MappedBytesStore chunk = chunk(bytes);
        if (chunk == null || !chunk.inside(position, size)) {
            return RawBytes.NOT_RAW;
        }
        if (chunk.memory == null) {
            throw new ClosedIllegalStateException("the mapped file is closed");
        }
        return chunk.address + (position - chunk.start());
    }

    /** How many bytes from there lie in one chunk, whatever the overlap. */
    static int piece(MappedBytes bytes, long position, int size) {
        long chunk = bytes.mappedFile().chunkSize();
        return (int) Math.min(size, chunk - position % chunk);
    }

    private static @Nullable MappedBytesStore chunk(MappedBytes bytes) {
        Object store = bytes.bytesStore();
        return store.getClass() == MappedBytesStore.class ? (MappedBytesStore) store : null;
    }
}
