package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * UTF-8 in raw memory, strict: shortest forms only, nothing above U+10FFFF, no lone surrogates. Reading takes a
 * surrogate pair as two characters of three bytes too (CESU-8).
 */
final class Utf8 {
    private static final long NOT_ASCII = 0x8080_8080_8080_8080L;

    /** The first of the three bytes of half of a surrogate pair. */
    private static final byte HALVES = (byte) 0xED;

    private Utf8() {}

    /** Number of bytes, or MARSHAL208 for half of a surrogate pair. */
    static long size(String value) {
        int length = value.length();
        long size = length;
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c >= 0x80) {
                size += c < 0x800 ? 1 : 2;
                if (Character.isSurrogate(c)) {
                    requirePair(value, i++);
                    // Two characters, four bytes.
                }
            }
        }
        return size;
    }

    private static void requirePair(String value, int index) {
        if (!isPair(value, index)) {
            throw new MarshalException(
                    RuntimeProblem.MALFORMED_TEXT, "half of a surrogate pair at index " + index + " of the text");
        }
    }

    private static boolean isPair(String value, int index) {
        return Character.isHighSurrogate(value.charAt(index))
                && index + 1 < value.length()
                && Character.isLowSurrogate(value.charAt(index + 1));
    }

    /** Stores the characters up to the first that is not ASCII; returns how many those were. */
    static int putAscii(String value, @Nullable Object base, long offset) {
        int length = value.length();
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c >= 0x80) {
                return i;
            }
            RawMemory.putByte(base, offset + i, (byte) c);
        }
        return length;
    }

    /** Stores a text that {@link #size} found to be well-formed. */
    static void put(String value, @Nullable Object base, long offset) {
        int length = value.length();
        long at = offset;
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c < 0x80) {
                RawMemory.putByte(base, at++, (byte) c);
            } else if (Character.isSurrogate(c)) {
                at = put(base, at, 4, value.codePointAt(i++));
            } else {
                at = put(base, at, c < 0x800 ? 2 : 3, c);
            }
        }
    }

    /** Number of bytes of a character. */
    static int size(int codePoint) {
        if (codePoint < 0x800) {
            return codePoint < 0x80 ? 1 : 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    /** Stores a character that takes that many bytes, two to four; returns the offset behind it. */
    static long put(@Nullable Object base, long offset, int size, int codePoint) {
        int rest = codePoint;
        for (int i = size - 1; i > 0; i--) {
            RawMemory.putByte(base, offset + i, (byte) (0x80 | (rest & 0x3F)));
            rest >>= 6;
        }
        RawMemory.putByte(base, offset, (byte) (0xF00 >> size | rest));
        return offset + size;
    }

    static boolean isAscii(@Nullable Object base, long offset, int count) {
        long bits = 0;
        int i = 0;
        for (; i <= count - 8; i += 8) {
            bits |= RawMemory.getLong(base, offset + i);
        }
        for (; i < count; i++) {
            bits |= RawMemory.getByte(base, offset + i);
        }
        return (bits & NOT_ASCII) == 0;
    }

    /** Whether the bytes are this text's UTF-8. Allocates nothing; false for bytes in another form of the same text. */
    static boolean matches(String value, @Nullable Object base, long offset, int count) {
        int length = value.length();
        if (length > count) {
            return false;
        }
        long at = offset;
        long end = offset + count;
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c < 0x80) {
                if (at >= end || RawMemory.getByte(base, at++) != c) {
                    return false;
                }
            } else {
                boolean surrogate = Character.isSurrogate(c);
                int size = surrogate ? 4 : c < 0x800 ? 2 : 3;
                if (at + size > end || (surrogate && !isPair(value, i))) {
                    return false;
                }
                if (!isCoded(surrogate ? value.codePointAt(i++) : c, base, at, size)) {
                    return false;
                }
                at += size;
            }
        }
        return at == end;
    }

    /** Whether the bytes, two to four, are that character. */
    static boolean isCoded(int codePoint, @Nullable Object base, long offset, int size) {
        int rest = codePoint;
        for (int i = size - 1; i > 0; i--) {
            if (RawMemory.getByte(base, offset + i) != (byte) (0x80 | (rest & 0x3F))) {
                return false;
            }
            rest >>= 6;
        }
        return RawMemory.getByte(base, offset) == (byte) (0xF00 >> size | rest);
    }

    /** Decodes a text, or throws MARSHAL208. */
    static String decode(@Nullable Object base, long offset, int count) {
        char[] chars = new char[count];
        int length = 0;
        int i = 0;
        while (i < count) {
            byte first = RawMemory.getByte(base, offset + i);
            if (first >= 0) {
                chars[length++] = (char) first;
                i++;
            } else {
                int codePoint = required(i, base, offset, count);
                length += Character.toChars(codePoint, chars, length);
                i += taken(codePoint, first);
            }
        }
        return new String(chars, 0, length);
    }

    /** Appends a text, or throws MARSHAL208 where it is none. */
    static void append(@Nullable Object base, long offset, int count, StringBuilder to) {
        int i = 0;
        while (i < count) {
            byte first = RawMemory.getByte(base, offset + i);
            if (first >= 0) {
                to.append((char) first);
                i++;
            } else {
                int codePoint = required(i, base, offset, count);
                append(codePoint, to);
                i += taken(codePoint, first);
            }
        }
    }

    /** {@link StringBuilder#appendCodePoint} makes a String of two halves first. */
    private static void append(int codePoint, StringBuilder to) {
        if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            to.append((char) codePoint);
        } else {
            to.append(Character.highSurrogate(codePoint)).append(Character.lowSurrogate(codePoint));
        }
    }

    private static int required(int index, @Nullable Object base, long offset, int count) {
        int codePoint = codePoint(base, offset + index, count - index);
        if (codePoint < 0) {
            throw new MarshalException(RuntimeProblem.MALFORMED_TEXT, "no UTF-8 at byte " + index + " of the text");
        }
        return codePoint;
    }

    /** How many bytes a character was read from that is not ASCII. */
    private static int taken(int codePoint, byte first) {
        return codePoint >= 0x10000 && first == HALVES ? 6 : size(codePoint);
    }

    /** The character that begins at a byte which is not ASCII, −1 if it is none. */
    private static int codePoint(@Nullable Object base, long offset, int left) {
        int size = sizeOf(RawMemory.getByte(base, offset));
        int codePoint = size == 0 || size > left ? -1 : bits(base, offset, size);
        if (codePoint < 0 || !isAllowed(codePoint, size)) {
            return -1;
        }
        return size == 3 && Character.isSurrogate((char) codePoint)
                ? pair((char) codePoint, base, offset + 3, left - 3)
                : codePoint;
    }

    /** A half of three bytes, with the other one, which must follow. */
    private static int pair(char half, @Nullable Object base, long offset, int left) {
        if (!Character.isHighSurrogate(half) || left < 3 || RawMemory.getByte(base, offset) != HALVES) {
            return -1;
        }
        char low = (char) bits(base, offset, 3);
        return Character.isLowSurrogate(low) ? Character.toCodePoint(half, low) : -1;
    }

    private static int sizeOf(byte first) {
        int value = first & 0xFF;
        if (value >= 0xC2 && value <= 0xDF) {
            return 2;
        }
        if (value >= 0xE0 && value <= 0xEF) {
            return 3;
        }
        return value >= 0xF0 && value <= 0xF4 ? 4 : 0;
    }

    /** The number in that many bytes, −1 if one of them does not continue the first. */
    private static int bits(@Nullable Object base, long offset, int size) {
        int codePoint = RawMemory.getByte(base, offset) & 0x7F >> size;
        for (int i = 1; i < size; i++) {
            int next = RawMemory.getByte(base, offset + i);
            if ((next & 0xC0) != 0x80) {
                return -1;
            }
            codePoint = (codePoint << 6) | (next & 0x3F);
        }
        return codePoint;
    }

    private static boolean isAllowed(int codePoint, int size) {
        return switch (size) {
            case 2 -> true;
            case 3 -> codePoint >= 0x800;
            default -> codePoint >= 0x10000 && codePoint <= Character.MAX_CODE_POINT;
        };
    }
}
