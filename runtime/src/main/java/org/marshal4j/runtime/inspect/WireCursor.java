package org.marshal4j.runtime.inspect;

import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RandomBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * A position of our own in somebody else's bytes. It reads by offset and byte by byte, which moves no position. Where a method throws, {@link #offset()} is that of
 * the byte that is missing or wrong.
 */
public final class WireCursor {
    private final RandomBytes in;
    private final long start;
    private final boolean unfinished;
    /** The byte that is looked at: a walk over many values makes no array for each. */
    private final byte[] one = new byte[1];

    private long limit;
    private long position;
    private long accepted;

    WireCursor(RandomBytes in, long start, long limit) {
        this(in, start, limit, false);
    }

    /**
     * The same.
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
     * Says that somebody has read these bytes already, and went on: what they mean need not be found out again, which may cost more than they
     * are.
     *
     * @param end behind the last byte that was read
     */
    WireCursor acceptedUpTo(long end) {
        accepted = end;
        return this;
    }

    /** Whether bytes behind these have been read. */
    boolean isAccepted() {
        return position < accepted;
    }

    /** Bytes from the start to here. */
    public long offset() {
        return position - start;
    }

    long left() {
        return limit - position;
    }

    /** Whether a frame begins here that is still being written. */
    boolean isOpenFrame() {
        if (!unfinished || left() < Integer.BYTES) {
            return false;
        }
        long here = position;
        int count = (int) next(Integer.BYTES);
        position = here;
        return count == VersionedBlocks.OPEN;
    }

    /** Goes back, or forward within what {@link #require} has found to be there. */
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

    /** Lets no more than the next bytes be read; returns what {@link #widen} undoes it with. There are that many. */
    long narrow(long size) {
        long outer = limit;
        limit = position + size;
        return outer;
    }

    /** Goes back to the limit before {@link #narrow}. */
    void widen(long outer) {
        limit = outer;
    }

    void skip(long size) {
        require(size);
        position += size;
    }

    /** The next byte, unsigned. */
    int next() {
        require(1);
        return in.byteAt(position++) & 0xFF;
    }

    /** The next bytes as a number, the least significant first, zero-extended. */
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

    /** A stop-bit count from −1 up, in its shortest form only. */
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

    /** Any number in Chronicle's stop-bit form, in its shortest form only. */
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

    /** A boolean. */
    boolean nextBoolean() {
        peek();
        boolean value = RawMemory.getBoolean(one, RawMemory.ARRAY_OFFSET);
        position++;
        return value;
    }

    /** A presence byte. */
    boolean nextPresence() {
        peek();
        boolean present = Presence.get(one, RawMemory.ARRAY_OFFSET);
        position++;
        return present;
    }

    /** Looks at one byte, which is not taken before it is found good. */
    private void peek() {
        require(1);
        one[0] = in.byteAt(position);
    }
}
