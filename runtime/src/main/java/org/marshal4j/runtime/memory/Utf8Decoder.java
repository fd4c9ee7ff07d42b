package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Texts out of UTF-8 in raw memory, strict: shortest forms only, nothing above U+10FFFF, no lone surrogates. A surrogate pair is
 * taken as two characters of three bytes too (CESU-8).
 */
public final class Utf8Decoder {
    /** The first of the three bytes of half of a surrogate pair. */
    private static final byte HALVES = (byte) 0xED;

    private Utf8Decoder() {}

    /** The text of so many bytes, or MARSHAL208. */
    public static String decode(@Nullable Object base, long offset, int count) {
        if (!StringMemory.KNOWN) {
            return decodeChars(base, offset, count);
        }
        if (Ascii.isAscii(base, offset, count)) {
            byte[] characters = new byte[count];
            Ascii.copy(base, offset, characters, RawMemory.ARRAY_OFFSET, count);
            return StringMemory.ofLatin1(characters);
        }
        long lengths = Utf8Lengths.of(base, offset, count);
        int length = (int) lengths;
        return (lengths & Utf8Lengths.WIDE) != 0
                ? StringMemory.ofUtf16(wide(base, offset, count, length))
                : StringMemory.ofLatin1(narrow(base, offset, count, length));
    }

    /** Two bytes a character. */
    private static byte[] wide(@Nullable Object base, long offset, int count, int length) {
        byte[] characters = new byte[Math.multiplyExact(2, length)];
        long to = RawMemory.ARRAY_OFFSET;
        int i = 0;
        while (i < count) {
            int run = Utf16.get(base, offset + i, count - i, characters, to);
            i += run;
            to += 2L * run;
            if (i == count) {
                break;
            }
            byte first = RawMemory.getByte(base, offset + i);
            if (first >= 0) {
                RawMemory.putChar(characters, to, (char) first);
                to += 2;
                i++;
            } else if (count - i >= 3 && isOfThree(first, RawMemory.getShort(base, offset + i + 1))) {
                RawMemory.putChar(characters, to, ofThree(first, RawMemory.getShort(base, offset + i + 1)));
                to += 2;
                i += 3;
            } else {
                int codePoint = required(i, base, offset, count);
                if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    RawMemory.putChar(characters, to, (char) codePoint);
                    to += 2;
                } else {
                    RawMemory.putChar(characters, to, Character.highSurrogate(codePoint));
                    RawMemory.putChar(characters, to + 2, Character.lowSurrogate(codePoint));
                    to += 4;
                }
                i += taken(codePoint, first);
            }
        }
        return characters;
    }

    /** Whether this is a character from U+1000 to U+CFFF, where there are no halves of pairs: most that take three bytes. */
    private static boolean isOfThree(byte first, short others) {
        return first > (byte) 0xE0 && first < HALVES && (others & 0xC0C0) == 0x8080;
    }

    private static char ofThree(byte first, short others) {
        return (char) ((first << 12) | ((others & 0x3F) << 6) | ((others >> 8) & 0x3F));
    }

    /** One byte a character: none is above U+00FF. */
    private static byte[] narrow(@Nullable Object base, long offset, int count, int length) {
        byte[] characters = new byte[length];
        int to = 0;
        int i = 0;
        while (i < count) {
            byte first = RawMemory.getByte(base, offset + i);
            characters[to++] = first >= 0 ? first : (byte) required(i, base, offset, count);
            i += first >= 0 ? 1 : 2;
        }
        return characters;
    }

    private static String decodeChars(@Nullable Object base, long offset, int count) {
        if (Ascii.isAscii(base, offset, count)) {
            return AsciiChars.get(base, offset, count);
        }
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
    public static void append(@Nullable Object base, long offset, int count, StringBuilder to) {
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
            throw new MarshalException(
                    RuntimeProblem.MALFORMED_TEXT, "invalid UTF-8 at byte " + index + " of the text");
        }
        return codePoint;
    }

    /** How many bytes a character was read from that is not ASCII. */
    private static int taken(int codePoint, byte first) {
        return codePoint >= 0x10000 && first == HALVES ? 6 : Utf8.size(codePoint);
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
