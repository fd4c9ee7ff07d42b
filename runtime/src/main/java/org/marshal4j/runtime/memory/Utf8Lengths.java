package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * What the first bytes of the characters of UTF-8 tell: how many characters there are, and of which kind. Eight bytes at a time; bits
 * that are shifted from one byte into the next never reach the top bit, which alone is looked at. Whether it is UTF-8 at all is not
 * checked.
 */
public final class Utf8Lengths {
    private static final long TOPS = 0x8080_8080_8080_8080L;

    /** There is a character above U+00FF. */
    static final long WIDE = 1L << 32;

    private Utf8Lengths() {}

    /**
     * What so many bytes hold: the number of chars, two for a character of four bytes, and at least as many as any part from the start
     * that is UTF-8 has; and {@link #WIDE} if one is above U+00FF.
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
                // Top bits 1111: the first of four.
                long ofFour = bytes & (bytes << 1) & (bytes << 2) & (bytes << 3) & TOPS;
                characters += Long.bitCount(ofFour) - Long.bitCount(continuing);
                // C4 or more.
                wide |= bytes & (bytes << 1) & ((bytes << 2) | (bytes << 3) | (bytes << 4) | (bytes << 5)) & TOPS;
            }
        }
        return wide == 0 ? characters : characters | WIDE;
    }
}
