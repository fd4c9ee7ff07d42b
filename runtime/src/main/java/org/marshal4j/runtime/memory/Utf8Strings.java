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
                if (Character.isSurrogate(c) && pair(text, i++) < 0) {
                    return Utf16.MALFORMED;
                }
                // The two halves of a pair take four bytes.
            }
        }
        return size;
    }

    /**
     * Stores a text. No character takes more than three bytes.
     *
     * @return the offset after it, or {@link Utf16#MALFORMED}
     */
    public static long put(String text, @Nullable Object base, long offset) {
        return put(text, base, offset, AsciiChars.CALLS);
    }

    private static long put(String text, @Nullable Object base, long offset, int calls) {
        if (calls > 0) {
            return put(text, base, offset, calls - 1);
        }
        int length = text.length();
        long at = offset;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                RawMemory.putByte(base, at++, (byte) c);
            } else if (Character.isSurrogate(c)) {
                int codePoint = pair(text, i++);
                if (codePoint < 0) {
                    return Utf16.MALFORMED;
                }
                at = Utf8.put(base, at, 4, codePoint);
            } else {
                at = Utf8.put(base, at, c < 0x800 ? 2 : 3, c);
            }
        }
        return at;
    }

    /** Whether the bytes are this text. */
    static boolean matches(String text, @Nullable Object base, long offset, int count) {
        return matches(text, base, offset, count, AsciiChars.CALLS);
    }

    private static boolean matches(String text, @Nullable Object base, long offset, int count, int calls) {
        if (calls > 0) {
            return matches(text, base, offset, count, calls - 1);
        }
        int length = text.length();
        long at = offset;
        long end = offset + count;
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 0x80) {
                if (at >= end || RawMemory.getByte(base, at) != c) {
                    return false;
                }
                at++;
            } else {
                int codePoint = Character.isSurrogate(c) ? pair(text, i++) : c;
                int size = Utf8.size(codePoint);
                if (codePoint < 0 || end - at < size || !Utf8.isCoded(codePoint, size, base, at)) {
                    return false;
                }
                at += size;
            }
        }
        return at == end;
    }

    /** The character whose first half has this index, or −1 if there is no such pair. */
    private static int pair(String text, int index) {
        char high = text.charAt(index);
        if (!Character.isHighSurrogate(high) || index + 1 == text.length()) {
            return -1;
        }
        char low = text.charAt(index + 1);
        return Character.isLowSurrogate(low) ? Character.toCodePoint(high, low) : -1;
    }
}
