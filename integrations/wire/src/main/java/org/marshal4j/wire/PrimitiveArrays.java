package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** Arrays of primitives, as sequences; {@link ByteArrays} handles bytes. */
public final class PrimitiveArrays {
    private PrimitiveArrays() {}

    /**
     * Reads an array.
     *
     * @param <T> the class of the array
     * @param in where to read
     * @param type the class of the array
     * @return the array, or null
     */
    public static <T> @Nullable T read(ValueIn in, Class<T> type) {
        return in.isNull() ? null : in.object(type);
    }

    private static <T> void write(@Nullable T values, ValueOut out, Elements<T> elements) {
        if (values == null) {
            out.nu11();
            return;
        }
        boolean wasLeaf = out.swapLeaf(true);
        out.sequence(values, elements::write);
        out.swapLeaf(wasLeaf);
    }

    /** Writes all elements of an array. */
    @FunctionalInterface
    private interface Elements<T> {
        void write(T values, ValueOut out);
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(boolean @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(boolean[] values, ValueOut out) {
        for (boolean value : values) {
            out.bool(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(short @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(short[] values, ValueOut out) {
        for (short value : values) {
            out.int16(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(int @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(int[] values, ValueOut out) {
        for (int value : values) {
            out.int32(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(long @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(long[] values, ValueOut out) {
        for (long value : values) {
            out.int64(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(float @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(float[] values, ValueOut out) {
        for (float value : values) {
            out.float32(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(double @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(double[] values, ValueOut out) {
        for (double value : values) {
            out.float64(value);
        }
    }

    /**
     * Writes an array.
     *
     * @param values the array, or null
     * @param out where to write
     */
    public static void write(char @Nullable [] values, ValueOut out) {
        write(values, out, PrimitiveArrays::writeAll);
    }

    private static void writeAll(char[] values, ValueOut out) {
        for (char value : values) {
            out.character(value);
        }
    }
}
