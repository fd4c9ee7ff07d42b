package org.marshal4j.runtime.memory;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Accesses values in raw memory that several threads or processes use at once. Locations are as for {@link RawMemory}.
 * They must be aligned ({@link #bytesBeyondAligned}) and in memory that allows such accesses ({@link #reaches}).
 * Nothing else is checked. Stateless and thread-safe.
 */
public final class AtomicMemory {
    private AtomicMemory() {}

    /**
     * {@return whether memory allows such accesses} With Unsafe, all memory does. Without it, arrays do only up to JDK
     * 22.
     *
     * @param base the object that contains the memory; null for an address
     */
    public static boolean reaches(@Nullable Object base) {
        return RawMemory.UNSAFE != null
                || CheckedAtomics.REACHES_ARRAYS
                || (base instanceof ByteBuffer buffer && buffer.isDirect());
    }

    /**
     * Returns the number of bytes from the last aligned location to this one; 0 if it is aligned.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param size the size of the value in bytes, 4 or 8
     * @return the number of bytes
     */
    public static int bytesBeyondAligned(@Nullable Object base, long offset, int size) {
        // Arrays start at multiples of eight, and offsets count from there.
        return RawMemory.UNSAFE == null && base instanceof ByteBuffer buffer && buffer.isDirect()
                ? buffer.alignmentOffset(CheckedMemory.index(offset), size)
                : (int) (offset & (size - 1));
    }

    // As for int: long.
    /**
     * Loads 4 bytes with the memory effects of a volatile read.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @return the value
     */
    public static int getIntVolatile(@Nullable Object base, long offset) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getIntVolatile(base, offset)
                : CheckedAtomics.getInt(base, offset);
    }

    /**
     * Stores 4 bytes with the memory effects of a volatile write.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param value the value
     */
    public static void putIntVolatile(@Nullable Object base, long offset, int value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putIntVolatile(base, offset, value);
        } else {
            CheckedAtomics.putInt(base, offset, value);
        }
    }

    /**
     * Stores 4 bytes after all earlier stores (release semantics).
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param value the value
     */
    public static void putIntRelease(@Nullable Object base, long offset, int value) {
        if (RawMemory.UNSAFE != null) {
            RawMemory.UNSAFE.putOrderedInt(base, offset, value);
        } else {
            CheckedAtomics.putIntRelease(base, offset, value);
        }
    }

    /**
     * Stores 4 bytes if the current ones are as expected.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param expected the expected value
     * @param value the new value
     * @return whether the value was stored
     */
    public static boolean compareAndSetInt(@Nullable Object base, long offset, int expected, int value) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.compareAndSwapInt(base, offset, expected, value)
                : CheckedAtomics.compareAndSetInt(base, offset, expected, value);
    }

    /**
     * Adds to 4 bytes.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param delta what to add
     * @return the previous value
     */
    public static int getAndAddInt(@Nullable Object base, long offset, int delta) {
        return RawMemory.UNSAFE != null
                ? RawMemory.UNSAFE.getAndAddInt(base, offset, delta)
                : CheckedAtomics.getAndAddInt(base, offset, delta);
    }
}
