package org.marshal4j.runtime;

import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/** Makes values of bytes, and checks what can be wrong with them. */
final class WireValues {
    private WireValues() {}

    /** The next primitive, boxed. */
    static Object primitive(WireType.Kind kind, WireCursor in) {
        if (kind == WireType.Kind.BOOL) {
            return in.nextBoolean();
        }
        long bits = in.next(kind.size());
        return switch (kind) {
            case INT8 -> (byte) bits;
            case INT16 -> (short) bits;
            case INT32 -> (int) bits;
            case INT64 -> bits;
            case FLOAT32 -> Float.intBitsToFloat((int) bits);
            case FLOAT64 -> Double.longBitsToDouble(bits);
            case CHAR16 -> (char) bits;
            case BOOL -> throw new AssertionError(kind);
        };
    }

    /** What follows the count of a text, which is not −1. */
    static String text(int count, WireCursor in) {
        long offset = in.offset();
        byte[] bytes = in.nextBytes(count);
        try {
            return Utf8.decode(bytes, RawMemory.ARRAY_OFFSET, count);
        } catch (MarshalException e) {
            in.moveTo(offset);
            throw e;
        }
    }

    /**
     * The name of an enum constant.
     *
     * @param offset of the index
     */
    static String constant(WireType.Enumeration type, int index, long offset, WireCursor in) {
        int count = type.constants().size();
        if (index >= count) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.UNKNOWN_ENUM_INDEX,
                    "index " + index + ", but " + type.type() + " has " + count
                            + (count == 1 ? " constant" : " constants"));
        }
        return type.constants().get(index);
    }

    /**
     * The elements of an array, checked where they can be wrong.
     *
     * @param wanted whether to make an array of them
     * @return the array; null if it is not wanted
     */
    static @Nullable Object array(WireType.Kind kind, int count, WireCursor in, boolean wanted) {
        in.require((long) count * kind.size());
        if (kind != WireType.Kind.BOOL && !wanted) {
            in.skip((long) count * kind.size());
            return null;
        }
        Object array = wanted ? newArray(kind, count) : null;
        for (int i = 0; i < count; i++) {
            Object element = primitive(kind, in);
            if (array != null) {
                Array.set(array, i, element);
            }
        }
        return array;
    }

    private static Object newArray(WireType.Kind kind, int count) {
        return switch (kind) {
            case INT8 -> new byte[count];
            case INT16 -> new short[count];
            case INT32 -> new int[count];
            case INT64 -> new long[count];
            case FLOAT32 -> new float[count];
            case FLOAT64 -> new double[count];
            case CHAR16 -> new char[count];
            case BOOL -> new boolean[count];
        };
    }
}
