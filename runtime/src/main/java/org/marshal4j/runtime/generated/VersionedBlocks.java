package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.bytes.RandomDataOutput;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * VersionedBlocks of evolvable types: an int32 count of the bytes that follow, −1 for null. A reader that knows fewer fields skips what is left of
 * a frame; one that knows more finds it at its end.
 *
 * <p>While a frame is read, its end is known as the number of bytes that are left in the buffer behind it, which every kind of buffer can
 * tell. Stateless; a buffer belongs to one thread at a time.
 */
public final class VersionedBlocks {
    /** The count of null. */
    public static final int NULL = -1;

    /** The count of a frame that is being written: whoever looks for the place of a failure knows by it that the frame goes on. */
    public static final int OPEN = Integer.MIN_VALUE;

    private VersionedBlocks() {}

    /** Puts the count of a frame of fixed size in front of its first block. */
    public static void putCount(@Nullable Object base, long offset, int bytes) {
        RawMemory.putInt(base, offset, bytes);
    }

    /** Writes the count of a frame of fixed size. */
    public static void write(String name, int bytes, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, Integer.BYTES);
        if (offset != RawBytes.NOT_RAW) {
            putCount(RawBytes.base(out), offset, bytes);
        } else {
            byte[] copy = new byte[Integer.BYTES];
            putCount(copy, RawMemory.ARRAY_OFFSET, bytes);
            RawBytes.writeCopy(copy, name, out);
        }
    }

    /** Writes the frame of null. */
    public static void writeNull(String name, BytesOut<?> out) {
        write(name, NULL, out);
    }

    /**
     * Begins a frame whose size is not known yet.
     *
     * @return what {@link #end} needs
     */
    public static long begin(String name, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        write(name, OPEN, out);
        return start;
    }

    /** Ends the frame that {@link #begin} began: everything written since belongs to it. */
    public static void end(long start, BytesOut<?> out) {
        long size = plain(RawBytes.writePosition(out), out) - plain(start, out) - Integer.BYTES;
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, "a versioned block of " + size + " bytes");
        }
        if (!RawBytes.putInt(out, start, (int) size)) {
            ((RandomDataOutput<?>) out).writeInt(start, (int) size);
        }
    }

    /** Hex dumps keep the position in their text in the upper half of each position. */
    private static long plain(long position, BytesOut<?> out) {
        return out instanceof HexDumpBytes ? position & HexDumpBytes.MASK : position;
    }

    /**
     * Enters a frame.
     *
     * @return how many bytes the buffer has behind it
     * @throws MarshalException MARSHAL206 for null, MARSHAL205 or MARSHAL203 for another count that cannot be
     */
    public static long enter(BytesIn<?> in) {
        int count = readInt(in);
        long left = RawBytes.readRemaining(in);
        if (count < 0 || count > left) {
            throw refused(count, left);
        }
        return left - count;
    }

    /** Whether there is more in the frame that {@link #enter} gave that number for. */
    public static boolean goesOn(long behind, BytesIn<?> in) {
        return RawBytes.readRemaining(in) > behind;
    }

    /**
     * Leaves a frame, and skips what is left of it.
     *
     * @throws MarshalException MARSHAL203 if more than the frame was read
     */
    public static void leave(long behind, BytesIn<?> in) {
        long left = RawBytes.readRemaining(in) - behind;
        if (left != 0) {
            skip(left, in);
        }
    }

    private static void skip(long left, BytesIn<?> in) {
        if (left < 0) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT, "the versioned block ends " + -left + " bytes before its fields do");
        }
        RawBytes.skip(in, (int) left);
    }

    /** Whether the next frame is that of null, which is read then; else nothing is. */
    public static boolean isNull(BytesIn<?> in) {
        long position = RawBytes.readPosition(in);
        if (readInt(in) == NULL) {
            return true;
        }
        in.readPosition(position);
        return false;
    }

    public static MarshalException refused(int count, long left) {
        if (count == NULL) {
            return new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        return count < 0
                ? new MarshalException(RuntimeProblem.BAD_COUNT, "a versioned block of " + count + " bytes")
                : new MarshalException(
                        RuntimeProblem.BYTES_RUN_OUT,
                        count + " bytes needed for the versioned block, " + left + " left");
    }

    private static int readInt(BytesIn<?> in) {
        long offset = RawBytes.take(in, Integer.BYTES);
        return offset != RawBytes.NOT_RAW
                ? RawMemory.getInt(RawBytes.base(in), offset)
                : RawMemory.getInt(RawBytes.readCopy(in, Integer.BYTES), RawMemory.ARRAY_OFFSET);
    }
}
