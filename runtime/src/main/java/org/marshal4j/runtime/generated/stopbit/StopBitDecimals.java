package org.marshal4j.runtime.generated.stopbit;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBitLong;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Doubles and floats as stop-bit numbers, if they are short decimals: see {@link DecimalDoubles} and
 * {@link DecimalFloats}. Any other is 15 and its raw bits. Boxes that may be null have a presence byte before them; if
 * it is 0, nothing follows it.
 *
 * <p>Every {@code write} throws {@link java.nio.BufferOverflowException} if the value does not fit. Every {@code read}
 * throws {@link java.nio.BufferUnderflowException} if the bytes end early, and {@link MarshalException}: MARSHAL205 if
 * they are not a stop-bit number in its shortest form, MARSHAL214 if they are not the form of a value that
 * {@code write} writes, MARSHAL204 for an invalid presence byte. A {@code read} that takes the current box returns it
 * without allocation if it holds the same bits. {@code sizeOf} returns the number of bytes that {@code write} writes.
 */
public final class StopBitDecimals {
    private StopBitDecimals() {}

    /** Writes a double. */
    public static void writeDouble(double value, Output out) {
        long number = DecimalDoubles.of(value);
        if (number != DecimalDoubles.WHOLE) {
            StopBitLong.write(number, out);
            return;
        }
        long offset = out.reserve(1 + Double.BYTES);
        Object base = out.base();
        RawMemory.putByte(base, offset, (byte) DecimalDoubles.WHOLE);
        RawMemory.putLong(base, offset + 1, Double.doubleToRawLongBits(value));
    }

    /** Reads a double. */
    public static double readDouble(Input in) {
        long number = StopBitLong.read(in);
        return number == DecimalDoubles.WHOLE ? DecimalDoubles.whole(in.readLong()) : DecimalDoubles.value(number);
    }

    /** Moves behind a double. */
    public static void skipDouble(Input in) {
        if (StopBitLong.read(in) == DecimalDoubles.WHOLE) {
            in.skip(Double.BYTES);
        }
    }

    /** Returns the number of bytes. */
    public static int sizeOfDouble(double value) {
        long number = DecimalDoubles.of(value);
        return number == DecimalDoubles.WHOLE ? 1 + Double.BYTES : StopBitLong.size(number);
    }

    /** Writes a presence byte, and a double if there is one. */
    public static void writeBoxedDouble(@Nullable Double value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeDouble(value, out);
        }
    }

    /** Reads a double, or null. */
    public static @Nullable Double readBoxedDouble(@Nullable Double current, Input in) {
        return Presence.read(in) ? readRequiredDouble(current, in) : null;
    }

    /** Reads a double, for a field that holds a box but never null. */
    public static Double readRequiredDouble(@Nullable Double current, Input in) {
        double value = readDouble(in);
        return current != null && Double.doubleToRawLongBits(current) == Double.doubleToRawLongBits(value)
                ? current
                : Double.valueOf(value);
    }

    /** Returns the number of bytes, including the presence byte. */
    public static int sizeOfBoxedDouble(@Nullable Double value) {
        return value == null ? 1 : 1 + sizeOfDouble(value);
    }

    /** Writes a float. */
    public static void writeFloat(float value, Output out) {
        int number = DecimalFloats.of(value);
        if (number != DecimalDoubles.WHOLE) {
            StopBitLong.write(number, out);
            return;
        }
        long offset = out.reserve(1 + Float.BYTES);
        Object base = out.base();
        RawMemory.putByte(base, offset, (byte) DecimalDoubles.WHOLE);
        RawMemory.putInt(base, offset + 1, Float.floatToRawIntBits(value));
    }

    /** Reads a float. */
    public static float readFloat(Input in) {
        long number = StopBitLong.read(in);
        return number == DecimalDoubles.WHOLE ? DecimalFloats.whole(in.readInt()) : DecimalFloats.value(number);
    }

    /** Moves behind a float. */
    public static void skipFloat(Input in) {
        if (StopBitLong.read(in) == DecimalDoubles.WHOLE) {
            in.skip(Float.BYTES);
        }
    }

    /** Returns the number of bytes. */
    public static int sizeOfFloat(float value) {
        int number = DecimalFloats.of(value);
        return number == DecimalDoubles.WHOLE ? 1 + Float.BYTES : StopBitLong.size(number);
    }

    /** Writes a presence byte, and a float if there is one. */
    public static void writeBoxedFloat(@Nullable Float value, Output out) {
        if (Presence.write(value, out) && value != null) {
            writeFloat(value, out);
        }
    }

    /** Reads a float, or null. */
    public static @Nullable Float readBoxedFloat(@Nullable Float current, Input in) {
        return Presence.read(in) ? readRequiredFloat(current, in) : null;
    }

    /** Reads a float, for a field that holds a box but never null. */
    public static Float readRequiredFloat(@Nullable Float current, Input in) {
        float value = readFloat(in);
        return current != null && Float.floatToRawIntBits(current) == Float.floatToRawIntBits(value)
                ? current
                : Float.valueOf(value);
    }

    /** Returns the number of bytes, including the presence byte. */
    public static int sizeOfBoxedFloat(@Nullable Float value) {
        return value == null ? 1 : 1 + sizeOfFloat(value);
    }
}
