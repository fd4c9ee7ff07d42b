package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Reads Bytes whose memory must not be accessed directly: hex dumps, guarded and unknown ones. The window is a copy of
 * the requested bytes, read one by one by offset, so that no tags are expected.
 */
final class CopySource extends SourceMemory {
    @Override
    void require(BytesSource source, int size) {
        long position = source.input().position();
        long behind = source.input().remaining() - size;
        RandomBytes bytes = readable(source);
        byte[] array = new byte[size];
        for (int i = 0; i < size; i++) {
            array[i] = bytes.byteAt(position + i);
        }
        long first = RawMemory.ARRAY_OFFSET;
        source.input().window(array, first, first, first + size, first - position, behind);
    }

    @Override
    boolean isInPlace(BytesSource source) {
        return false;
    }

    @Override
    void finish(BytesSource source) {
        source.bytes().readSkip(source.input().position());
    }

    @Override
    <R> R lend(BytesSource source, Function<? super BytesIn<?>, R> reader) {
        BytesIn<?> bytes = source.bytes();
        long position = source.input().position();
        // Somebody else may have read from Bytes that are kept.
        bytes.readPosition(source.start());
        long before = bytes.readRemaining();
        bytes.readSkip(position);
        try {
            R result = reader.apply(bytes);
            position = before - bytes.readRemaining();
            return result;
        } finally {
            bytes.readPosition(source.start());
            moveTo(source, position);
        }
    }

    @Override
    void moveTo(BytesSource source, long position) {
        BytesIn<?> bytes = source.bytes();
        nothingAt(source.input(), position, source.limit(bytes) - plain(bytes, source.start()) - position);
    }

    @Override
    RandomBytes readable(BytesSource source) {
        BytesIn<?> bytes = source.bytes();
        long start = plain(bytes, source.start());
        return position -> bytes.readByte(start + position);
    }

    /** The upper half of a position in HexDumpBytes is the position in their text. */
    private static long plain(Object bytes, long position) {
        return bytes instanceof HexDumpBytes ? position & HexDumpBytes.MASK : position;
    }
}
