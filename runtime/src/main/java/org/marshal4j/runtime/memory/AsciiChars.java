package org.marshal4j.runtime.memory;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * ASCII texts where {@link StringMemory} is not known. If the bytes are in an array, methods of String copy them
 * without checking each character. Stateless.
 *
 * <p>HotSpot inlines no more than fifteen calls into one another ({@code -XX:MaxInlineLevel}). At the end of the chain of
 * calls of a marshaller, {@code charAt}, which on newer JDKs needs four of them, would remain a call for each character.
 * So HotSpot should compile these loops by themselves. It does, because it inlines a method into itself only once
 * ({@code -XX:MaxRecursiveInlineLevel}), and each of these calls itself twice.
 */
public final class AsciiChars {
    /** How often the method of a loop calls itself first. */
    static final int CALLS = 2;

    /** Texts of this length are looked at four characters at a time, which would take longer for short ones. */
    private static final int LONG = 64;

    private AsciiChars() {}

    public static boolean isAscii(String text) {
        return text.length() < LONG ? isAscii(text, CALLS) : isLongAscii(text, CALLS);
    }

    private static boolean isAscii(String text, int calls) {
        if (calls > 0) {
            return isAscii(text, calls - 1);
        }
        int length = text.length();
        int bits = 0;
        for (int i = 0; i < length; i++) {
            bits |= text.charAt(i);
        }
        return bits < 0x80;
    }

    private static boolean isLongAscii(String text, int calls) {
        if (calls > 0) {
            return isLongAscii(text, calls - 1);
        }
        int last = text.length() - 4;
        for (int i = 0; i < last; i += 4) {
            if (!isAsciiAt(text, i)) {
                return false;
            }
        }
        // The last four, some of which have been seen already.
        return isAsciiAt(text, last);
    }

    /** Whether four characters are ASCII. */
    private static boolean isAsciiAt(String text, int i) {
        return (text.charAt(i) | text.charAt(i + 1) | text.charAt(i + 2) | text.charAt(i + 3)) < 0x80;
    }

    /** Stores an ASCII text, one byte for each character. */
    @SuppressWarnings("deprecation") // copies the low bytes, which are all of ASCII, and creates no array
    public static void put(String text, @Nullable Object base, long offset) {
        if (base instanceof byte[] array) {
            text.getBytes(0, text.length(), array, (int) (offset - RawMemory.ARRAY_OFFSET));
        } else {
            put(text, base, offset, CALLS);
        }
    }

    private static void put(String text, @Nullable Object base, long offset, int calls) {
        if (calls > 0) {
            put(text, base, offset, calls - 1);
            return;
        }
        int length = text.length();
        for (int i = 0; i < length; i++) {
            RawMemory.putByte(base, offset + i, (byte) text.charAt(i));
        }
    }

    /** Returns the text of these bytes, which are ASCII. */
    public static String get(@Nullable Object base, long offset, int count) {
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
                ? equal(text, array, (int) (offset - RawMemory.ARRAY_OFFSET), CALLS)
                : equal(text, base, offset, CALLS);
    }

    // A byte that is not ASCII is negative, so it equals no character.
    private static boolean equal(String text, byte[] array, int index, int calls) {
        if (calls > 0) {
            return equal(text, array, index, calls - 1);
        }
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != array[index + i]) {
                return false;
            }
        }
        return true;
    }

    private static boolean equal(String text, @Nullable Object base, long offset, int calls) {
        if (calls > 0) {
            return equal(text, base, offset, calls - 1);
        }
        int length = text.length();
        for (int i = 0; i < length; i++) {
            if (text.charAt(i) != RawMemory.getByte(base, offset + i)) {
                return false;
            }
        }
        return true;
    }
}
