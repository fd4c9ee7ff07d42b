package org.marshal4j.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * The memory to which a message is written: a position that moves forward, up to a limit. Numbers are little-endian,
 * and methods have the same names as in Chronicle Bytes.
 *
 * <pre>{@code
 * public void write(Price value, Output out) {
 *     out.writeStopBit(value.units());
 *     out.writeInt(value.scale());
 * }
 * }</pre>
 *
 * <p>For a block of fixed size, {@link #reserve} checks once that it fits, advances the position, and returns its
 * offset in {@link #base}. Store the fields there with {@link RawMemory}. The location is valid until the next call on
 * the output.
 *
 * <p>Use an output in one thread at a time.
 */
public final class Output {
    private final OutputTarget target;
    private @Nullable Object base;
    private long first;
    private long next;
    private long end;
    private long origin;
    private ReadLimits limits = ReadLimits.DEFAULT;

    /**
     * Creates an output without a window; its target shows one before anything is written.
     *
     * @param target the memory
     */
    public Output(OutputTarget target) {
        this.target = target;
    }

    /**
     * Creates an output over an array that grows as needed. Get it from {@link ArrayTarget#array}.
     *
     * @return the output
     */
    public static Output elastic() {
        return new ArrayTarget(256).output();
    }

    /**
     * Creates an output over a part of an array.
     *
     * @param array the array
     * @param offset where the part starts
     * @param length the number of bytes
     * @return the output
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public static Output to(byte[] array, int offset, int length) {
        return new ArrayTarget(array, offset, length).output();
    }

    /**
     * Creates an output over an array.
     *
     * @param array the array
     * @return the output
     */
    public static Output to(byte[] array) {
        return to(array, 0, array.length);
    }

    /**
     * Advances the position by {@code size} bytes.
     *
     * @param size the number of bytes, 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferOverflowException if they do not fit; nothing has moved
     */
    public long reserve(int size) {
        long start = next;
        if (start + size > end) {
            return reserveElsewhere(size);
        }
        next = start + size;
        return start;
    }

    private long reserveElsewhere(int size) {
        requireOpen();
        target.makeRoom(this, size);
        long start = next;
        next = start + size;
        return start;
    }

    /**
     * Returns the object that offsets from {@link #reserve} relate to. Valid as long as they are.
     *
     * @return an array, a buffer or a segment; null if offsets are addresses
     */
    public @Nullable Object base() {
        Object base = this.base;
        // Not redundant: where only native memory has been seen, HotSpot drops the other branch. Then it knows
        // that the base is null, and need not keep raw accesses in order with accesses to objects.
        return base == null ? null : base;
    }

    /**
     * Returns the number of bytes that {@link #reserve} can return without making room.
     *
     * @return the number
     */
    public long room() {
        return end - next;
    }

    /**
     * Gives back the last {@code size} bytes of what {@link #reserve} reserved last.
     *
     * @param size the number of bytes
     */
    public void giveBack(long size) {
        requireOpen();
        next -= size;
    }

    /** {@return the offset of the next byte in the memory} */
    public long position() {
        return next - origin;
    }

    /**
     * Goes back to an earlier position. The bytes written since are not part of the message.
     *
     * @param position the position
     * @throws IllegalStateException if there is no such position
     */
    public void rewind(long position) {
        if (isInWindow(position)) {
            next = origin + position;
        } else {
            requireOpen();
            target.rewind(this, position);
        }
    }

    /**
     * Stores four bytes at an earlier position.
     *
     * @param position the position
     * @param value the value
     */
    public void putInt(long position, int value) {
        if (isInWindow(position)) {
            RawMemory.putInt(base, origin + position, value);
        } else {
            requireOpen();
            target.putInt(this, position, value);
        }
    }

    /** {@return the number of bytes that can be written before the limit} */
    public long remaining() {
        requireOpen();
        return end - next + target.remainingBehind(this);
    }

    /** {@return the written bytes, by position} */
    public RandomBytes written() {
        requireOpen();
        return target.written(this);
    }

    /** {@return the target of this output, for the code that created it} */
    public OutputTarget target() {
        return target;
    }

    /**
     * Writes a byte.
     *
     * @param value the value
     * @return this
     */
    public Output writeByte(byte value) {
        long offset = reserve(Byte.BYTES);
        RawMemory.putByte(base, offset, value);
        return this;
    }

    /**
     * Writes one byte, 0 or 1.
     *
     * @param value the value
     * @return this
     */
    public Output writeBoolean(boolean value) {
        return writeByte((byte) (value ? 1 : 0));
    }

    /**
     * Writes two bytes.
     *
     * @param value the value
     * @return this
     */
    public Output writeShort(short value) {
        long offset = reserve(Short.BYTES);
        RawMemory.putShort(base, offset, value);
        return this;
    }

    /**
     * Writes four bytes.
     *
     * @param value the value
     * @return this
     */
    public Output writeInt(int value) {
        long offset = reserve(Integer.BYTES);
        RawMemory.putInt(base, offset, value);
        return this;
    }

    /**
     * Writes eight bytes.
     *
     * @param value the value
     * @return this
     */
    public Output writeLong(long value) {
        long offset = reserve(Long.BYTES);
        RawMemory.putLong(base, offset, value);
        return this;
    }

    /**
     * Writes the raw bits of a float, four bytes.
     *
     * @param value the value
     * @return this
     */
    public Output writeFloat(float value) {
        return writeInt(Float.floatToRawIntBits(value));
    }

    /**
     * Writes the raw bits of a double, eight bytes.
     *
     * @param value the value
     * @return this
     */
    public Output writeDouble(double value) {
        return writeLong(Double.doubleToRawLongBits(value));
    }

    /**
     * Writes all bytes of an array.
     *
     * @param bytes the array
     * @return this
     */
    public Output write(byte[] bytes) {
        return write(bytes, 0, bytes.length);
    }

    /**
     * Writes a part of an array.
     *
     * @param bytes the array
     * @param offset where the part starts
     * @param length the number of bytes
     * @return this
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public Output write(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        long to = reserve(length);
        RawMemory.copy(bytes, RawMemory.ARRAY_OFFSET + offset, base, to, length);
        return this;
    }

    /**
     * Writes a number as Chronicle's stop-bit number, 1 to 10 bytes.
     *
     * @param value the number
     * @return this
     */
    public Output writeStopBit(long value) {
        StopBitForm.write(value, this);
        return this;
    }

    /**
     * Writes a text: its length in bytes as a stop-bit number, −1 for null, then UTF-8.
     *
     * @param value the text
     * @return this
     * @throws org.marshal4j.runtime.MarshalException MARSHAL208 if it contains half of a surrogate pair;
     *     nothing is written
     */
    public Output writeUtf8(@Nullable String value) {
        Text.write(value, this);
        return this;
    }

    /**
     * Returns the number of bytes that {@link #writeStopBit} writes.
     *
     * @param value the number
     * @return 1 to 10
     */
    public static int stopBitLength(long value) {
        return StopBitForm.size(value);
    }

    /**
     * Returns the number of bytes that {@link #writeUtf8} writes, including the count.
     *
     * @param value the text
     * @return the number of bytes
     * @throws org.marshal4j.runtime.MarshalException MARSHAL208 if it contains half of a surrogate pair
     */
    public static long utf8Length(@Nullable String value) {
        return Text.sizeOf(value);
    }

    /** {@return the limits that readers of the message are expected to have} */
    public ReadLimits limits() {
        return limits;
    }

    /**
     * Sets the limits that readers of the message are expected to have; initially {@link ReadLimits#DEFAULT}.
     *
     * @param limits the limits
     * @return this
     */
    public Output limits(ReadLimits limits) {
        this.limits = limits;
        return this;
    }

    /**
     * For targets: shows a window.
     *
     * @param base the object that the offsets relate to
     * @param first where the window starts
     * @param next where the next byte goes
     * @param end the end of the window, exclusive
     * @param origin where the byte at position 0 is, or would be
     */
    public void window(@Nullable Object base, long first, long next, long end, long origin) {
        // Storing a reference costs more than testing it.
        if (this.base != base) {
            this.base = base;
        }
        this.first = first;
        this.next = next;
        this.end = end;
        this.origin = origin;
    }

    /**
     * For targets: closes the window because the memory no longer belongs to the output. Until a window is shown again,
     * calls that write, look at written bytes or go to another position throw an IllegalStateException.
     */
    public void close() {
        // A window that ends before its next byte: nothing fits in it, so that frequently called methods need not test
        // whether it is open.
        end = next - 1;
        if (limits != ReadLimits.DEFAULT) {
            limits = ReadLimits.DEFAULT;
        }
    }

    /** Whether there is a window, or will be one when something is written. */
    boolean isOpen() {
        return next <= end;
    }

    private void requireOpen() {
        if (!isOpen()) {
            throw new IllegalStateException("this output is no longer in use: its message is complete, or has failed");
        }
    }

    /** {@return the bytes of the window, by position; for targets} */
    public RandomBytes inWindow() {
        Object base = this.base;
        long origin = this.origin;
        return position -> RawMemory.getByte(base, origin + position);
    }

    private boolean isInWindow(long position) {
        long place = origin + position;
        return place >= first && place <= next && next <= end;
    }
}
