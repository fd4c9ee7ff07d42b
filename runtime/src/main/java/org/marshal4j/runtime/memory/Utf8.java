package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * UTF-8 in raw memory. It is strict: shortest forms only, nothing above U+10FFFF, no lone surrogates. Reading also
 * accepts a surrogate pair as two characters of three bytes each (CESU-8).
 */
public final class Utf8 {
    private Utf8() {}

    /**
     * Returns the number of bytes of a text.
     *
     * @param value the text
     * @return the number of bytes; {@link Utf16#MALFORMED} if it contains half of a surrogate pair
     */
    public static long size(String value) {
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return Latin1.size(narrow);
        }
        byte[] wide = StringMemory.utf16(value);
        return wide != null ? Utf16.size(wide) : Utf8Strings.size(value);
    }

    /**
     * Stores a text as long as its characters are ASCII, one byte each.
     *
     * @param value the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @return whether all of its characters are ASCII
     */
    public static boolean putAscii(String value, @Nullable Object base, long offset) {
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return Ascii.copy(narrow, base, offset);
        }
        if (StringMemory.KNOWN || !AsciiChars.isAscii(value)) {
            return false;
        }
        AsciiChars.put(value, base, offset);
        return true;
    }

    /**
     * Stores a text that {@link #size} found to be well formed.
     *
     * @param value the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     */
    public static void put(String value, @Nullable Object base, long offset) {
        byte[] narrow = StringMemory.latin1(value);
        byte[] wide = narrow != null ? null : StringMemory.utf16(value);
        if (narrow != null) {
            Latin1.put(narrow, base, offset);
        } else if (wide != null) {
            Utf16.put(wide, base, offset);
        } else {
            Utf8Strings.put(value, base, offset);
        }
    }

    /**
     * Returns the number of bytes of a character.
     *
     * @param codePoint the character
     * @return 1 to 4
     */
    public static int size(int codePoint) {
        if (codePoint < 0x800) {
            return codePoint < 0x80 ? 1 : 2;
        }
        return codePoint < 0x10000 ? 3 : 4;
    }

    /**
     * Stores a character.
     *
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param size the number of bytes that the character takes
     * @param codePoint the character
     * @return the offset after it
     */
    public static long put(@Nullable Object base, long offset, int size, int codePoint) {
        switch (size) {
            case 1 -> RawMemory.putByte(base, offset, (byte) codePoint);
            case 2 -> RawMemory.putShort(base, offset, (short) ofTwo(codePoint));
            case 3 -> {
                RawMemory.putByte(base, offset, (byte) (0xE0 | (codePoint >> 12)));
                RawMemory.putShort(base, offset + 1, (short) lastTwo(codePoint));
            }
            default -> {
                RawMemory.putShort(base, offset, (short) firstTwoOfFour(codePoint));
                RawMemory.putShort(base, offset + 2, (short) lastTwo(codePoint));
            }
        }
        return offset + size;
    }

    /** Whether the bytes, as many as the character takes, are that character. */
    public static boolean isCoded(int codePoint, int size, @Nullable Object base, long offset) {
        return switch (size) {
            case 1 -> RawMemory.getByte(base, offset) == codePoint;
            case 2 -> RawMemory.getShort(base, offset) == (short) ofTwo(codePoint);
            case 3 ->
                RawMemory.getByte(base, offset) == (byte) (0xE0 | (codePoint >> 12))
                        && RawMemory.getShort(base, offset + 1) == (short) lastTwo(codePoint);
            default ->
                RawMemory.getShort(base, offset) == (short) firstTwoOfFour(codePoint)
                        && RawMemory.getShort(base, offset + 2) == (short) lastTwo(codePoint);
        };
    }

    private static int ofTwo(int codePoint) {
        return 0x80C0 | (codePoint >> 6) | ((codePoint & 0x3F) << 8);
    }

    private static int lastTwo(int codePoint) {
        return 0x8080 | ((codePoint >> 6) & 0x3F) | ((codePoint & 0x3F) << 8);
    }

    private static int firstTwoOfFour(int codePoint) {
        return 0x80F0 | (codePoint >> 18) | (((codePoint >> 12) & 0x3F) << 8);
    }

    /**
     * {@return whether the bytes are the UTF-8 of a text} Allocates nothing. False for bytes in another form of the
     * same text.
     *
     * @param value the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     */
    public static boolean matches(String value, @Nullable Object base, long offset, int count) {
        byte[] narrow = StringMemory.latin1(value);
        if (narrow != null) {
            return narrow.length <= count && Latin1.matches(narrow, base, offset, count);
        }
        byte[] wide = StringMemory.utf16(value);
        return wide != null ? Utf16.matches(wide, base, offset, count) : matchesChars(value, base, offset, count);
    }

    private static boolean matchesChars(String value, @Nullable Object base, long offset, int count) {
        // As many bytes as characters: either all of them are ASCII, or they are another text.
        return value.length() == count
                ? AsciiChars.equal(value, base, offset)
                : value.length() < count && Utf8Strings.matches(value, base, offset, count);
    }
}
