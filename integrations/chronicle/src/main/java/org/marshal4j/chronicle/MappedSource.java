package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/** Reads {@link MappedBytes}. The window is part of one chunk, or a copy of a block that is not in a single chunk. */
class MappedSource extends SourceMemory {
    static final MappedSource INSTANCE = new MappedSource();

    MappedSource() {}

    /** Shows the mapped chunk from a position of the input on. */
    static void window(BytesSource source, MappedBytes in, long position) {
        long place = source.start() + position;
        MappedBytesStore chunk = MappedMemory.chunk(in);
        if (chunk != null && chunk.inside(place, 0)) {
            window(source, in, chunk, position);
        } else {
            nothingAt(source.input(), position, source.limit(in) - place);
        }
    }

    static void window(BytesSource source, MappedBytes in, MappedBytesStore chunk, long position) {
        long place = source.start() + position;
        long address = MappedMemory.address(chunk, place);
        long length = Math.max(0, Math.min(chunk.realCapacity(), source.limit(in)) - place);
        long behind = Math.max(0, source.limit(in) - place - length);
        source.input().window(null, address, address, address + length, address - position, behind);
    }

    @Override
    void require(BytesSource source, int size) {
        MappedBytes in = (MappedBytes) source.bytes();
        in.throwExceptionIfReleased();
        long position = source.input().position();
        long place = source.start() + position;
        MappedBytesStore chunk = MappedMemory.chunk(in);
        if (chunk == null || !chunk.inside(place, size)) {
            BytesTarget.leave(in);
        }
        // Moving to the position maps its chunk.
        in.readPosition(place);
        chunk = MappedMemory.chunk(in);
        if (chunk == null || !chunk.inside(place, size)) {
            in.readSkip(size);
            chunk = MappedMemory.chunk(in);
        }
        if (chunk != null && chunk.inside(place, size)) {
            window(source, in, chunk, position);
        } else {
            copy(source, in, position, size);
        }
    }

    private static void copy(BytesSource source, MappedBytes in, long position, int size) {
        long place = source.start() + position;
        byte[] array = new byte[size];
        MappedMemory.read(in, place, array);
        long first = RawMemory.ARRAY_OFFSET;
        source.input().window(array, first, first, first + size, first - position, source.limit(in) - place - size);
    }

    @Override
    void finish(BytesSource source) {
        MappedBytes in = (MappedBytes) source.bytes();
        long place = position(source);
        MappedBytesStore chunk = MappedMemory.chunk(in);
        if (chunk != null && chunk.inside(place, 0)) {
            BufferPositions.read(in, place);
        } else {
            in.readPosition(place);
        }
    }

    @Override
    void moveTo(BytesSource source, long position) {
        MappedBytes in = (MappedBytes) source.bytes();
        nothingAt(source.input(), position, source.limit(in) - source.start() - position);
    }

    @Override
    RandomBytes readable(BytesSource source) {
        MappedBytes in = (MappedBytes) source.bytes();
        in.throwExceptionIfReleased();
        BytesTarget.leave(in);
        // Looking at another chunk maps it, and the window may lose its memory.
        moveTo(source, source.input().position());
        long start = source.start();
        return position -> in.readByte(start + position);
    }
}
