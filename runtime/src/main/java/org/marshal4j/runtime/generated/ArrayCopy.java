package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawCopy;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** The one routine behind the arrays of all eight types: bytes between a buffer and an array, whatever its elements. */
final class ArrayCopy {
    /** Bytes that are moved at a time: bounds what is copied for a buffer that is not raw; a multiple of each size. */
    private static final int PIECE = 1 << 20;

    private ArrayCopy() {}

    /** Writes the count (−1: null), then the array's memory from the offset on. */
    static void write(
            String name, @Nullable Object array, long arrayOffset, int count, int elementSize, BytesOut<?> out) {
        RawBytes.describe(name, out);
        StopBit.write(count, out);
        long size = (long) Math.max(0, count) * elementSize;
        for (long done = 0; done < size; done += PIECE) {
            writePiece(array, arrayOffset + done, (int) Math.min(PIECE, size - done), out);
        }
    }

    private static void writePiece(@Nullable Object array, long arrayOffset, int size, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, size);
        if (offset != RawBytes.NOT_RAW) {
            RawMemory.copy(array, arrayOffset, RawBytes.base(out), offset, size);
        } else {
            byte[] copy = new byte[size];
            RawMemory.copy(array, arrayOffset, copy, RawMemory.ARRAY_OFFSET, size);
            RawCopy.write(copy, out);
        }
    }

    static int readCount(int elementSize, BytesIn<?> in) {
        int count = StopBit.read(in);
        if ((long) count * elementSize > RawBytes.readRemaining(in)) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    count + " elements of " + elementSize + " bytes, " + RawBytes.readRemaining(in) + " bytes left");
        }
        return count;
    }

    static void read(Object array, long arrayOffset, int count, int elementSize, BytesIn<?> in) {
        long size = (long) count * elementSize;
        for (long done = 0; done < size; done += PIECE) {
            int piece = (int) Math.min(PIECE, size - done);
            long offset = RawBytes.take(in, piece);
            if (offset != RawBytes.NOT_RAW) {
                RawMemory.copy(RawBytes.base(in), offset, array, arrayOffset + done, piece);
            } else {
                RawMemory.copy(RawBytes.readCopy(in, piece), RawMemory.ARRAY_OFFSET, array, arrayOffset + done, piece);
            }
        }
    }

    static void readBooleans(boolean[] array, long arrayOffset, BytesIn<?> in) {
        for (int done = 0; done < array.length; done += PIECE) {
            int piece = Math.min(PIECE, array.length - done);
            long offset = RawBytes.take(in, piece);
            if (offset != RawBytes.NOT_RAW) {
                copyBooleans(RawBytes.base(in), offset, array, arrayOffset + done, piece);
            } else {
                byte[] copy = RawBytes.readCopy(in, piece);
                copyBooleans(copy, RawMemory.ARRAY_OFFSET, array, arrayOffset + done, piece);
            }
        }
    }

    static void copyBooleans(@Nullable Object base, long offset, boolean[] to, long toOffset, int count) {
        if (RawMemory.areBooleans(base, offset, count)) {
            RawMemory.copy(base, offset, to, toOffset, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            RawMemory.putBoolean(to, toOffset + i, RawMemory.getBoolean(base, offset + i));
        }
    }
}
