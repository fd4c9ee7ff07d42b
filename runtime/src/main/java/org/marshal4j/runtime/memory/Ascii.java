package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/** Copies and compares the bytes of texts, eight at a time as long as they are ASCII. */
public final class Ascii {
    private static final long NOT_ASCII = 0x8080_8080_8080_8080L;

    private Ascii() {}

    /** Whether eight bytes are ASCII. */
    static boolean isAscii(long eight) {
        return (eight & NOT_ASCII) == 0;
    }

    /**
     * Counts the bytes that are not ASCII.
     *
     * @param bytes the bytes
     * @return their number
     */
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

    /**
     * {@return whether all of the bytes are ASCII}
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     */
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

    /**
     * Copies all bytes of an array and tells whether they are ASCII. The two ranges must not overlap.
     *
     * @param from the array
     * @param to the object that the offset relates to; null if the offset is an address
     * @param offset where to copy the bytes
     * @return true if all of them are ASCII
     */
    public static boolean copy(byte[] from, @Nullable Object to, long offset) {
        return copy(from, RawMemory.ARRAY_OFFSET, to, offset, from.length);
    }

    /**
     * Copies bytes and tells whether all of them are ASCII. The two ranges must not overlap.
     *
     * @param from the object that the bytes are copied from; null if {@code at} is an address
     * @param at the offset of the first byte there
     * @param to the object that the bytes are copied to; null if {@code offset} is an address
     * @param offset where to copy the bytes
     * @param count the number of bytes
     * @return true if all of them are ASCII
     */
    public static boolean copy(@Nullable Object from, long at, @Nullable Object to, long offset, int count) {
        if (count <= 16) {
            return count < 8
                    ? copyFew(from, at, to, offset, count)
                    : isAscii(RawMemory.copyTwoWords(from, at, to, offset, count - 8));
        }
        // Most texts are this short, and the overhead of a loop would cost more than copying them.
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
        // The last 32 bytes, some of which have been copied already.
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
        if (count >= 2) {
            short first = RawMemory.getShort(from, at);
            short last = RawMemory.getShort(from, at + count - 2);
            RawMemory.putShort(to, offset, first);
            RawMemory.putShort(to, offset + count - 2, last);
            return isAscii(first | last);
        }
        if (count == 0) {
            return true;
        }
        byte one = RawMemory.getByte(from, at);
        RawMemory.putByte(to, offset, one);
        return one >= 0;
    }

    /**
     * {@return whether the bytes are the same as the array's and all of them are ASCII}
     *
     * @param text the array
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     */
    public static boolean equal(byte[] text, @Nullable Object base, long offset) {
        int count = text.length;
        long at = RawMemory.ARRAY_OFFSET;
        if (count <= 16) {
            return count < 8 ? equalFew(text, base, offset) : equalWords(text, at, base, offset, count - 8);
        }
        // No loop for short texts, as in copy.
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

    /** Whether two groups of eight bytes each, {@code distance} bytes apart, are equal and ASCII. */
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
        if (count >= 2) {
            short first = RawMemory.getShort(text, at);
            short last = RawMemory.getShort(text, at + count - 2);
            return first == RawMemory.getShort(base, offset)
                    && last == RawMemory.getShort(base, offset + count - 2)
                    && isAscii(first | last);
        }
        return count == 0 || (text[0] == RawMemory.getByte(base, offset) && text[0] >= 0);
    }
}
