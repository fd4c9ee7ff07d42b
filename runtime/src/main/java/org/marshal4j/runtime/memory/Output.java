package org.marshal4j.runtime.memory;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a message is written: a position that moves forward in memory, up to a limit. Numbers are little-endian, and
 * methods have the names that Chronicle gives them.
 *
 * <pre>{@code
 * public void write(Price value, Output out) {
 *     out.writeStopBit(value.units());
 *     out.writeInt(value.scale());
 * }
 * }</pre>
 *
 * <p>For a block of fixed size, {@link #reserve} checks once that it fits, advances the position, and returns its
 * offset in {@link #base}. Store the fields there with {@link RawMemory}. The location is valid until the next call
 * on the output.
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

    /** An output without a window yet: its target shows one before anything is written. */
    public Output(OutputTarget target) {
        this.target = target;
    }

    /** An output over an array that grows as needed; {@link ArrayTarget#array} has it. */
    public static Output elastic() {
        return new ArrayTarget(256).output();
    }

    /**
     * An output over a part of an array.
     *
     * @throws IndexOutOfBoundsException if that is no part of the array
     */
    public static Output to(byte[] array, int offset, int length) {
        return new ArrayTarget(array, offset, length).output();
    }

    /** An output over an array. */
    public static Output to(byte[] array) {
        return to(array, 0, array.length);
    }

    /**
     * Moves the position on by {@code size} bytes.
     *
     * @param size 0 or more
     * @return where the bytes start: an offset in {@link #base}
     * @throws java.nio.BufferOverflowException if they do not fit; nothing moved
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

    /** What an offset from {@link #reserve} counts in. Valid as long as that. */
    public @Nullable Object base() {
        Object base = this.base;
        // Not as idle as it looks: where only native memory has been seen, HotSpot drops the other branch. Then it
        // knows the base to be null, and raw accesses need not be kept in order with those to objects.
        return base == null ? null : base;
    }

    /** How many bytes {@link #reserve} gives without making more room. */
    public long room() {
        return end - next;
    }

    /** Gives back the last {@code size} bytes of what {@link #reserve} gave last. */
    public void giveBack(long size) {
        requireOpen();
        next -= size;
    }

    /** The position: how many bytes into the memory the next one goes. */
    public long position() {
        return next - origin;
    }

    /**
     * Goes back to an earlier position: whatever was written since is not part of the message.
     *
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

    /** Stores four bytes at an earlier position. */
    public void putInt(long position, int value) {
        if (isInWindow(position)) {
            RawMemory.putInt(base, origin + position, value);
        } else {
            requireOpen();
            target.putInt(this, position, value);
        }
    }

    /** How many bytes can be written before the limit. */
    public long remaining() {
        requireOpen();
        return end - next + target.remainingBehind(this);
    }

    /** What has been written, by position. */
    public RandomBytes written() {
        requireOpen();
        return target.written(this);
    }

    /** The memory behind it, for those who made it. */
    public OutputTarget target() {
        return target;
    }

    /** Writes a byte. */
    public Output writeByte(byte value) {
        long offset = reserve(Byte.BYTES);
        RawMemory.putByte(base, offset, value);
        return this;
    }

    /** Writes one byte, 0 or 1. */
    public Output writeBoolean(boolean value) {
        return writeByte((byte) (value ? 1 : 0));
    }

    /** Writes two bytes. */
    public Output writeShort(short value) {
        long offset = reserve(Short.BYTES);
        RawMemory.putShort(base, offset, value);
        return this;
    }

    /** Writes four bytes. */
    public Output writeInt(int value) {
        long offset = reserve(Integer.BYTES);
        RawMemory.putInt(base, offset, value);
        return this;
    }

    /** Writes eight bytes. */
    public Output writeLong(long value) {
        long offset = reserve(Long.BYTES);
        RawMemory.putLong(base, offset, value);
        return this;
    }

    /** Writes four bytes, the raw bits of the value. */
    public Output writeFloat(float value) {
        return writeInt(Float.floatToRawIntBits(value));
    }

    /** Writes eight bytes, the raw bits of the value. */
    public Output writeDouble(double value) {
        return writeLong(Double.doubleToRawLongBits(value));
    }

    /** Writes all bytes of an array. */
    public Output write(byte[] bytes) {
        return write(bytes, 0, bytes.length);
    }

    /**
     * Writes a part of an array.
     *
     * @throws IndexOutOfBoundsException if that is no part of the array
     */
    public Output write(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        long to = reserve(length);
        RawMemory.copy(bytes, RawMemory.ARRAY_OFFSET + offset, base, to, length);
        return this;
    }

    /** Writes a number as Chronicle's stop-bit number, 1 to 10 bytes. */
    public Output writeStopBit(long value) {
        StopBitForm.write(value, this);
        return this;
    }

    /**
     * Writes a text: its number of bytes as a stop-bit number, −1 for null, then UTF-8.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL208 if it holds half of a surrogate pair; nothing
     *     is written then
     */
    public Output writeUtf8(@Nullable String value) {
        Text.write(value, this);
        return this;
    }

    /** How many bytes {@link #writeStopBit} takes, 1 to 10. */
    public static int stopBitLength(long value) {
        return StopBitForm.size(value);
    }

    /**
     * How many bytes {@link #writeUtf8} takes, the count included.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL208 if it holds half of a surrogate pair
     */
    public static long utf8Length(@Nullable String value) {
        return Text.sizeOf(value);
    }

    /** What those who read it will have for limits. */
    public ReadLimits limits() {
        return limits;
    }

    /**
     * Says what those who read it will have for limits, from here on; {@link ReadLimits#DEFAULT} until then.
     *
     * @return this
     */
    public Output limits(ReadLimits limits) {
        this.limits = limits;
        return this;
    }

    /**
     * For targets: shows a window.
     *
     * @param base what the offsets count in
     * @param first where the window begins
     * @param next where the next byte goes
     * @param end behind the last byte of the window
     * @param origin where the byte of position 0 is, or would be
     */
    public void window(@Nullable Object base, long first, long next, long end, long origin) {
        // A store of a reference costs more than a test.
        if (this.base != base) {
            this.base = base;
        }
        this.first = first;
        this.next = next;
        this.end = end;
        this.origin = origin;
    }

    /**
     * For targets: shuts the window, since the memory is no longer the output's. Whoever has kept the output cannot
     * store into it: every call that would write, look at what was written, or go to another position throws
     * IllegalStateException, until a window is shown again.
     */
    public void close() {
        // A window that ends before its next byte: nothing fits it, so what is called often need not ask whether it is
        // open.
        end = next - 1;
        if (limits != ReadLimits.DEFAULT) {
            limits = ReadLimits.DEFAULT;
        }
    }

    /** Whether a window is shown, or will be when something is written. */
    boolean isOpen() {
        return next <= end;
    }

    private void requireOpen() {
        if (!isOpen()) {
            throw new IllegalStateException(
                    "this output is not in use any more: its message is complete, or has failed");
        }
    }

    /** For targets: the bytes of the window, by position. */
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
