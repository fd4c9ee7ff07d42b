package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * What an {@link Input} has of a message: a window onto its memory, which an {@link InputSource} shows, a position in it,
 * and the limits of the read. Only inputs extend it; it stands apart so that encodings need not know what an input offers
 * beyond that.
 *
 * <p>Use it in one thread at a time.
 */
public abstract class InputWindow {
    /** Returned by {@link #takeCounted} if it takes nothing. */
    public static final long NOTHING = Long.MIN_VALUE;

    private final InputSource source;
    private @Nullable Object base;
    private long first;
    private long next;
    private long end;
    private long origin;
    private long behind;
    private ReadLimits limits = ReadLimits.DEFAULT;
    private long elementsLeft = ReadLimits.DEFAULT.elements();

    InputWindow(InputSource source) {
        this.source = source;
    }

    /**
     * Advances the position by {@code size} bytes.
     *
     * @param size the number of bytes, 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferUnderflowException if fewer bytes remain; nothing has moved
     */
    public final long take(int size) {
        long start = next;
        if (start + size > end) {
            return takeElsewhere(size);
        }
        next = start + size;
        return start;
    }

    private long takeElsewhere(int size) {
        requireOpen();
        requireRemaining(size);
        source.require(this, size);
        long start = next;
        next = start + size;
        return start;
    }

    /**
     * Goes to a position that it has already reached or passed, and advances from there, with one check.
     *
     * @param position the position
     * @param size the number of bytes, 0 or more
     * @return where the bytes start, as for {@link #take}
     * @throws java.nio.BufferUnderflowException if fewer bytes remain
     */
    public final long takeAt(long position, int size) {
        long place = origin + position;
        if (place < first || place + size > end || next > end) {
            return takeElsewhere(position, size);
        }
        next = place + size;
        return place;
    }

    private long takeElsewhere(long position, int size) {
        long ahead = position - position();
        if (ahead > 0) {
            skip(ahead);
        } else {
            position(position);
        }
        return take(size);
    }

    /**
     * {@return the object that offsets from {@link #take} relate to, as long as they are valid; null if they are
     * addresses}
     */
    public final @Nullable Object base() {
        Object base = this.base;
        // Not redundant: where only native memory has been seen, HotSpot drops the other branch. Then it knows
        // that the base is null, and need not keep raw accesses in order with accesses to objects.
        return base == null ? null : base;
    }

    /**
     * Advances the position past a one-byte count, 0 to 127, and as many bytes as it says. Most texts have that form.
     *
     * @return where the count is, as for {@link #take}; {@link #NOTHING}, and nothing has moved, if the count is longer
     *     or the bytes are not all in the window
     */
    public final long takeCounted() {
        long start = next;
        if (start >= end) {
            return NOTHING;
        }
        int count = RawMemory.getByte(base(), start);
        if (count < 0 || start + 1 + count > end) {
            return NOTHING;
        }
        next = start + 1 + count;
        return start;
    }

    /** {@return the count that {@link #takeCounted} has just taken, which is not read again} */
    final int countTaken(long counted) {
        return (int) (next - counted) - 1;
    }

    /**
     * Skips bytes and the text that follows them, if the count of the text is one byte, 0 to 127, as in most texts.
     *
     * @param before the number of bytes in front of the text
     * @return false, and nothing has moved, if the count is longer or the bytes are not all in the window; limits do
     *     not apply to so few bytes
     */
    public final boolean skipText(int before) {
        long start = next + before;
        if (start >= end) {
            return false;
        }
        int count = RawMemory.getByte(base(), start);
        long behind = start + 1 + count;
        if (count < 0 || behind > end) {
            return false;
        }
        next = behind;
        return true;
    }

    /**
     * Finds the end of the text at a position, if its count is one byte, 0 to 127, as in most texts. Nothing moves, so
     * that looking for the end of one text after another need not wait for the position to be stored.
     *
     * @param position where the text starts
     * @return the position behind it; {@link #NOTHING} if the count is longer or the bytes are not all in the window
     */
    public final long behindText(long position) {
        long origin = this.origin;
        long end = this.end;
        long start = origin + position;
        if (start < first || start >= end || next > end) {
            return NOTHING;
        }
        int count = RawMemory.getByte(base(), start);
        long behind = start + 1 + count;
        return count < 0 || behind > end ? NOTHING : behind - origin;
    }

    /**
     * Returns the count of elements of one size at a position, if it is one byte, 0 to 127, and counts them as {@link
     * #takeElements} does. Nothing moves.
     *
     * @param position where the count is
     * @param size the size of an element in bytes, 1 or more
     * @param max the maximum count
     * @return the count; -1, and nothing is counted, if it is longer or beyond a limit, or if the bytes are not all in
     *     the window
     */
    public final int countAt(long position, int size, int max) {
        long end = this.end;
        long start = origin + position;
        if (start < first || start >= end || next > end) {
            return -1;
        }
        int count = RawMemory.getByte(base(), start);
        if (count < 0 || count > max || count > elementsLeft || start + 1 + (long) count * size > end) {
            return -1;
        }
        elementsLeft -= count;
        return count;
    }

    /** {@return how many more elements the limits allow for the read} */
    public final long elementsLeft() {
        return elementsLeft;
    }

    /**
     * Counts elements that the limits allow.
     *
     * @param count the number of elements, 0 to {@link #elementsLeft}
     */
    public final void takeElementsLeft(int count) {
        elementsLeft -= count;
    }

    /** {@return the offset of the next byte in the memory} */
    public final long position() {
        return next - origin;
    }

    /**
     * Goes to a position before the limit.
     *
     * @param position the position
     * @throws IllegalArgumentException if there is no such position
     */
    public final void position(long position) {
        long place = origin + position;
        if (place >= first && place <= end && next <= end) {
            next = place;
        } else {
            requireOpen();
            source.moveTo(this, position);
        }
    }

    /** {@return the number of bytes before the limit} */
    public final long remaining() {
        return end - next + behind;
    }

    /**
     * Checks the number of remaining bytes.
     *
     * @param size how many there must be
     * @throws java.nio.BufferUnderflowException if there are fewer; nothing has moved
     */
    public final void requireRemaining(long size) {
        if (size > remaining()) {
            requireOpen();
            throw new BytesRunOutException(size, remaining());
        }
    }

    /**
     * Advances the position.
     *
     * @param size the number of bytes
     * @throws java.nio.BufferUnderflowException if fewer bytes remain; nothing has moved
     */
    public final void skip(long size) {
        requireRemaining(size);
        if (size <= end - next) {
            next += size;
        } else {
            requireOpen();
            source.moveTo(this, position() + size);
        }
    }

    /** {@return the bytes that can be read, by position} */
    public final RandomBytes readable() {
        requireOpen();
        return source.readable(this);
    }

    /** {@return the limits of reads} */
    public final ReadLimits limits() {
        return limits;
    }

    /** Sets the limits of reads, and counts elements from 0 again. */
    final void setLimits(ReadLimits limits) {
        this.limits = limits;
        beginRead();
    }

    /** Begins another read within the same limits: counts elements from 0 again. */
    public final void beginRead() {
        elementsLeft = limits.elements();
    }

    /**
     * Counts elements that are about to be read.
     *
     * @param count the number of elements; a negative number means none
     * @throws MarshalException MARSHAL223 if there are more, since the limits were set,
     *     than they allow
     */
    public final void takeElements(int count) {
        if (count > elementsLeft) {
            throw new MarshalException(
                    RuntimeProblem.BEYOND_LIMIT,
                    count + " elements, but at most " + limits.elements() + " in all are allowed for a read, and "
                            + (limits.elements() - elementsLeft) + " came before");
        }
        elementsLeft -= Math.max(0, count);
    }

    /** {@return whether storing into the bytes that {@link #take} returned last changes the memory of this input} */
    public final WindowAccess access() {
        return source.access(this);
    }

    /**
     * Checks the memory of this input, for code that keeps an input.
     *
     * @throws IllegalStateException if it has been released
     */
    public final void requireAlive() {
        source.requireAlive(this);
    }

    /** {@return the source of this input, for the code that created it} */
    public final InputSource source() {
        return source;
    }

    /** {@return the next byte} */
    public final byte readByte() {
        long offset = take(Byte.BYTES);
        return RawMemory.getByte(base, offset);
    }

    /**
     * For sources: shows a window.
     *
     * @param base the object that the offsets relate to
     * @param first where the window starts
     * @param next where the next byte is
     * @param end the end of the window, exclusive
     * @param origin where the byte at position 0 is, or would be
     * @param behind the number of readable bytes after the window
     */
    public final void window(@Nullable Object base, long first, long next, long end, long origin, long behind) {
        // Storing a reference costs more than testing it.
        if (this.base != base) {
            this.base = base;
        }
        this.first = first;
        this.next = next;
        this.end = end;
        this.origin = origin;
        this.behind = behind;
    }

    /** For sources: shows what another window has from its next byte on, which then has a position. */
    final void windowOf(InputWindow other, long position) {
        window(other.base, other.next, other.next, other.end, other.next - position, other.behind);
    }

    /**
     * For sources: shows a window that has the next bytes in one piece.
     *
     * @throws java.nio.BufferUnderflowException if fewer bytes remain
     */
    final void requireWindow(int size) {
        if (next + size > end) {
            requireOpen();
            requireRemaining(size);
            source.require(this, size);
        }
    }

    /**
     * For sources: closes the window because the memory no longer belongs to the input. Until a window is shown again,
     * nothing remains, and calls that read or go to a position throw an IllegalStateException.
     */
    public final void close() {
        // A window that ends before its next byte, with nothing left, so that frequently called methods need not test
        // whether it is open.
        end = next - 1;
        behind = 1;
        if (limits != ReadLimits.DEFAULT) {
            setLimits(ReadLimits.DEFAULT);
        }
    }

    private void requireOpen() {
        if (end < next) {
            throw new IllegalStateException("this input is no longer in use: its message is complete, or has failed");
        }
    }

    /**
     * Tells whether positions are addresses of bytes in the window.
     *
     * @param from the first position that matters
     * @return the end of the window; {@link #NOTHING} if they are not, or if the window starts after that position
     */
    public final long endOfAddresses(long from) {
        return base == null && origin == 0 && first <= from ? end : NOTHING;
    }

    /**
     * {@return whether the next byte is at a place; if it was before, no other window has been shown}
     *
     * @param place the place
     */
    public final boolean isBefore(long place) {
        return next == place;
    }

    /** {@return the bytes of the window, by position; for sources} */
    public final RandomBytes inWindow() {
        Object base = this.base;
        long origin = this.origin;
        return position -> RawMemory.getByte(base, origin + position);
    }
}
