package org.marshal4j.chronicle;

import java.util.function.Function;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes whose memory must not be touched: hex dumps, guarded and unknown ones. The window is a copy of what is asked for, read by offset and
 * byte by byte, which looks for no tags.
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
        nothingAt(source.input(), position, source.bytes().readRemaining() - position);
    }

    @Override
    RandomBytes readable(BytesSource source) {
        BytesIn<?> bytes = source.bytes();
        long start = plain(bytes, source.start());
        return position -> bytes.readByte(start + position);
    }

    /** HexDumpBytes keep the position in their text in the upper half of each position. */
    private static long plain(Object bytes, long position) {
        return bytes instanceof HexDumpBytes ? position & HexDumpBytes.MASK : position;
    }
}
