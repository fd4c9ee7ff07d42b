package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * UTF-8 of Strings where {@link StringMemory} is not known: each character is asked for. The loops call themselves
 * first, for the reason that {@link AsciiChars} gives. Stateless.
 */
public final class Utf8Strings {
    private Utf8Strings() {}

    /** The number of bytes, or {@link Utf16#MALFORMED}. */
    static long size(String text) {
        return size(text, AsciiChars.CALLS);
    }

    private static long size(String text, int calls) {
        if (calls > 0) {
            return size(text, calls - 1);
        }
        int length = text.length();
        long size = length;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                size += c < 0x800 ? 1 : 2;
                // The two halves of a pair take four bytes.
                if (Character.isSurrogate(c) && Surrogates.isHalf(text.codePointAt(i++))) {
                    return Utf16.MALFORMED;
                }
            }
        }
        return size;
    }

    /**
     * Stores a text. No character takes more than three bytes.
     *
     * @param text the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @return the offset after it, or {@link Utf16#MALFORMED}
     */
    public static long put(String text, @Nullable Object base, long offset) {
        if (base instanceof byte[] array) {
            int end = Utf8Arrays.put(text, array, (int) (offset - RawMemory.ARRAY_OFFSET), AsciiChars.CALLS);
            return end < 0 ? Utf16.MALFORMED : RawMemory.ARRAY_OFFSET + end;
        }
        return put(text, base, offset, AsciiChars.CALLS);
    }

    private static long put(String text, @Nullable Object base, long offset, int calls) {
        if (calls > 0) {
            return put(text, base, offset, calls - 1);
        }
        int length = text.length();
        long at = offset;
        for (int i = 0; i < length; i++) {
            int c = text.codePointAt(i);
            if (c < 0x80) {
                RawMemory.putByte(base, at++, (byte) c);
            } else {
                if (Surrogates.isHalf(c)) {
                    return Utf16.MALFORMED;
                }
                at = Utf8.put(base, at, Utf8.size(c), c);
                i += Character.charCount(c) - 1;
            }
        }
        return at;
    }

    /** Whether the bytes are this text, which has fewer characters than there are bytes. */
    static boolean matches(String text, @Nullable Object base, long offset, int count) {
        return base instanceof byte[] array
                ? Utf8Arrays.matches(text, array, (int) (offset - RawMemory.ARRAY_OFFSET), count, AsciiChars.CALLS)
                : matches(text, base, offset, count, AsciiChars.CALLS);
    }

    private static boolean matches(String text, @Nullable Object base, long offset, int count, int calls) {
        if (calls > 0) {
            return matches(text, base, offset, count, calls - 1);
        }
        int length = text.length();
        long at = offset;
        long end = offset + count;
        for (int i = 0; i < length; i++) {
            int c = text.codePointAt(i);
            int size = Utf8.size(c);
            if (end - at < size || Surrogates.isHalf(c) || !Utf8.isCoded(c, size, base, at)) {
                return false;
            }
            at += size;
            i += Character.charCount(c) - 1;
        }
        return at == end;
    }
}
