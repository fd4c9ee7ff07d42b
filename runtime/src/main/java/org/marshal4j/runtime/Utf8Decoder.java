package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Ascii;
import org.marshal4j.runtime.memory.AsciiChars;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.StringMemory;
import org.marshal4j.runtime.memory.Utf16;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.memory.Utf8Lengths;

/**
 * Decodes UTF-8 in raw memory. It is strict: shortest forms only, nothing above U+10FFFF, no lone surrogates. It also
 * accepts a surrogate pair as two characters of three bytes each (CESU-8).
 */
public final class Utf8Decoder {
    /** The first of the three bytes of half a surrogate pair. */
    private static final byte HALVES = (byte) 0xED;

    private Utf8Decoder() {}

    /**
     * Decodes a text, or throws MARSHAL208.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     * @return the text
     */
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

    /** Decodes to two bytes per character. Another thread may have changed the bytes since their length was found. */
    private static byte[] wide(@Nullable Object base, long offset, int count, int length) {
        byte[] characters = new byte[Math.multiplyExact(2, length)];
        long to = RawMemory.ARRAY_OFFSET;
        long end = to + characters.length;
        boolean isWide = false;
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
                requireRoom(2, to, end);
                RawMemory.putChar(characters, to, (char) first);
                to += 2;
                i++;
            } else if (count - i >= 3 && isOfThree(first, RawMemory.getShort(base, offset + i + 1))) {
                requireRoom(2, to, end);
                isWide = true;
                RawMemory.putChar(characters, to, ofThree(first, RawMemory.getShort(base, offset + i + 1)));
                to += 2;
                i += 3;
            } else {
                int codePoint = required(i, base, offset, count);
                isWide |= codePoint > 0xFF;
                if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                    requireRoom(2, to, end);
                    RawMemory.putChar(characters, to, (char) codePoint);
                    to += 2;
                } else {
                    requireRoom(4, to, end);
                    RawMemory.putChar(characters, to, Character.highSurrogate(codePoint));
                    RawMemory.putChar(characters, to + 2, Character.lowSurrogate(codePoint));
                    to += 4;
                }
                i += taken(codePoint, first);
            }
        }
        // A String whose characters all fit in one byte has to keep them so, or it equals no other.
        requireWhole(isWide ? to : -1, end);
        return characters;
    }

    /**
     * Whether this is a character from U+1000 to U+CFFF. That is most characters of three bytes, and no halves of
     * surrogate pairs.
     */
    private static boolean isOfThree(byte first, short others) {
        return first > (byte) 0xE0 && first < HALVES && (others & 0xC0C0) == 0x8080;
    }

    private static char ofThree(byte first, short others) {
        return (char) ((first << 12) | ((others & 0x3F) << 6) | ((others >> 8) & 0x3F));
    }

    /** Decodes to one byte per character: none is above U+00FF. */
    private static byte[] narrow(@Nullable Object base, long offset, int count, int length) {
        byte[] characters = new byte[length];
        int to = 0;
        int i = 0;
        while (i < count) {
            byte first = RawMemory.getByte(base, offset + i);
            byte character = first >= 0 ? first : (byte) required(i, base, offset, count);
            requireRoom(1, to, length);
            characters[to++] = character;
            i += first >= 0 ? 1 : 2;
        }
        requireWhole(to, length);
        return characters;
    }

    private static void requireWhole(long to, long end) {
        if (to != end) {
            throw changed();
        }
    }

    private static void requireRoom(int size, long to, long end) {
        if (end - to < size) {
            throw changed();
        }
    }

    private static MarshalException changed() {
        return new MarshalException(RuntimeProblem.MALFORMED_TEXT, "the text was changed while it was being read");
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

    /**
     * Appends a text, or throws MARSHAL208 if it is malformed.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     * @param to receives the text
     */
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

    /** Because {@link StringBuilder#appendCodePoint} first creates a String of the two halves. */
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

    /** The number of bytes that a character that is not ASCII was read from. */
    private static int taken(int codePoint, byte first) {
        return codePoint >= 0x10000 && first == HALVES ? 6 : Utf8.size(codePoint);
    }

    /** The character that starts with a byte that is not ASCII; −1 if it is invalid. */
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

    /** The character whose first half was read from three bytes and whose other half must follow. */
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

    /** The number in these bytes; −1 if one of them does not continue the first. */
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
