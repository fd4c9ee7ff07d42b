package org.marshal4j.runtime.memory;

import static org.marshal4j.runtime.memory.CheckedMemory.index;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Copies between the bytes of messages, which are in a {@code byte[]} or a {@link ByteBuffer}, and arrays of any
 * primitive type, without Unsafe. Offsets are in bytes, as in {@link CheckedMemory}. Stateless.
 */
final class CheckedCopy {
    private CheckedCopy() {}

    /** Copies bytes; at least one side is a {@code byte[]} or a ByteBuffer. */
    static void copy(@Nullable Object from, long fromOffset, @Nullable Object to, long toOffset, int size) {
        if (size == 0) {
            // An input without bytes may have no memory to copy from.
            return;
        }
        if (from instanceof byte[] array) {
            fromBytes(array, index(fromOffset), to, toOffset, size);
        } else if (to instanceof byte[] array) {
            toBytes(from, fromOffset, array, index(toOffset), size);
        } else if (from instanceof ByteBuffer buffer && to instanceof ByteBuffer other) {
            other.put(index(toOffset), buffer, index(fromOffset), size);
        } else if (from instanceof ByteBuffer buffer) {
            toPrimitives(buffer.duplicate(), index(fromOffset), to, toOffset, size);
        } else {
            fromPrimitives(from, fromOffset, CheckedMemory.buffer(to).duplicate(), index(toOffset), size);
        }
    }

    private static void fromBytes(byte[] from, int index, @Nullable Object to, long toOffset, int size) {
        if (to instanceof byte[] array) {
            System.arraycopy(from, index, array, index(toOffset), size);
        } else if (to instanceof ByteBuffer buffer) {
            buffer.put(index(toOffset), from, index, size);
        } else {
            toPrimitives(ByteBuffer.wrap(from), index, to, toOffset, size);
        }
    }

    private static void toBytes(@Nullable Object from, long fromOffset, byte[] to, int index, int size) {
        if (from instanceof ByteBuffer buffer) {
            buffer.get(index(fromOffset), to, index, size);
        } else {
            fromPrimitives(from, fromOffset, ByteBuffer.wrap(to), index, size);
        }
    }

    private static ByteBuffer at(ByteBuffer bytes, int index) {
        return bytes.order(ByteOrder.LITTLE_ENDIAN).position(index);
    }

    private static void toPrimitives(ByteBuffer bytes, int index, @Nullable Object to, long toOffset, int size) {
        ByteBuffer from = at(bytes, index);
        int offset = index(toOffset);
        if (to instanceof int[] array) {
            from.asIntBuffer().get(array, offset / Integer.BYTES, size / Integer.BYTES);
        } else if (to instanceof long[] array) {
            from.asLongBuffer().get(array, offset / Long.BYTES, size / Long.BYTES);
        } else if (to instanceof double[] array) {
            from.asDoubleBuffer().get(array, offset / Double.BYTES, size / Double.BYTES);
        } else if (to instanceof float[] array) {
            from.asFloatBuffer().get(array, offset / Float.BYTES, size / Float.BYTES);
        } else if (to instanceof short[] array) {
            from.asShortBuffer().get(array, offset / Short.BYTES, size / Short.BYTES);
        } else if (to instanceof char[] array) {
            from.asCharBuffer().get(array, offset / Character.BYTES, size / Character.BYTES);
        } else {
            boolean[] array = booleans(to);
            for (int i = 0; i < size; i++) {
                array[offset + i] = from.get(index + i) != 0;
            }
        }
    }

    private static void fromPrimitives(@Nullable Object from, long fromOffset, ByteBuffer bytes, int index, int size) {
        ByteBuffer to = at(bytes, index);
        int offset = index(fromOffset);
        if (from instanceof int[] array) {
            to.asIntBuffer().put(array, offset / Integer.BYTES, size / Integer.BYTES);
        } else if (from instanceof long[] array) {
            to.asLongBuffer().put(array, offset / Long.BYTES, size / Long.BYTES);
        } else if (from instanceof double[] array) {
            to.asDoubleBuffer().put(array, offset / Double.BYTES, size / Double.BYTES);
        } else if (from instanceof float[] array) {
            to.asFloatBuffer().put(array, offset / Float.BYTES, size / Float.BYTES);
        } else if (from instanceof short[] array) {
            to.asShortBuffer().put(array, offset / Short.BYTES, size / Short.BYTES);
        } else if (from instanceof char[] array) {
            to.asCharBuffer().put(array, offset / Character.BYTES, size / Character.BYTES);
        } else {
            boolean[] array = booleans(from);
            for (int i = 0; i < size; i++) {
                to.put(index + i, (byte) (array[offset + i] ? 1 : 0));
            }
        }
    }

    private static boolean[] booleans(@Nullable Object array) {
        if (array instanceof boolean[] booleans) {
            return booleans;
        }
        throw new IllegalArgumentException("neither bytes nor an array of primitives");
    }
}
