package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * Counts the characters of UTF-8 by their first bytes, and finds out their kind, eight bytes at a time. Shifting moves
 * bits from one byte into the next, but never up to its top bit, and only that bit is used. It does not check whether
 * the bytes are UTF-8.
 */
public final class Utf8Lengths {
    private static final long TOPS = 0x8080_8080_8080_8080L;

    /** Set if there is a character above U+00FF. */
    public static final long WIDE = 1L << 32;

    private Utf8Lengths() {}

    /**
     * Returns the number of chars in these bytes, where a character of four bytes counts as two, and {@link #WIDE} if
     * one is above U+00FF. The number is at least that of any valid UTF-8 prefix.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     * @return the number, plus {@link #WIDE}
     */
    public static long of(@Nullable Object base, long offset, int count) {
        long characters = count;
        long wide = 0;
        for (int i = 0; i < count; i += 8) {
            int left = count - i;
            long bytes = left >= 8 ? RawMemory.getLong(base, offset + i) : RawMemory.getFew(base, offset + i, left);
            if ((bytes & TOPS) != 0) {
                // Top bits 10: a byte that continues a character.
                long continuing = bytes & ~(bytes << 1) & TOPS;
                // Top bits 1111: the first byte of four.
                long ofFour = bytes & (bytes << 1) & (bytes << 2) & (bytes << 3) & TOPS;
                characters += Long.bitCount(ofFour) - Long.bitCount(continuing);
                // C4 or more.
                wide |= bytes & (bytes << 1) & ((bytes << 2) | (bytes << 3) | (bytes << 4) | (bytes << 5)) & TOPS;
            }
        }
        return wide == 0 ? characters : characters | WIDE;
    }
}
