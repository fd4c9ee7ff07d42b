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
public final class Input extends InputWindow {
    /**
     * Creates an input without a window; its source shows one before anything is read.
     *
     * @param source the source
     */
    public Input(InputSource source) {
        super(source);
    }

    /**
     * {@return an input over a part of an array; an IndexOutOfBoundsException is thrown if there is no such part}
     *
     * @param array the array
     * @param offset where the part starts
     * @param length its number of bytes
     */
    public static Input of(byte[] array, int offset, int length) {
        return new ArraySource().show(array, offset, length);
    }

    /**
     * {@return an input over an array}
     *
     * @param array the array
     */
    public static Input of(byte[] array) {
        return of(array, 0, array.length);
    }

    /**
     * Sets the limits of reads; initially {@link ReadLimits#DEFAULT}. The count of elements starts again: if you read
     * several messages from one input, set the limits before each.
     *
     * @param limits the limits
     * @return this
     */
    public Input limits(ReadLimits limits) {
        setLimits(limits);
        return this;
    }

    /** {@return the next byte as a number from 0 to 255} */
    public int readUnsignedByte() {
        return readByte() & 0xFF;
    }

    /**
     * Reads a boolean.
     *
     * @return the boolean
     * @throws MarshalException MARSHAL204 if the byte is not 0, 1, {@code N} or {@code Y}
     */
    public boolean readBoolean() {
        long offset = take(Byte.BYTES);
        return Booleans.get(base(), offset);
    }

    /** {@return the next two bytes as a number} */
    public short readShort() {
        long offset = take(Short.BYTES);
        return RawMemory.getShort(base(), offset);
    }

    /** {@return the next four bytes as a number} */
    public int readInt() {
        long offset = take(Integer.BYTES);
        return RawMemory.getInt(base(), offset);
    }

    /** {@return the next eight bytes as a number} */
    public long readLong() {
        long offset = take(Long.BYTES);
        return RawMemory.getLong(base(), offset);
    }

    /** {@return the float whose raw bits are the next four bytes} */
    public float readFloat() {
        return Float.intBitsToFloat(readInt());
    }

    /** {@return the double whose raw bits are the next eight bytes} */
    public double readDouble() {
        return Double.longBitsToDouble(readLong());
    }

    /**
     * Fills an array.
     *
     * @param into the array
     */
    public void read(byte[] into) {
        read(into, 0, into.length);
    }

    /**
     * Fills a part of an array.
     *
     * @param into the array
     * @param offset where the part starts
     * @param length its number of bytes
     * @throws IndexOutOfBoundsException if the array has no such part
     */
    public void read(byte[] into, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, into.length);
        long from = take(length);
        RawMemory.copy(base(), from, into, RawMemory.ARRAY_OFFSET + offset, length);
    }

    /**
     * Reads a number that {@link Output#writeStopBit} wrote.
     *
     * @return the number
     * @throws MarshalException MARSHAL205 if it is not in its shortest form
     */
    public long readStopBit() {
        return StopBitLong.read(this);
    }

    /**
     * Reads a text that {@link Output#writeUtf8} wrote.
     *
     * @return the text, or null
     * @throws MarshalException MARSHAL208, MARSHAL205 or MARSHAL203, as {@link Text}
     */
    public @Nullable String readUtf8() {
        return Text.read(null, this);
    }
}
