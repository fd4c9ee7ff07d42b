package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;

/**
 * UTF-8 in raw memory, strict: shortest forms only, nothing above U+10FFFF, no lone surrogates. Reading takes a
 * surrogate pair as two characters of three bytes too (CESU-8).
 */
final class Utf8 {
    private Utf8() {}

    /** Number of bytes, or MARSHAL208 for half of a surrogate pair. */
    static long size(String value) {
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return (long) narrow.length + Ascii.others(narrow);
        }
        byte[] wide = StringMemory.utf16(value);
        int length = value.length();
        long size = length;
        for (int i = WideAscii.run(wide, 0); i < length; i = WideAscii.run(wide, i + 1)) {
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

    /** Stores a text as long as its characters are ASCII, one byte each; returns whether all are. */
    static boolean putAscii(String value, @Nullable Object base, long offset) {
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return Ascii.copy(narrow, base, offset);
        }
        int length = value.length();
        for (int i = 0; i < length; i++) {
            char c = value.charAt(i);
            if (c >= 0x80) {
                return false;
            }
            RawMemory.putByte(base, offset + i, (byte) c);
        }
        return true;
    }

    /** Stores a text that {@link #size} found to be well-formed. */
    static void put(String value, @Nullable Object base, long offset) {
        byte[] wide = StringMemory.utf16(value);
        int length = value.length();
        long at = offset;
        for (int i = 0; i < length; i++) {
            int run = WideAscii.put(wide, i, base, at);
            i += run;
            at += run;
            if (i == length) {
                return;
            }
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
        RawMemory.putByte(base, offset, (byte) ((0xF00 >> size) | rest));
        return offset + size;
    }

    /** Whether the bytes are this text's UTF-8. Allocates nothing; false for bytes in another form of the same text. */
    static boolean matches(String value, @Nullable Object base, long offset, int count) {
        int length = value.length();
        if (length > count) {
            return false;
        }
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null && length == count) {
            // As many bytes as characters: either all of them are ASCII, or they are not this text.
            return Ascii.equal(narrow, base, offset);
        }
        return matchesEach(value, base, offset, count);
    }

    private static boolean matchesEach(String value, @Nullable Object base, long offset, int count) {
        byte[] wide = StringMemory.utf16(value);
        int length = value.length();
        long at = offset;
        long end = offset + count;
        for (int i = 0; i < length; i++) {
            int run = WideAscii.equal(wide, i, base, at, end);
            i += run;
            at += run;
            if (i == length) {
                break;
            }
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
        return RawMemory.getByte(base, offset) == (byte) ((0xF00 >> size) | rest);
    }
}
