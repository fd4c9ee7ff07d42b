package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Numbers as Chronicle's stop-bit numbers, in as few bytes as they need: see {@link StopBitLong}. Boxed numbers that
 * may be null have a presence byte before them; if it is 0, nothing follows it.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the number does not fit. Every {@code read}
 * throws {@link java.nio.BufferUnderflowException} if the bytes end early, and {@link MarshalException}: MARSHAL205 if
 * they are not a number in its shortest form, MARSHAL214 if it is out of the type's range, MARSHAL204 for an invalid
 * presence byte. A {@code read} that takes the current box returns it without allocation if it holds the same number.
 * {@code sizeOf} returns the number of bytes that {@code write} writes.
 */
public final class StopBits {
    private StopBits() {}

    /** Writes a long. */
    public static void writeLong(long value, Output out) {
        StopBitLong.write(value, out);
    }

    /** Reads a long. */
    public static long readLong(Input in) {
        return StopBitLong.read(in);
    }

    /** Returns the number of bytes. */
    public static int sizeOfLong(long value) {
        return StopBitLong.size(value);
    }

    /** Writes a char. */
    public static void writeChar(char value, Output out) {
        StopBitLong.write(StopBitLong.ofChar(value), out);
    }

    /** Reads a char. */
    public static char readChar(Input in) {
        return (char) read(StopBitLong.MIN_CHAR, StopBitLong.MAX_CHAR, in);
    }

    /** Returns the number of bytes. */
    public static int sizeOfChar(char value) {
        return StopBitLong.size(StopBitLong.ofChar(value));
    }

    /** Writes a short. */
    public static void writeShort(short value, Output out) {
        StopBitLong.write(value, out);
    }

    /** Reads a short. */
    public static short readShort(Input in) {
        return (short) read(Short.MIN_VALUE, Short.MAX_VALUE, in);
    }

    /** Returns the number of bytes. */
    public static int sizeOfShort(short value) {
        return StopBitLong.size(value);
    }

    /** Writes an int. */
    public static void writeInt(int value, Output out) {
        StopBitLong.write(value, out);
    }

    /** Reads an int. */
    public static int readInt(Input in) {
        return (int) read(Integer.MIN_VALUE, Integer.MAX_VALUE, in);
    }

    /** Returns the number of bytes. */
    public static int sizeOfInt(int value) {
        return StopBitLong.size(value);
    }

    /** Writes a presence byte and the number. */
    private static void writePresent(long value, Output out) {
        long offset = out.reserve(1 + StopBitLong.size(value));
        Object base = out.base();
        RawMemory.putByte(base, offset, (byte) 1);
        StopBitLong.put(base, offset + 1, value);
    }

    private static void writePresent(char value, Output out) {
        writePresent(StopBitLong.ofChar(value), out);
    }

    private static void writeNull(Output out) {
        out.writeByte((byte) 0);
    }

    /** Reads a number and checks its range. */
    private static long read(long min, long max, Input in) {
        long value = StopBitLong.read(in);
        if (value < min || value > max) {
            throw Impossible.value(value + " is not between " + min + " and " + max);
        }
        return value;
    }

    // As for short: int, long, char.
    /** Writes a presence byte, and a short if there is one. */
    public static void writeBoxedShort(@Nullable Short value, Output out) {
        if (value == null) {
            writeNull(out);
        } else {
            writePresent(value, out);
        }
    }

    /** Reads a short, or null. */
    public static @Nullable Short readBoxedShort(@Nullable Short current, Input in) {
        return Presence.read(in) ? readRequiredShort(current, in) : null;
    }

    /** Reads a short, for a field that holds a box but never null. */
    public static Short readRequiredShort(@Nullable Short current, Input in) {
        short value = readShort(in);
        return current != null && current == value ? current : Short.valueOf(value);
    }

    /** Returns the number of bytes, including the presence byte. */
    public static int sizeOfBoxedShort(@Nullable Short value) {
        return value == null ? 1 : 1 + sizeOfShort(value);
    }
}
