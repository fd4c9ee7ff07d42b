package org.marshal4j.runtime.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Implements {@link RawMemory} without Unsafe, with VarHandles over a {@code byte[]} or a {@link ByteBuffer}, whose
 * index 0 is at the offset {@link #FIRST}. The JVM checks each access: an invalid location causes an
 * IndexOutOfBoundsException. Stateless.
 */
final class CheckedMemory {
    /** The offset of index 0. It is not 0, since 0 means that there is no location. */
    static final int FIRST = 16;

    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    private static final VarHandle SHORTS = arrays(short[].class);
    private static final VarHandle INTS = arrays(int[].class);
    private static final VarHandle LONGS = arrays(long[].class);

    private CheckedMemory() {}

    /** Handles for ByteBuffers. They are apart, since they take as long to make as a first message in an array. */
    private static final class Buffers {
        static final VarHandle SHORTS = buffers(short[].class);
        static final VarHandle INTS = buffers(int[].class);
        static final VarHandle LONGS = buffers(long[].class);

        static {
            load("jdk.internal.misc.ScopedMemoryAccess$Scope");
            load("jdk.internal.foreign.MemorySessionImpl");
            load("jdk.internal.foreign.AbstractMemorySegmentImpl");
        }

        /**
         * Loads a class of the JDK, if there is one. HotSpot inlines no method whose signature names a class that is
         * not loaded. The methods of ByteBuffers have such parameters, of the first class on JDK 17 and of the others
         * on newer ones; many programs load none of them.
         */
        private static void load(String name) {
            try {
                Class.forName(name, false, null);
            } catch (ClassNotFoundException e) {
                // A JDK that has no such class needs none.
            }
        }

        private static VarHandle buffers(Class<?> type) {
            return MethodHandles.byteBufferViewVarHandle(type, ORDER).withInvokeExactBehavior();
        }
    }

    private static VarHandle arrays(Class<?> type) {
        return MethodHandles.byteArrayViewVarHandle(type, ORDER).withInvokeExactBehavior();
    }

    /** Returns the index for an offset. */
    static int index(long offset) {
        return (int) offset - FIRST;
    }

    static ByteBuffer buffer(@Nullable Object base) {
        return (ByteBuffer) Objects.requireNonNull(base);
    }

    static void putByte(@Nullable Object base, long offset, byte value) {
        if (base instanceof byte[] array) {
            array[index(offset)] = value;
        } else if (base instanceof boolean[] booleans) {
            booleans[index(offset)] = value != 0;
        } else {
            buffer(base).put(index(offset), value);
        }
    }

    static void putShort(@Nullable Object base, long offset, short value) {
        if (base instanceof byte[] array) {
            SHORTS.set(array, index(offset), value);
        } else {
            Buffers.SHORTS.set(buffer(base), index(offset), value);
        }
    }

    static void putInt(@Nullable Object base, long offset, int value) {
        if (base instanceof byte[] array) {
            INTS.set(array, index(offset), value);
        } else {
            Buffers.INTS.set(buffer(base), index(offset), value);
        }
    }

    static void putLong(@Nullable Object base, long offset, long value) {
        if (base instanceof byte[] array) {
            LONGS.set(array, index(offset), value);
        } else {
            Buffers.LONGS.set(buffer(base), index(offset), value);
        }
    }

    static byte getByte(@Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? array[index(offset)]
                : buffer(base).get(index(offset));
    }

    static short getShort(@Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? (short) SHORTS.get(array, index(offset))
                : (short) Buffers.SHORTS.get(buffer(base), index(offset));
    }

    static int getInt(@Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? (int) INTS.get(array, index(offset))
                : (int) Buffers.INTS.get(buffer(base), index(offset));
    }

    static long getLong(@Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? (long) LONGS.get(array, index(offset))
                : (long) Buffers.LONGS.get(buffer(base), index(offset));
    }

    /** As {@link RawMemory#copyTwoWords}. */
    static long copyTwoWords(@Nullable Object from, long at, @Nullable Object to, long offset, int distance) {
        long first = getLong(from, at);
        long second = getLong(from, at + distance);
        putLong(to, offset, first);
        putLong(to, offset + distance, second);
        return first | second;
    }

    /** As {@link RawMemory#bitsIfEqual}. */
    static long bitsIfEqual(@Nullable Object a, long at, @Nullable Object b, long offset, int distance) {
        long first = getLong(a, at);
        long second = getLong(a, at + distance);
        return first == getLong(b, offset) && second == getLong(b, offset + distance) ? first | second : -1;
    }
}
