package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.memory.RawMemory;

/** Copies bytes between a buffer and an array, for arrays of all eight primitive types. */
final class ArrayCopy {
    /**
     * The number of bytes copied at a time, which limits how much contiguous memory is needed: no more than a scratch
     * buffer keeps. A multiple of each size.
     */
    private static final int PIECE = ScratchBuffer.KEPT;

    private ArrayCopy() {}

    /** Writes the count (−1 for null), then the array's memory from the offset on. */
    static void write(@Nullable Object array, long arrayOffset, int count, int elementSize, Output out) {
        StopBit.write(count, out);
        long size = (long) Math.max(0, count) * elementSize;
        for (long done = 0; done < size; done += PIECE) {
            writePiece(array, arrayOffset + done, (int) Math.min(PIECE, size - done), out);
        }
    }

    private static void writePiece(@Nullable Object array, long arrayOffset, int size, Output out) {
        long offset = out.reserve(size);
        RawMemory.copy(array, arrayOffset, out.base(), offset, size);
    }

    static int readCount(int elementSize, Input in) {
        int count = StopBit.read(in);
        if ((long) count * elementSize > in.remaining()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    count + " elements of " + elementSize + " bytes, " + in.remaining() + " bytes left");
        }
        return count;
    }

    static void read(Object array, long arrayOffset, int count, int elementSize, Input in) {
        long size = (long) count * elementSize;
        for (long done = 0; done < size; done += PIECE) {
            int piece = (int) Math.min(PIECE, size - done);
            long offset = in.take(piece);
            RawMemory.copy(in.base(), offset, array, arrayOffset + done, piece);
        }
    }

    static void readBooleans(boolean[] array, long arrayOffset, Input in) {
        for (int done = 0; done < array.length; done += PIECE) {
            int piece = Math.min(PIECE, array.length - done);
            long offset = in.take(piece);
            copyBooleans(in.base(), offset, array, arrayOffset + done, piece);
        }
    }

    static void copyBooleans(@Nullable Object base, long offset, boolean[] to, long toOffset, int count) {
        if (RawMemory.areBooleans(base, offset, count)) {
            RawMemory.copy(base, offset, to, toOffset, count);
            return;
        }
        for (int i = 0; i < count; i++) {
            RawMemory.putBoolean(to, toOffset + i, Booleans.get(base, offset + i));
        }
    }
}
