package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/** Bytes of texts, eight at a time as long as they are ASCII. */
public final class Ascii {
    private static final long NOT_ASCII = 0x8080_8080_8080_8080L;

    private Ascii() {}

    private static boolean isAscii(long eight) {
        return (eight & NOT_ASCII) == 0;
    }

    /** How many of the bytes are beyond ASCII. */
    public static int others(byte[] bytes) {
        int others = 0;
        int i = 0;
        for (; i <= bytes.length - 8; i += 8) {
            others += Long.bitCount(RawMemory.getLong(bytes, RawMemory.ARRAY_OFFSET + i) & NOT_ASCII);
        }
        for (; i < bytes.length; i++) {
            others += bytes[i] < 0 ? 1 : 0;
        }
        return others;
    }

    /** Whether all of the bytes are ASCII. */
    public static boolean isAscii(@Nullable Object base, long offset, int count) {
        if (count < 8) {
            return isAscii(RawMemory.getFew(base, offset, count));
        }
        int last = count - 8;
        long bits = RawMemory.getLong(base, offset + last);
        for (int i = 0; i < last; i += 8) {
            bits |= RawMemory.getLong(base, offset + i);
        }
        return isAscii(bits);
    }

    /** Copies all bytes of an array; returns whether they are ASCII. The two places must not overlap. */
    public static boolean copy(byte[] from, @Nullable Object to, long offset) {
        return copy(from, RawMemory.ARRAY_OFFSET, to, offset, from.length);
    }

    /** Copies bytes; returns whether all of them are ASCII. The two places must not overlap. */
    public static boolean copy(@Nullable Object from, long at, @Nullable Object to, long offset, int count) {
        if (count <= 16) {
            return count < 8
                    ? copyFew(from, at, to, offset, count)
                    : isAscii(RawMemory.copyTwoWords(from, at, to, offset, count - 8));
        }
        // No loop for what most texts are: what goes around a loop costs more than such a text.
        if (count <= 32) {
            int last = count - 16;
            return isAscii(RawMemory.copyTwoWords(from, at, to, offset, 8)
                    | RawMemory.copyTwoWords(from, at + last, to, offset + last, 8));
        }
        long bits = 0;
        int last = count - 32;
        for (int i = 0; i < last; i += 32) {
            bits |= RawMemory.copyTwoWords(from, at + i, to, offset + i, 8)
                    | RawMemory.copyTwoWords(from, at + i + 16, to, offset + i + 16, 8);
        }
        // The last 32, some of which have been copied already.
        return isAscii(bits
                | RawMemory.copyTwoWords(from, at + last, to, offset + last, 8)
                | RawMemory.copyTwoWords(from, at + last + 16, to, offset + last + 16, 8));
    }

    private static boolean copyFew(@Nullable Object from, long at, @Nullable Object to, long offset, int count) {
        if (count >= 4) {
            int first = RawMemory.getInt(from, at);
            int last = RawMemory.getInt(from, at + count - 4);
            RawMemory.putInt(to, offset, first);
            RawMemory.putInt(to, offset + count - 4, last);
            return isAscii(first | last);
        }
        int bits = 0;
        for (int i = 0; i < count; i++) {
            byte one = RawMemory.getByte(from, at + i);
            RawMemory.putByte(to, offset + i, one);
            bits |= one;
        }
        return bits >= 0;
    }

    /** Whether the bytes are those of the array, and all of them are ASCII. */
    public static boolean equal(byte[] text, @Nullable Object base, long offset) {
        int count = text.length;
        long at = RawMemory.ARRAY_OFFSET;
        if (count <= 16) {
            return count < 8 ? equalFew(text, base, offset) : equalWords(text, at, base, offset, count - 8);
        }
        // No loop for what most texts are, as in copy.
        if (count <= 32) {
            int last = count - 16;
            return equalWords(text, at, base, offset, 8) && equalWords(text, at + last, base, offset + last, 8);
        }
        int last = count - 32;
        for (int i = 0; i < last; i += 32) {
            if (!equalWords(text, at + i, base, offset + i, 8)
                    || !equalWords(text, at + i + 16, base, offset + i + 16, 8)) {
                return false;
            }
        }
        return equalWords(text, at + last, base, offset + last, 8)
                && equalWords(text, at + last + 16, base, offset + last + 16, 8);
    }

    /** Whether two times eight bytes, so far apart, are the same and ASCII. */
    private static boolean equalWords(byte[] text, long at, @Nullable Object base, long offset, int distance) {
        return isAscii(RawMemory.bitsIfEqual(text, at, base, offset, distance));
    }

    private static boolean equalFew(byte[] text, @Nullable Object base, long offset) {
        int count = text.length;
        long at = RawMemory.ARRAY_OFFSET;
        if (count >= 4) {
            int first = RawMemory.getInt(text, at);
            int last = RawMemory.getInt(text, at + count - 4);
            return first == RawMemory.getInt(base, offset)
                    && last == RawMemory.getInt(base, offset + count - 4)
                    && isAscii(first | last);
        }
        for (int i = 0; i < count; i++) {
            byte one = RawMemory.getByte(text, at + i);
            if (one != RawMemory.getByte(base, offset + i) || one < 0) {
                return false;
            }
        }
        return true;
    }
}
