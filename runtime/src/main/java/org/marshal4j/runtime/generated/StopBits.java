package org.marshal4j.runtime.generated;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Numbers in Chronicle's stop-bit form, as many bytes as they need: see {@link StopBitForm}. Boxed ones that may be null have a
 * presence byte before them, behind which, when it is 0, there is nothing.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the number does not fit; its name is that of the
 * field, for hex dumps. Every {@code read} throws {@link java.nio.BufferUnderflowException} if the bytes run out, and
 * {@link MarshalException}: MARSHAL205 if they are no number in its shortest form, MARSHAL214 if it is out of the type's
 * range, MARSHAL204 for an impossible presence byte. One that takes the current box returns that, and allocates nothing, if
 * it holds the same number. {@code sizeOf} is the number of bytes that {@code write} takes.
 */
public final class StopBits {
    private StopBits() {}

    /** Writes a short. */
    public static void writeShort(String name, short value, BytesOut<?> out) {
        StopBitForm.write(name, value, out);
    }

    /** Reads a short. */
    public static short readShort(BytesIn<?> in) {
        return (short) StopBitForm.read(Short.MIN_VALUE, Short.MAX_VALUE, in);
    }

    /** Number of bytes. */
    public static int sizeOfShort(short value) {
        return StopBitForm.size(value);
    }

    /** Writes a presence byte, and a short if there is one. */
    public static void writeBoxedShort(String name, @Nullable Short value, BytesOut<?> out) {
        if (value == null) {
            StopBitForm.writeNull(name, out);
        } else {
            StopBitForm.writePresent(name, value, out);
        }
    }

    /** Reads a short, or null. */
    public static @Nullable Short readBoxedShort(@Nullable Short current, BytesIn<?> in) {
        return Presence.read(0, in) ? readRequiredShort(current, in) : null;
    }

    /** Reads a short, for a field that holds a box but never null. */
    public static Short readRequiredShort(@Nullable Short current, BytesIn<?> in) {
        short value = readShort(in);
        return current != null && current == value ? current : Short.valueOf(value);
    }

    /** Number of bytes, the presence byte included. */
    public static int sizeOfBoxedShort(@Nullable Short value) {
        return value == null ? 1 : 1 + sizeOfShort(value);
    }

    /** Writes an int. */
    public static void writeInt(String name, int value, BytesOut<?> out) {
        StopBitForm.write(name, value, out);
    }

    /** Reads an int. */
    public static int readInt(BytesIn<?> in) {
        return (int) StopBitForm.read(Integer.MIN_VALUE, Integer.MAX_VALUE, in);
    }

    /** Number of bytes. */
    public static int sizeOfInt(int value) {
        return StopBitForm.size(value);
    }

    /** Writes a presence byte, and an int if there is one. */
    public static void writeBoxedInt(String name, @Nullable Integer value, BytesOut<?> out) {
        if (value == null) {
            StopBitForm.writeNull(name, out);
        } else {
            StopBitForm.writePresent(name, value, out);
        }
    }

    /** Reads an int, or null. */
    public static @Nullable Integer readBoxedInt(@Nullable Integer current, BytesIn<?> in) {
        return Presence.read(0, in) ? readRequiredInt(current, in) : null;
    }

    /** Reads an int, for a field that holds a box but never null. */
    public static Integer readRequiredInt(@Nullable Integer current, BytesIn<?> in) {
        int value = readInt(in);
        return current != null && current == value ? current : Integer.valueOf(value);
    }

    /** Number of bytes, the presence byte included. */
    public static int sizeOfBoxedInt(@Nullable Integer value) {
        return value == null ? 1 : 1 + sizeOfInt(value);
    }

    /** Writes a long. */
    public static void writeLong(String name, long value, BytesOut<?> out) {
        StopBitForm.write(name, value, out);
    }

    /** Reads a long. */
    public static long readLong(BytesIn<?> in) {
        return StopBitForm.read(in);
    }

    /** Number of bytes. */
    public static int sizeOfLong(long value) {
        return StopBitForm.size(value);
    }

    /** Writes a presence byte, and a long if there is one. */
    public static void writeBoxedLong(String name, @Nullable Long value, BytesOut<?> out) {
        if (value == null) {
            StopBitForm.writeNull(name, out);
        } else {
            StopBitForm.writePresent(name, value, out);
        }
    }

    /** Reads a long, or null. */
    public static @Nullable Long readBoxedLong(@Nullable Long current, BytesIn<?> in) {
        return Presence.read(0, in) ? readRequiredLong(current, in) : null;
    }

    /** Reads a long, for a field that holds a box but never null. */
    public static Long readRequiredLong(@Nullable Long current, BytesIn<?> in) {
        long value = readLong(in);
        return current != null && current == value ? current : Long.valueOf(value);
    }

    /** Number of bytes, the presence byte included. */
    public static int sizeOfBoxedLong(@Nullable Long value) {
        return value == null ? 1 : 1 + sizeOfLong(value);
    }

    /** Writes a char. */
    public static void writeChar(String name, char value, BytesOut<?> out) {
        StopBitForm.write(name, StopBitForm.ofChar(value), out);
    }

    /** Reads a char. */
    public static char readChar(BytesIn<?> in) {
        return (char) StopBitForm.read(StopBitForm.MIN_CHAR, StopBitForm.MAX_CHAR, in);
    }

    /** Number of bytes. */
    public static int sizeOfChar(char value) {
        return StopBitForm.size(StopBitForm.ofChar(value));
    }

    /** Writes a presence byte, and a char if there is one. */
    public static void writeBoxedChar(String name, @Nullable Character value, BytesOut<?> out) {
        if (value == null) {
            StopBitForm.writeNull(name, out);
        } else {
            StopBitForm.writePresent(name, StopBitForm.ofChar(value), out);
        }
    }

    /** Reads a char, or null. */
    public static @Nullable Character readBoxedChar(@Nullable Character current, BytesIn<?> in) {
        return Presence.read(0, in) ? readRequiredChar(current, in) : null;
    }

    /** Reads a char, for a field that holds a box but never null. */
    public static Character readRequiredChar(@Nullable Character current, BytesIn<?> in) {
        char value = readChar(in);
        return current != null && current == value ? current : Character.valueOf(value);
    }

    /** Number of bytes, the presence byte included. */
    public static int sizeOfBoxedChar(@Nullable Character value) {
        return value == null ? 1 : 1 + sizeOfChar(value);
    }
}
