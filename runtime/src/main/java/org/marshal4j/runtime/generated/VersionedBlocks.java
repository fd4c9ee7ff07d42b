package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The versioned blocks of evolvable types. A block starts with an int32 count of the bytes that follow, −1 for null. A
 * reader that knows fewer fields skips the rest of a block; one that knows more sees where the block ends.
 *
 * <p>While a block is read, its end is known as the number of bytes in the input after it. Stateless; an input or
 * output belongs to one thread at a time.
 */
public final class VersionedBlocks {
    /** The count for null. */
    public static final int NULL = -1;

    /**
     * The count of a block that is still being written. It tells code that looks for the location of a failure that the
     * block goes on.
     */
    public static final int OPEN = Integer.MIN_VALUE;

    private VersionedBlocks() {}

    /** Stores the count of a fixed-size block before its first fields. */
    public static void putCount(@Nullable Object base, long offset, int bytes) {
        RawMemory.putInt(base, offset, bytes);
    }

    /** Tells whether a block of fixed size has this count, as one that the reader's own version wrote. */
    public static boolean isCount(@Nullable Object base, long offset, int bytes) {
        return RawMemory.getInt(base, offset) == bytes;
    }

    /** Writes the count of a fixed-size block. */
    public static void write(int bytes, Output out) {
        out.writeInt(bytes);
    }

    /** Writes a null block. */
    public static void writeNull(Output out) {
        write(NULL, out);
    }

    /**
     * Begins a block whose size is not known yet.
     *
     * @return the value to pass to {@link #end}
     */
    public static long begin(Output out) {
        long start = out.position();
        write(OPEN, out);
        return start;
    }

    /** Ends the block that {@link #begin} began: it contains everything written since. */
    public static void end(long start, Output out) {
        long size = out.position() - start - Integer.BYTES;
        if (size > Integer.MAX_VALUE) {
            throw new MarshalException(RuntimeProblem.TOO_LONG, "a versioned block of " + size + " bytes");
        }
        out.putInt(start, (int) size);
    }

    /**
     * Enters a block.
     *
     * @return the number of bytes in the input after the block
     * @throws MarshalException MARSHAL206 for null, MARSHAL205 or MARSHAL203 for another invalid count
     */
    public static long enter(Input in) {
        int count = in.readInt();
        long left = in.remaining();
        if (count < 0 || count > left) {
            throw refused(count, left);
        }
        return left - count;
    }

    /**
     * Tells whether a block has more bytes.
     *
     * @param behind what {@link #enter} returned for it
     */
    public static boolean goesOn(long behind, Input in) {
        return in.remaining() > behind;
    }

    /**
     * Leaves a block and skips its remaining bytes.
     *
     * @param behind what {@link #enter} returned for it
     * @throws MarshalException MARSHAL203 if more than the block was read
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

    /** Tells whether the next block is null. If it is, its count has been read; otherwise nothing has. */
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
