package org.marshal4j.runtime.memory;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * ASCII texts where {@link StringMemory} is not known: by methods of String that copy without looking at each character, where the bytes are in
 * an array. Stateless.
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

    /** Stores an ASCII text, one byte each. */
    @SuppressWarnings("deprecation") // It copies low bytes, which is all there is of ASCII, and makes no array.
    static void put(String text, @Nullable Object base, long offset) {
        int length = text.length();
        if (base instanceof byte[] array) {
            text.getBytes(0, length, array, (int) (offset - RawMemory.ARRAY_OFFSET));
            return;
        }
        for (int i = 0; i < length; i++) {
            RawMemory.putByte(base, offset + i, (byte) text.charAt(i));
        }
    }

    /** The text of so many bytes, which are ASCII. */
    static String get(@Nullable Object base, long offset, int count) {
        if (base instanceof byte[] array) {
            return new String(array, (int) (offset - RawMemory.ARRAY_OFFSET), count, StandardCharsets.ISO_8859_1);
        }
        byte[] bytes = new byte[count];
        RawMemory.copy(base, offset, bytes, RawMemory.ARRAY_OFFSET, count);
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Whether the bytes, one for each character, are this text, and all of them are ASCII. */
    static boolean equal(String text, @Nullable Object base, long offset) {
        return base instanceof byte[] array
                ? equal(text, array, (int) (offset - RawMemory.ARRAY_OFFSET))
                : equalElsewhere(text, base, offset);
    }

    // A byte that is not ASCII is negative, and so is no character.
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
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != RawMemory.getByte(base, offset + i)) {
                return false;
            }
        }
        return true;
    }
}
