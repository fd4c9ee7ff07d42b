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
        if (count < 8) {
            return copyFew(from, at, to, offset, count);
        }
        long bits = 0;
        int last = count - 8;
        int i = 0;
        for (; i < last - 24; i += 32) {
            long first = RawMemory.getLong(from, at + i);
            long second = RawMemory.getLong(from, at + i + 8);
            long third = RawMemory.getLong(from, at + i + 16);
            long fourth = RawMemory.getLong(from, at + i + 24);
            RawMemory.putLong(to, offset + i, first);
            RawMemory.putLong(to, offset + i + 8, second);
            RawMemory.putLong(to, offset + i + 16, third);
            RawMemory.putLong(to, offset + i + 24, fourth);
            bits |= first | second | third | fourth;
        }
        for (; i < last; i += 8) {
            long eight = RawMemory.getLong(from, at + i);
            RawMemory.putLong(to, offset + i, eight);
            bits |= eight;
        }
        // The last eight, some of which have been copied already.
        long eight = RawMemory.getLong(from, at + last);
        RawMemory.putLong(to, offset + last, eight);
        return isAscii(bits | eight);
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
        if (count < 8) {
            return equalFew(text, base, offset);
        }
        int last = count - 8;
        int i = 0;
        for (; i < last - 24; i += 32) {
            long first = RawMemory.getLong(text, at + i);
            long second = RawMemory.getLong(text, at + i + 8);
            long third = RawMemory.getLong(text, at + i + 16);
            long fourth = RawMemory.getLong(text, at + i + 24);
            long others = (first ^ RawMemory.getLong(base, offset + i))
                    | (second ^ RawMemory.getLong(base, offset + i + 8))
                    | (third ^ RawMemory.getLong(base, offset + i + 16))
                    | (fourth ^ RawMemory.getLong(base, offset + i + 24));
            if (others != 0 || !isAscii(first | second | third | fourth)) {
                return false;
            }
        }
        for (; i < last; i += 8) {
            long eight = RawMemory.getLong(text, at + i);
            if (eight != RawMemory.getLong(base, offset + i) || !isAscii(eight)) {
                return false;
            }
        }
        long eight = RawMemory.getLong(text, at + last);
        return eight == RawMemory.getLong(base, offset + last) && isAscii(eight);
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
