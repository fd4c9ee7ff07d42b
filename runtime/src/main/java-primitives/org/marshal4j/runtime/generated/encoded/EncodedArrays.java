package org.marshal4j.runtime.generated.encoded;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.wire.NumberForm;

/**
 * Arrays of primitives as other libraries write them: the number of elements, −1 for null, then each element.
 *
 * <p>Every {@code write} throws MARSHAL227 for an element that does not fit into its form, MARSHAL215 if the form of the
 * length does not hold it. Every {@code read} fills the current array if its length is the same; otherwise a new one, which
 * is created only after checking that enough bytes are left (MARSHAL203). It refuses more than {@code max} elements
 * (MARSHAL215), a length that is none (MARSHAL205), and elements that the type does not hold (MARSHAL214, MARSHAL204).
 */
public final class EncodedArrays {
    private static final String WHAT = "an array";

    private EncodedArrays() {}

    /** Returns the number of bytes of elements of fixed size, and of their number. */
    public static long sizeOf(NumberForm element, NumberForm length, int count) {
        return Lengths.size(length, count) + (long) Math.max(0, count) * element.size();
    }

    private static int readCount(NumberForm element, NumberForm length, int max, Input in) {
        int count = Lengths.read(WHAT, length, max, in);
        Lengths.requireRoom(count, Math.max(1, element.size()), in);
        return count;
    }

    private static void writeElement(String name, NumberForm element, int bits, long value, Output out) {
        if (!element.isFloating()) {
            Narrowed.require(name, element, value);
        }
        EncodedNumbers.write(element, bits, value, out);
    }

    /** Writes booleans. */
    public static void write(
            String name, NumberForm element, NumberForm length, boolean @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        for (boolean each : value) {
            writeElement(name, element, Integer.SIZE, each ? 1 : 0, out);
        }
    }

    /** Reads booleans. */
    public static boolean @Nullable [] readBooleans(
            NumberForm element, NumberForm length, boolean @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        boolean[] value = current != null && current.length == count ? current : new boolean[count];
        for (int i = 0; i < count; i++) {
            value[i] = Narrowed.toBoolean(EncodedNumbers.read(element, Integer.SIZE, in));
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, boolean @Nullable [] value) {
        if (value == null || element.size() != NumberForm.VARIES) {
            return sizeOf(element, length, value == null ? -1 : value.length);
        }
        long size = Lengths.size(length, value.length);
        for (boolean each : value) {
            size += EncodedNumbers.size(element, Integer.SIZE, each ? 1 : 0);
        }
        return size;
    }

    /** Writes bytes. */
    public static void write(String name, NumberForm element, NumberForm length, byte @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        if (element == NumberForm.INT8) {
            out.write(value);
            return;
        }
        for (byte each : value) {
            writeElement(name, element, Integer.SIZE, each, out);
        }
    }

    /** Reads bytes. */
    public static byte @Nullable [] readBytes(
            NumberForm element, NumberForm length, byte @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        byte[] value = current != null && current.length == count ? current : new byte[count];
        if (element == NumberForm.INT8) {
            in.read(value);
            return value;
        }
        for (int i = 0; i < count; i++) {
            value[i] = Narrowed.toByte(EncodedNumbers.read(element, Integer.SIZE, in));
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, byte @Nullable [] value) {
        if (value == null || element.size() != NumberForm.VARIES) {
            return sizeOf(element, length, value == null ? -1 : value.length);
        }
        long size = Lengths.size(length, value.length);
        for (byte each : value) {
            size += EncodedNumbers.size(element, Integer.SIZE, each);
        }
        return size;
    }

    /** Writes longs. */
    public static void write(String name, NumberForm element, NumberForm length, long @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        for (long each : value) {
            writeElement(name, element, Long.SIZE, each, out);
        }
    }

    /** Reads longs. */
    public static long @Nullable [] readLongs(
            NumberForm element, NumberForm length, long @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        long[] value = current != null && current.length == count ? current : new long[count];
        for (int i = 0; i < count; i++) {
            value[i] = EncodedNumbers.read(element, Long.SIZE, in);
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, long @Nullable [] value) {
        if (value == null || element.size() != NumberForm.VARIES) {
            return sizeOf(element, length, value == null ? -1 : value.length);
        }
        long size = Lengths.size(length, value.length);
        for (long each : value) {
            size += EncodedNumbers.size(element, Long.SIZE, each);
        }
        return size;
    }

    /** Writes floats. */
    public static void write(String name, NumberForm element, NumberForm length, float @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        for (float each : value) {
            writeElement(name, element, Integer.SIZE, Reals.bits(element, each), out);
        }
    }

    /** Reads floats. */
    public static float @Nullable [] readFloats(
            NumberForm element, NumberForm length, float @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        float[] value = current != null && current.length == count ? current : new float[count];
        for (int i = 0; i < count; i++) {
            value[i] = Reals.floatOf(element, EncodedNumbers.read(element, Integer.SIZE, in));
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, float @Nullable [] value) {
        return sizeOf(element, length, value == null ? -1 : value.length);
    }

    /** Writes doubles. */
    public static void write(
            String name, NumberForm element, NumberForm length, double @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        for (double each : value) {
            writeElement(name, element, Long.SIZE, Reals.bits(name, element, each), out);
        }
    }

    /** Reads doubles. */
    public static double @Nullable [] readDoubles(
            NumberForm element, NumberForm length, double @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        double[] value = current != null && current.length == count ? current : new double[count];
        for (int i = 0; i < count; i++) {
            value[i] = Reals.doubleOf(element, EncodedNumbers.read(element, Long.SIZE, in));
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, double @Nullable [] value) {
        return sizeOf(element, length, value == null ? -1 : value.length);
    }

    // As for char: short, int.
    /** Writes chars. */
    public static void write(String name, NumberForm element, NumberForm length, char @Nullable [] value, Output out) {
        Lengths.write(WHAT, length, value == null ? -1 : value.length, out);
        if (value == null) {
            return;
        }
        for (char each : value) {
            writeElement(name, element, Integer.SIZE, each, out);
        }
    }

    /** Reads chars. */
    public static char @Nullable [] readChars(
            NumberForm element, NumberForm length, char @Nullable [] current, int max, Input in) {
        int count = readCount(element, length, max, in);
        if (count < 0) {
            return null;
        }
        char[] value = current != null && current.length == count ? current : new char[count];
        for (int i = 0; i < count; i++) {
            value[i] = Narrowed.toChar(EncodedNumbers.read(element, Integer.SIZE, in));
        }
        return value;
    }

    /** Returns the number of bytes. */
    public static long sizeOf(NumberForm element, NumberForm length, char @Nullable [] value) {
        if (value == null || element.size() != NumberForm.VARIES) {
            return sizeOf(element, length, value == null ? -1 : value.length);
        }
        long size = Lengths.size(length, value.length);
        for (char each : value) {
            size += EncodedNumbers.size(element, Integer.SIZE, each);
        }
        return size;
    }
}
