package org.marshal4j.runtime.memory;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Where a message is read from: a position that moves forward in memory, up to a limit. Numbers are little-endian,
 * and methods have the names that Chronicle gives them.
 *
 * <pre>{@code
 * Quote quote = QuoteMarshaller.INSTANCE.read(Input.of(message).limits(limits));
 * }</pre>
 *
 * <p>For a block of fixed size, {@link #take} checks once that it is there, advances the position, and returns its
 * offset in {@link #base}. Load the fields from there with {@link RawMemory}. The location is valid until the next
 * call on the input.
 *
 * <p>Use an input in one thread at a time.
 */
public final class Input {
    /** What {@link #takeCounted} answers where it takes nothing. */
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

    /** An input without a window yet: its source shows one before anything is read. */
    public Input(InputSource source) {
        this.source = source;
    }

    /**
     * An input over a part of an array.
     *
     * @throws IndexOutOfBoundsException if that is no part of the array
     */
    public static Input of(byte[] array, int offset, int length) {
        return new ArraySource().show(array, offset, length);
    }

    /** An input over an array. */
    public static Input of(byte[] array) {
        return of(array, 0, array.length);
    }

    /**
     * Moves the position on by {@code size} bytes.
     *
     * @param size 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferUnderflowException if the limit comes before their end; nothing moved
     */
    public long take(int size) {
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
     * Goes to a position and moves on from there by {@code size} bytes, with one check, for those who know where things are.
     *
     * @param position of a byte that has been there before, or behind such a one
     * @param size 0 or more
     * @return where the bytes start, as {@link #take}
     * @throws java.nio.BufferUnderflowException if the limit comes before their end
     */
    public long takeAt(long position, int size) {
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

    /** What an offset from {@link #take} counts in. Valid as long as that. */
    public @Nullable Object base() {
        Object base = this.base;
        // Not as idle as it looks: where only native memory has been seen, HotSpot drops the other branch. Then it
        // knows the base to be null, and raw accesses need not be kept in order with those to objects.
        return base == null ? null : base;
    }

    /**
     * Moves the position on by a count of one byte, 0 to 127, and as many bytes as it says: most texts are like that.
     *
     * @return where the count is, as {@link #take}; {@link #NOTHING}, and nothing moved, if the count is another, or
     *     the bytes are not in the window
     */
    public long takeCounted() {
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

    /**
     * Skips bytes and a text behind them, whose count is one byte, 0 to 127: most texts are like that.
     *
     * @param before how many bytes come before the count
     * @return false, and nothing moved, if the count is another, or the bytes are not in the window. No limits refuse so few bytes
     */
    public boolean skipText(int before) {
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

    /** The position: how many bytes into the memory the next one is. */
    public long position() {
        return next - origin;
    }

    /**
     * Goes to a position before the limit.
     *
     * @throws IllegalArgumentException if it is none
     */
    public void position(long position) {
        long place = origin + position;
        if (place >= first && place <= end && next <= end) {
            next = place;
        } else {
            requireOpen();
            source.moveTo(this, position);
        }
    }

    /** How many bytes are left before the limit. */
    public long remaining() {
        return end - next + behind;
    }

    /**
     * Refuses to go on where fewer bytes are left.
     *
     * @throws java.nio.BufferUnderflowException if so; nothing moved
     */
    public void requireRemaining(long size) {
        if (size > remaining()) {
            requireOpen();
            throw new BytesRunOutException(size, remaining());
        }
    }

    /**
     * Moves the position on.
     *
     * @throws java.nio.BufferUnderflowException if the limit comes before that; nothing moved
     */
    public void skip(long size) {
        requireRemaining(size);
        if (size <= end - next) {
            next += size;
        } else {
            requireOpen();
            source.moveTo(this, position() + size);
        }
    }

    /** What can be read, by position. */
    public RandomBytes readable() {
        requireOpen();
        return source.readable(this);
    }

    /** The most that a read may take. */
    public ReadLimits limits() {
        return limits;
    }

    /**
     * Sets the most that a read may take, from here on; {@link ReadLimits#DEFAULT} until then. Elements are counted
     * from here, too: who reads several messages from one input sets the limits before each.
     *
     * @return this
     */
    public Input limits(ReadLimits limits) {
        this.limits = limits;
        elementsLeft = limits.elements();
        return this;
    }

    /**
     * Counts elements that are about to be read.
     *
     * @param count how many; less than 0 is none
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL223 if those since the limits were set are more
     *     than they allow
     */
    public void takeElements(int count) {
        if (count > elementsLeft) {
            throw new MarshalException(
                    RuntimeProblem.BEYOND_LIMIT,
                    count + " elements, but at most " + limits.elements() + " in all are allowed for a read, and "
                            + (limits.elements() - elementsLeft) + " came before");
        }
        elementsLeft -= Math.max(0, count);
    }

    /** What the bytes that {@link #take} gave last are to the memory behind this: whether storing there changes it. */
    public WindowAccess access() {
        return source.access(this);
    }

    /**
     * Refuses to go on where the memory behind this has been released, for those who keep an input.
     *
     * @throws IllegalStateException if so
     */
    public void requireAlive() {
        source.requireAlive(this);
    }

    /** The memory behind it, for those who made it. */
    public InputSource source() {
        return source;
    }

    /** Reads a byte. */
    public byte readByte() {
        long offset = take(Byte.BYTES);
        return RawMemory.getByte(base, offset);
    }

    /** Reads a byte as a number from 0 to 255. */
    public int readUnsignedByte() {
        return readByte() & 0xFF;
    }

    /**
     * Reads a boolean.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL204 if the byte is neither 0, 1, {@code N} nor
     *     {@code Y}
     */
    public boolean readBoolean() {
        long offset = take(Byte.BYTES);
        return RawMemory.getBoolean(base, offset);
    }

    /** Reads two bytes. */
    public short readShort() {
        long offset = take(Short.BYTES);
        return RawMemory.getShort(base, offset);
    }

    /** Reads four bytes. */
    public int readInt() {
        long offset = take(Integer.BYTES);
        return RawMemory.getInt(base, offset);
    }

    /** Reads eight bytes. */
    public long readLong() {
        long offset = take(Long.BYTES);
        return RawMemory.getLong(base, offset);
    }

    /** Reads four bytes as the raw bits of a float. */
    public float readFloat() {
        return Float.intBitsToFloat(readInt());
    }

    /** Reads eight bytes as the raw bits of a double. */
    public double readDouble() {
        return Double.longBitsToDouble(readLong());
    }

    /** Fills an array. */
    public void read(byte[] into) {
        read(into, 0, into.length);
    }

    /**
     * Fills a part of an array.
     *
     * @throws IndexOutOfBoundsException if that is no part of the array
     */
    public void read(byte[] into, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, into.length);
        long from = take(length);
        RawMemory.copy(base, from, into, RawMemory.ARRAY_OFFSET + offset, length);
    }

    /**
     * Reads a number that {@link Output#writeStopBit} wrote.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL205 if it is not in its shortest form
     */
    public long readStopBit() {
        return StopBitForm.read(this);
    }

    /**
     * Reads a text that {@link Output#writeUtf8} wrote.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL208 if it is not UTF-8, MARSHAL205 if the count
     *     is none, MARSHAL203 if the bytes left are fewer
     */
    public @Nullable String readUtf8() {
        return Text.read(null, this);
    }

    /**
     * For sources: shows a window.
     *
     * @param base what the offsets count in
     * @param first where the window begins
     * @param next where the next byte is
     * @param end behind the last byte of the window
     * @param origin where the byte of position 0 is, or would be
     * @param behind how many bytes can be read behind the window
     */
    public void window(@Nullable Object base, long first, long next, long end, long origin, long behind) {
        // A store of a reference costs more than a test.
        if (this.base != base) {
            this.base = base;
        }
        this.first = first;
        this.next = next;
        this.end = end;
        this.origin = origin;
        this.behind = behind;
    }

    /**
     * For sources: shuts the window, since the memory is no longer the input's. Whoever has kept the input cannot
     * read it: nothing is left, and every call that would read, or go to another position, throws
     * IllegalStateException, until a window is shown again.
     */
    public void close() {
        // A window that ends before its next byte, with nothing left: what is called often need not ask whether it is
        // open.
        end = next - 1;
        behind = 1;
        if (limits != ReadLimits.DEFAULT) {
            limits(ReadLimits.DEFAULT);
        }
    }

    private void requireOpen() {
        if (end < next) {
            throw new IllegalStateException(
                    "this input is not in use any more: its message is complete, or has failed");
        }
    }

    /** For sources: the bytes of the window, by position. */
    public RandomBytes inWindow() {
        Object base = this.base;
        long origin = this.origin;
        return position -> RawMemory.getByte(base, origin + position);
    }
}
