package org.marshal4j.runtime.memory;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Values in raw memory that several threads or processes use at once. Places are those of {@link RawMemory}, and must be aligned ({@link
 * #bytesBeyondAligned}), in memory that can be used so ({@link #reaches}). Nothing else is checked here. Stateless and thread-safe.
 */
public final class AtomicMemory {
    private AtomicMemory() {}

    /** Whether memory can be used so: all of it with Unsafe. Without, arrays only up to JDK 22. */
    public static boolean reaches(@Nullable Object base) {
        return RawMemory.UNSAFE != null
                || CheckedAtomics.REACHES_ARRAYS
                || (base instanceof ByteBuffer buffer && buffer.isDirect());
    }

    /**
     * How many bytes a place is beyond one that is aligned; 0 if it is aligned.
     *
     * @param size bytes of the value, 4 or 8
     */
    public static int bytesBeyondAligned(@Nullable Object base, long offset, int size) {
        // Arrays begin at multiples of eight; offsets count from there.
        return RawMemory.UNSAFE == null && base instanceof ByteBuffer buffer && buffer.isDirect()
                ? buffer.alignmentOffset(CheckedMemory.index(offset), size)
                : (int) (offset & (size - 1));
    }

    /** Loads eight bytes as a volatile variable is loaded. */
    public static long getLongVolatile(@Nullable Object base, long offset) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getLongVolatile(base, offset)
                : CheckedAtomics.getLong(base, offset);
    }

    /** Stores eight bytes as a volatile variable is stored. */
    public static void putLongVolatile(@Nullable Object base, long offset, long value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putLongVolatile(base, offset, value);
        } else {
            CheckedAtomics.putLong(base, offset, value);
        }
    }

    /** Stores eight bytes behind all stores before. */
    public static void putLongRelease(@Nullable Object base, long offset, long value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putOrderedLong(base, offset, value);
        } else {
            CheckedAtomics.putLongRelease(base, offset, value);
        }
    }

    /** Stores eight bytes if they were others that are expected. */
    public static boolean compareAndSetLong(@Nullable Object base, long offset, long expected, long value) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.compareAndSwapLong(base, offset, expected, value)
                : CheckedAtomics.compareAndSetLong(base, offset, expected, value);
    }

    /** Adds to eight bytes; returns what they were. */
    public static long getAndAddLong(@Nullable Object base, long offset, long delta) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getAndAddLong(base, offset, delta)
                : CheckedAtomics.getAndAddLong(base, offset, delta);
    }

    /** Loads four bytes as a volatile variable is loaded. */
    public static int getIntVolatile(@Nullable Object base, long offset) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getIntVolatile(base, offset)
                : CheckedAtomics.getInt(base, offset);
    }

    /** Stores four bytes as a volatile variable is stored. */
    public static void putIntVolatile(@Nullable Object base, long offset, int value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putIntVolatile(base, offset, value);
        } else {
            CheckedAtomics.putInt(base, offset, value);
        }
    }

    /** Stores four bytes behind all stores before. */
    public static void putIntRelease(@Nullable Object base, long offset, int value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putOrderedInt(base, offset, value);
        } else {
            CheckedAtomics.putIntRelease(base, offset, value);
        }
    }

    /** Stores four bytes if they were others that are expected. */
    public static boolean compareAndSetInt(@Nullable Object base, long offset, int expected, int value) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.compareAndSwapInt(base, offset, expected, value)
                : CheckedAtomics.compareAndSetInt(base, offset, expected, value);
    }

    /** Adds to four bytes; returns what they were. */
    public static int getAndAddInt(@Nullable Object base, long offset, int delta) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getAndAddInt(base, offset, delta)
                : CheckedAtomics.getAndAddInt(base, offset, delta);
    }
}
