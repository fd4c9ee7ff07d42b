package org.marshal4j.runtime.memory;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * ASCII texts where {@link StringMemory} is not known. If the bytes are in an array, methods of String copy them
 * without checking each character. Stateless.
 */
final class AsciiChars {
    private AsciiChars() {}

    static boolean isAscii(String text) {
        int length = text.length();
        int bits = 0;
        for (int i = 0; i < length; i++) {
            bits |= text.charAt(i);
        }
        return bits < 0x80;
    }

    /** Stores an ASCII text, one byte for each character. */
    @SuppressWarnings("deprecation") // copies the low bytes, which are all of ASCII, and creates no array
    static void put(String text, @Nullable Object base, long offset) {
        int length = text.length();
        if (base instanceof byte[] array) {
            text.getBytes(0, length, array, (int) (offset - RawMemory.ARRAY_OFFSET));
            return;
        }
        int i = 0;
        for (; i <= length - 8; i += 8) {
            RawMemory.putLong(base, offset + i, eight(text, i));
        }
        for (; i < length; i++) {
            RawMemory.putByte(base, offset + i, (byte) text.charAt(i));
        }
    }

    /** Returns the text of these bytes, which are ASCII. */
    static String get(@Nullable Object base, long offset, int count) {
        if (base instanceof byte[] array) {
            return new String(array, (int) (offset - RawMemory.ARRAY_OFFSET), count, StandardCharsets.ISO_8859_1);
        }
        byte[] bytes = new byte[count];
        RawMemory.copy(base, offset, bytes, RawMemory.ARRAY_OFFSET, count);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Whether the bytes, one for each character, are this text and all of them are ASCII. */
    static boolean equal(String text, @Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? equal(text, array, (int) (offset - RawMemory.ARRAY_OFFSET))
                : equalElsewhere(text, base, offset);
    }

    // A byte that is not ASCII is negative, so it equals no character.
    private static boolean equal(String text, byte[] array, int index) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != array[index + i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean equalElsewhere(String text, @Nullable Object base, long offset) {
        int length = text.length();
        int i = 0;
        for (; i <= length - 8; i += 8) {
            long bytes = RawMemory.getLong(base, offset + i);
            if (bytes != eight(text, i) || !Ascii.isAscii(bytes)) {
                return false;
            }
        }
        for (; i < length; i++) {
            if (text.charAt(i) != RawMemory.getByte(base, offset + i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns eight characters as the bytes of a long, so that memory that is slow to reach is accessed once for all of
     * them. If one of them is not ASCII, some of those bytes are not either.
     */
    private static long eight(String text, int from) {
        int low = four(text, from);
        int high = four(text, from + 4);
        return (low & 0xFFFF_FFFFL) | ((long) high << 32);
    }

    private static int four(String text, int from) {
        int first = text.charAt(from);
        int second = text.charAt(from + 1);
        int third = text.charAt(from + 2);
        int fourth = text.charAt(from + 3);
        if ((first | second | third | fourth) >= 0x80) {
            return -1;
        }
        return first | (second << 8) | (third << 16) | (fourth << 24);
    }
}
