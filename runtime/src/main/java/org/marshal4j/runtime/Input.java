package org.marshal4j.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory from which a message is read: a position that moves forward, up to a limit. Numbers are little-endian, and
 * methods have the same names as in Chronicle Bytes.
 *
 * <pre>{@code
 * Quote quote = QuoteMarshaller.INSTANCE.read(Input.of(message).limits(limits));
 * }</pre>
 *
 * <p>For a block of fixed size, {@link #take} checks once that all of it is there, advances the position, and returns
 * its offset in {@link #base}. Load the fields from there with {@link RawMemory}. The location is valid until the next
 * call on the input.
 *
 * <p>Use an input in one thread at a time.
 */
public final class Input {
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

    /** Creates an input without a window; its source shows one before anything is read. */
    public Input(InputSource source) {
        this.source = source;
    }

    /** {@return an input over a part of an array; an IndexOutOfBoundsException is thrown if there is no such part} */
    public static Input of(byte[] array, int offset, int length) {
        return new ArraySource().show(array, offset, length);
    }

    /** {@return an input over an array} */
    public static Input of(byte[] array) {
        return of(array, 0, array.length);
    }

    /**
     * Advances the position by {@code size} bytes.
     *
     * @param size the number of bytes, 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferUnderflowException if fewer bytes remain; nothing has moved
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
     * Goes to a position that it has already reached or passed, and advances from there, with one check.
     *
     * @param size the number of bytes, 0 or more
     * @return where the bytes start, as for {@link #take}
     * @throws java.nio.BufferUnderflowException if fewer bytes remain
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

    /**
     * {@return the object that offsets from {@link #take} relate to, as long as they are valid; null if they are
     * addresses}
     */
    public @Nullable Object base() {
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

    /** {@return the count that {@link #takeCounted} has just taken, which is not read again} */
    int countTaken(long counted) {
        return (int) (next - counted) - 1;
    }

    /**
     * Skips bytes and the text that follows them, if the count of the text is one byte, 0 to 127, as in most texts.
     *
     * @return false, and nothing has moved, if the count is longer or the bytes are not all in the window; limits do
     *     not apply to so few bytes
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

    /** {@return the offset of the next byte in the memory} */
    public long position() {
        return next - origin;
    }

    /**
     * Goes to a position before the limit.
     *
     * @throws IllegalArgumentException if there is no such position
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

    /** {@return the number of bytes before the limit} */
    public long remaining() {
        return end - next + behind;
    }

    /**
     * Checks the number of remaining bytes.
     *
     * @throws java.nio.BufferUnderflowException if there are fewer; nothing has moved
     */
    public void requireRemaining(long size) {
        if (size > remaining()) {
            requireOpen();
            throw new BytesRunOutException(size, remaining());
        }
    }

    /**
     * Advances the position.
     *
     * @throws java.nio.BufferUnderflowException if fewer bytes remain; nothing has moved
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

    /** {@return the bytes that can be read, by position} */
    public RandomBytes readable() {
        requireOpen();
        return source.readable(this);
    }

    /** {@return the limits of reads} */
    public ReadLimits limits() {
        return limits;
    }

    /**
     * Sets the limits of reads; initially {@link ReadLimits#DEFAULT}. The count of elements starts again: if you read
     * several messages from one input, set the limits before each.
     */
    public Input limits(ReadLimits limits) {
        this.limits = limits;
        elementsLeft = limits.elements();
        return this;
    }

    /**
     * Counts elements that are about to be read.
     *
     * @param count the number of elements; a negative number means none
     * @throws org.marshal4j.runtime.MarshalException MARSHAL223 if there are more, since the limits were set,
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

    /** {@return whether storing into the bytes that {@link #take} returned last changes the memory of this input} */
    public WindowAccess access() {
        return source.access(this);
    }

    /**
     * Checks the memory of this input, for code that keeps an input.
     *
     * @throws IllegalStateException if it has been released
     */
    public void requireAlive() {
        source.requireAlive(this);
    }

    /** {@return the source of this input, for the code that created it} */
    public InputSource source() {
        return source;
    }

    /** {@return the next byte} */
    public byte readByte() {
        long offset = take(Byte.BYTES);
        return RawMemory.getByte(base, offset);
    }

    /** {@return the next byte as a number from 0 to 255} */
    public int readUnsignedByte() {
        return readByte() & 0xFF;
    }

    /**
     * Reads a boolean.
     *
     * @return the boolean
     * @throws org.marshal4j.runtime.MarshalException MARSHAL204 if the byte is not 0, 1, {@code N} or {@code Y}
     */
    public boolean readBoolean() {
        long offset = take(Byte.BYTES);
        return Booleans.get(base, offset);
    }

    /** {@return the next two bytes as a number} */
    public short readShort() {
        long offset = take(Short.BYTES);
        return RawMemory.getShort(base, offset);
    }

    /** {@return the next four bytes as a number} */
    public int readInt() {
        long offset = take(Integer.BYTES);
        return RawMemory.getInt(base, offset);
    }

    /** {@return the next eight bytes as a number} */
    public long readLong() {
        long offset = take(Long.BYTES);
        return RawMemory.getLong(base, offset);
    }

    /** {@return the float whose raw bits are the next four bytes} */
    public float readFloat() {
        return Float.intBitsToFloat(readInt());
    }

    /** {@return the double whose raw bits are the next eight bytes} */
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
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public void read(byte[] into, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, into.length);
        long from = take(length);
        RawMemory.copy(base, from, into, RawMemory.ARRAY_OFFSET + offset, length);
    }

    /**
     * Reads a number that {@link Output#writeStopBit} wrote.
     *
     * @return the number
     * @throws org.marshal4j.runtime.MarshalException MARSHAL205 if it is not in its shortest form
     */
    public long readStopBit() {
        return StopBitForm.read(this);
    }

    /**
     * Reads a text that {@link Output#writeUtf8} wrote.
     *
     * @return the text, or null
     * @throws org.marshal4j.runtime.MarshalException MARSHAL208, MARSHAL205 or MARSHAL203, as {@link Text}
     */
    public @Nullable String readUtf8() {
        return Text.read(null, this);
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
    public void window(@Nullable Object base, long first, long next, long end, long origin, long behind) {
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

    /**
     * For sources: closes the window because the memory no longer belongs to the input. Until a window is shown again,
     * nothing remains, and calls that read or go to a position throw an IllegalStateException.
     */
    public void close() {
        // A window that ends before its next byte, with nothing left, so that frequently called methods need not test
        // whether it is open.
        end = next - 1;
        behind = 1;
        if (limits != ReadLimits.DEFAULT) {
            limits(ReadLimits.DEFAULT);
        }
    }

    private void requireOpen() {
        if (end < next) {
            throw new IllegalStateException("this input is no longer in use: its message is complete, or has failed");
        }
    }

    /** {@return the bytes of the window, by position; for sources} */
    public RandomBytes inWindow() {
        Object base = this.base;
        long origin = this.origin;
        return position -> RawMemory.getByte(base, origin + position);
    }
}
