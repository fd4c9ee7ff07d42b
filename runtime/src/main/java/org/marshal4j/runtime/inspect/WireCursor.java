package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.Booleans;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * A position of our own in bytes that belong to others. It reads byte by byte, by offset, which moves no position of
 * theirs. If a method throws, {@link #offset()} is that of the byte that is missing or wrong.
 */
public final class WireCursor {
    private final RandomBytes in;
    private final long start;
    private final boolean unfinished;
    /** The byte that was read last, in an array, so that a walk over many values does not create one for each. */
    private final byte[] one = new byte[1];

    private long limit;
    private long position;
    private long accepted;

    WireCursor(RandomBytes in, long start, long limit) {
        this(in, start, limit, false);
    }

    /**
     * Creates a cursor.
     *
     * @param unfinished whether the message is still being written
     */
    WireCursor(RandomBytes in, long start, long limit, boolean unfinished) {
        this.in = in;
        this.unfinished = unfinished;
        this.start = start;
        this.limit = limit;
        this.position = this.start;
    }

    /**
     * Tells the cursor that a reader has already accepted these bytes. Then their meaning need not be worked out again,
     * which may cost more than their size suggests.
     *
     * @param end the position after the last byte that was read
     */
    WireCursor acceptedUpTo(long end) {
        accepted = end;
        return this;
    }

    /** The offset that the reader or writer of the bytes has reached. */
    long reached() {
        return (unfinished ? limit : accepted) - start;
    }

    /** Whether bytes after the position have been read. */
    boolean isAccepted() {
        return position < accepted;
    }

    /** {@return the number of bytes from the start to the position} */
    public long offset() {
        return position - start;
    }

    /** The bytes, by position. */
    RandomBytes bytes() {
        return in;
    }

    long position() {
        return position;
    }

    long limit() {
        return limit;
    }

    long left() {
        return limit - position;
    }

    /** Whether a versioned block starts here that is still being written. */
    boolean isOpenFrame() {
        if (!unfinished || left() < Integer.BYTES) {
            return false;
        }
        long here = position;
        int count = (int) next(Integer.BYTES);
        position = here;
        return count == VersionedBlocks.OPEN;
    }

    /** Moves back, or forward within bytes that {@link #require} has found to exist. */
    void moveTo(long offset) {
        position = start + offset;
    }

    void require(long size) {
        if (size > left()) {
            throw new MarshalException(
                    RuntimeProblem.BYTES_RUN_OUT,
                    size + (size == 1 ? " byte" : " bytes") + " needed, " + Math.max(0, left()) + " left");
        }
    }

    /**
     * Sets the limit to a number of bytes from here, which exist, and returns what {@link #widen} needs to undo that.
     */
    long narrow(long size) {
        long outer = limit;
        limit = position + size;
        return outer;
    }

    /** Restores the limit from before {@link #narrow}. */
    void widen(long outer) {
        limit = outer;
    }

    void skip(long size) {
        require(size);
        position += size;
    }

    /** Reads the next byte, unsigned. */
    int next() {
        require(1);
        return in.byteAt(position++) & 0xFF;
    }

    /** Reads the next bytes as a number, least significant byte first, zero-extended. */
    long next(int size) {
        require(size);
        long value = 0;
        for (int i = 0; i < size; i++) {
            value |= (long) next() << (8 * i);
        }
        return value;
    }

    byte[] nextBytes(int size) {
        require(size);
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = in.byteAt(position + i);
        }
        position += size;
        return bytes;
    }

    /**
     * Reads a stop-bit count from −1 upwards. Only its shortest form is accepted.
     *
     * @return the count
     */
    public int nextCount() {
        long first = offset();
        long value = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            int next = next();
            value |= (long) (next & 0x7F) << shift;
            if (next < 0x80) {
                if (next == 0 && shift == 7 && value == 0) {
                    return -1;
                }
                if ((next == 0 && shift > 0) || value > Integer.MAX_VALUE) {
                    break;
                }
                return (int) value;
            }
        }
        moveTo(first);
        throw new MarshalException(
                RuntimeProblem.BAD_COUNT,
                "a count is not between -1 and " + Integer.MAX_VALUE + ", or not in its shortest form");
    }

    /** Reads any stop-bit number. Only its shortest form is accepted. */
    long nextNumber() {
        long first = offset();
        long value = 0;
        for (int shift = 0; shift <= 63; shift += 7) {
            int next = next();
            if (next < 0x80) {
                boolean negative = next == 0 && shift > 0;
                boolean isShortest = !negative || shift == 7 || value >>> (shift - 7) != 0;
                if (!isShortest || (shift == 63 && next != 0)) {
                    break;
                }
                return negative ? ~value : value | (long) next << shift;
            }
            if (shift == 63) {
                break;
            }
            value |= (long) (next & 0x7F) << shift;
        }
        moveTo(first);
        throw new MarshalException(RuntimeProblem.BAD_COUNT, "a stop-bit number is not in its shortest form");
    }

    /** Reads a boolean. */
    boolean nextBoolean() {
        peek();
        boolean value = Booleans.get(one, RawMemory.ARRAY_OFFSET);
        position++;
        return value;
    }

    /** Reads a presence byte. */
    boolean nextPresence() {
        peek();
        boolean present = Presence.get(one, RawMemory.ARRAY_OFFSET);
        position++;
        return present;
    }

    /** Looks at one byte, and moves past it only once it is found to be valid. */
    private void peek() {
        require(1);
        one[0] = in.byteAt(position);
    }
}
