package org.marshal4j.runtime.memory;

import org.jspecify.annotations.Nullable;

/**
 * Writes texts whose characters take one byte each, in the form of {@link StringMemory}, as UTF-8. Characters that are
 * not ASCII take two bytes there.
 */
final class Latin1 {
    private Latin1() {}

    /** The number of bytes. */
    static long size(byte[] narrow) {
        return (long) narrow.length + Ascii.others(narrow);
    }

    /** Stores a text. */
    static void put(byte[] narrow, @Nullable Object base, long offset) {
        long at = offset;
        for (byte c : narrow) {
            if (c >= 0) {
                RawMemory.putByte(base, at++, c);
            } else {
                at = Utf8.put(base, at, 2, c & 0xFF);
            }
        }
    }

    /** Whether the bytes are this text. */
    static boolean matches(byte[] narrow, @Nullable Object base, long offset, int count) {
        if (narrow.length == count) {
            // As many bytes as characters: either all of them are ASCII, or they are another text.
            return Ascii.equal(narrow, base, offset);
        }
        long at = offset;
        long last = offset + count;
        for (byte c : narrow) {
            int size = c < 0 ? 2 : 1;
            if (at + size > last || !Utf8.isCoded(c & 0xFF, size, base, at)) {
                return false;
            }
            at += size;
        }
        return at == last;
    }
}
