package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * VersionedBlocks of evolvable types: an int32 count of the bytes that follow, −1 for null. A reader that knows fewer fields skips what is left of
 * a frame; one that knows more finds it at its end.
 *
 * <p>While a frame is read, its end is known as the number of bytes that are left in the input behind it. Stateless; an input or output
 * belongs to one thread at a time.
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
    public static void write(int bytes, Output out) {
        out.writeInt(bytes);
    }

    /** Writes the frame of null. */
    public static void writeNull(Output out) {
        write(NULL, out);
    }

    /**
     * Begins a frame whose size is not known yet.
     *
     * @return what {@link #end} needs
     */
    public static long begin(Output out) {
        long start = out.position();
        write(OPEN, out);
        return start;
    }

    /** Ends the frame that {@link #begin} began: everything written since belongs to it. */
    public static void end(long start, Output out) {
        long size = out.position() - start - Integer.BYTES;
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, "a versioned block of " + size + " bytes");
        }
        out.putInt(start, (int) size);
    }

    /**
     * Enters a frame.
     *
     * @return how many bytes the input has behind it
     * @throws MarshalException MARSHAL206 for null, MARSHAL205 or MARSHAL203 for another count that cannot be
     */
    public static long enter(Input in) {
        int count = in.readInt();
        long left = in.remaining();
        if (count < 0 || count > left) {
            throw refused(count, left);
        }
        return left - count;
    }

    /** Whether there is more in the frame that {@link #enter} gave that number for. */
    public static boolean goesOn(long behind, Input in) {
        return in.remaining() > behind;
    }

    /**
     * Leaves a frame, and skips what is left of it.
     *
     * @throws MarshalException MARSHAL203 if more than the frame was read
     */
    public static void leave(long behind, Input in) {
        long left = in.remaining() - behind;
        if (left != 0) {
            skip(left, in);
        }
    }

    private static void skip(long left, Input in) {
        if (left < 0) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT, "the versioned block ends " + -left + " bytes before its fields do");
        }
        in.skip(left);
    }

    /** Whether the next frame is that of null, which is read then; else nothing is. */
    public static boolean isNull(Input in) {
        long position = in.position();
        if (in.readInt() == NULL) {
            return true;
        }
        in.position(position);
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
}
