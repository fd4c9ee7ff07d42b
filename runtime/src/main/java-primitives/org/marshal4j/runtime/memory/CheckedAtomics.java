package org.marshal4j.runtime.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/** Implements {@link AtomicMemory} without Unsafe. Stateless and thread-safe. */
final class CheckedAtomics {
    private static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

    /** From JDK 23 on, these VarHandles can only get and set the elements of arrays. */
    static final boolean REACHES_ARRAYS =
            arrays(long[].class).isAccessModeSupported(VarHandle.AccessMode.COMPARE_AND_SET);

    private CheckedAtomics() {}

    private static VarHandle arrays(Class<?> type) {
        return MethodHandles.byteArrayViewVarHandle(type, ORDER).withInvokeExactBehavior();
    }

    private static VarHandle buffers(Class<?> type) {
        return MethodHandles.byteBufferViewVarHandle(type, ORDER).withInvokeExactBehavior();
    }

    // As for int: long.
    private static final VarHandle INTS = arrays(int[].class);
    private static final VarHandle BUFFER_INTS = buffers(int[].class);

    static int getInt(@Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? (int) INTS.getVolatile(array, CheckedMemory.index(offset))
                : (int) BUFFER_INTS.getVolatile(CheckedMemory.buffer(base), CheckedMemory.index(offset));
    }

    static void putInt(@Nullable Object base, long offset, int value) {
        if (base instanceof byte[] array) {
            INTS.setVolatile(array, CheckedMemory.index(offset), value);
        } else {
            BUFFER_INTS.setVolatile(CheckedMemory.buffer(base), CheckedMemory.index(offset), value);
        }
    }

    static void putIntRelease(@Nullable Object base, long offset, int value) {
        if (base instanceof byte[] array) {
            INTS.setRelease(array, CheckedMemory.index(offset), value);
        } else {
            BUFFER_INTS.setRelease(CheckedMemory.buffer(base), CheckedMemory.index(offset), value);
        }
    }

    static boolean compareAndSetInt(@Nullable Object base, long offset, int expected, int value) {
        return base instanceof byte[] array
                ? INTS.compareAndSet(array, CheckedMemory.index(offset), expected, value)
                : BUFFER_INTS.compareAndSet(CheckedMemory.buffer(base), CheckedMemory.index(offset), expected, value);
    }

    static int getAndAddInt(@Nullable Object base, long offset, int delta) {
        return base instanceof byte[] array
                ? (int) INTS.getAndAdd(array, CheckedMemory.index(offset), delta)
                : (int) BUFFER_INTS.getAndAdd(CheckedMemory.buffer(base), CheckedMemory.index(offset), delta);
    }
}
