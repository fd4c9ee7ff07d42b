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
public final class Output extends OutputWindow {
    /**
     * Creates an output without a window; its target shows one before anything is written.
     *
     * @param target the memory
     */
    public Output(OutputTarget target) {
        super(target);
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
     * Writes a byte.
     *
     * @param value the value
     * @return this
     */
    public Output writeByte(byte value) {
        long offset = reserve(Byte.BYTES);
        RawMemory.putByte(base(), offset, value);
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
        RawMemory.putShort(base(), offset, value);
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
        RawMemory.putInt(base(), offset, value);
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
        RawMemory.putLong(base(), offset, value);
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
        RawMemory.copy(bytes, RawMemory.ARRAY_OFFSET + offset, base(), to, length);
        return this;
    }

    /**
     * Writes a number as Chronicle's stop-bit number, 1 to 10 bytes.
     *
     * @param value the number
     * @return this
     */
    public Output writeStopBit(long value) {
        StopBitLong.write(value, this);
        return this;
    }

    /**
     * Writes a text: its length in bytes as a stop-bit number, −1 for null, then UTF-8.
     *
     * @param value the text
     * @return this
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair;
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
        return StopBitLong.size(value);
    }

    /**
     * Returns the number of bytes that {@link #writeUtf8} writes, including the count.
     *
     * @param value the text
     * @return the number of bytes
     * @throws MarshalException MARSHAL208 if it contains half of a surrogate pair
     */
    public static long utf8Length(@Nullable String value) {
        return Text.sizeOf(value);
    }

    /**
     * Sets the limits that readers of the message are expected to have; initially {@link ReadLimits#DEFAULT}.
     *
     * @param limits the limits
     * @return this
     */
    public Output limits(ReadLimits limits) {
        setLimits(limits);
        return this;
    }
}
