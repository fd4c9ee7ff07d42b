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
            return count < 8 ? copyFew(from, at, to, offset, count) : isAscii(copyUpTo16(from, at, to, offset, count));
        }
        // No loop for what most texts are: what goes around a loop costs more than such a text.
        if (count <= 32) {
            return isAscii(copy16(from, at, to, offset) | copy16(from, at + count - 16, to, offset + count - 16));
        }
        long bits = 0;
        int last = count - 32;
        for (int i = 0; i < last; i += 32) {
            bits |= copy16(from, at + i, to, offset + i) | copy16(from, at + i + 16, to, offset + i + 16);
        }
        // The last 32, some of which have been copied already.
        return isAscii(bits
                | copy16(from, at + last, to, offset + last)
                | copy16(from, at + last + 16, to, offset + last + 16));
    }

    /** Copies 16 bytes; returns all of their bits. */
    private static long copy16(@Nullable Object from, long at, @Nullable Object to, long offset) {
        return copyUpTo16(from, at, to, offset, 16);
    }

    /** Copies 8 to 16 bytes, as two times eight that may overlap; returns all of their bits. */
    private static long copyUpTo16(@Nullable Object from, long at, @Nullable Object to, long offset, int count) {
        long first = RawMemory.getLong(from, at);
        long last = RawMemory.getLong(from, at + count - 8);
        RawMemory.putLong(to, offset, first);
        RawMemory.putLong(to, offset + count - 8, last);
        return first | last;
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
            return count < 8 ? equalFew(text, base, offset) : equalUpTo16(text, at, base, offset, count);
        }
        // No loop for what most texts are, as in copy.
        if (count <= 32) {
            return equal16(text, at, base, offset) && equal16(text, at + count - 16, base, offset + count - 16);
        }
        int last = count - 32;
        for (int i = 0; i < last; i += 32) {
            if (!equal16(text, at + i, base, offset + i) || !equal16(text, at + i + 16, base, offset + i + 16)) {
                return false;
            }
        }
        return equal16(text, at + last, base, offset + last) && equal16(text, at + last + 16, base, offset + last + 16);
    }

    private static boolean equal16(byte[] text, long at, @Nullable Object base, long offset) {
        return equalUpTo16(text, at, base, offset, 16);
    }

    /** The same for 8 to 16 bytes, as two times eight that may overlap. */
    private static boolean equalUpTo16(byte[] text, long at, @Nullable Object base, long offset, int count) {
        long first = RawMemory.getLong(text, at);
        long last = RawMemory.getLong(text, at + count - 8);
        long others = (first ^ RawMemory.getLong(base, offset)) | (last ^ RawMemory.getLong(base, offset + count - 8));
        return others == 0 && isAscii(first | last);
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
