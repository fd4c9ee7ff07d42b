package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import net.openhft.chronicle.bytes.MappedBytesStore;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Reads {@link MappedBytes} for an input that is kept: the read position does not move. A block that is not in a single
 * chunk is copied.
 */
final class KeptMappedSource extends MappedSource {
    static final KeptMappedSource KEPT = new KeptMappedSource();

    private KeptMappedSource() {}

    @Override
    boolean isInPlace(BytesSource source) {
        return source.input().base() == null;
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
            // This maps the right chunk without moving anything.
            in.readByte(place);
            chunk = MappedMemory.chunk(in);
        }
        if (chunk != null && chunk.inside(place, size)) {
            window(source, in, chunk, position);
        } else {
            copy(source, position, size);
        }
        ((KeptSource) source).seen();
    }

    private void copy(BytesSource source, long position, int size) {
        long behind = source.input().remaining() - size;
        RandomBytes bytes = readable(source);
        byte[] array = new byte[size];
        for (int i = 0; i < size; i++) {
            array[i] = bytes.byteAt(position + i);
        }
        long first = RawMemory.ARRAY_OFFSET;
        source.input().window(array, first, first, first + size, first - position, behind);
    }
}
