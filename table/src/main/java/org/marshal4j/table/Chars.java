package org.marshal4j.table;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.Utf8;

/** Writes characters that are not in a String, such as those of a {@code StringBuilder}, as UTF-8. Stateless. */
final class Chars {
    private Chars() {}

    /**
     * The number of bytes.
     *
     * @throws MarshalException MARSHAL208 for half of a surrogate pair
     */
    static long size(CharSequence value) {
        long size = 0;
        for (int i = 0; i < value.length(); ) {
            int codePoint = Character.codePointAt(value, i);
            if (codePoint <= Character.MAX_VALUE && Character.isSurrogate((char) codePoint)) {
                throw new MarshalException(
                        RuntimeProblem.MALFORMED_TEXT, "unpaired surrogate at index " + i + " of the text");
            }
            size += Utf8.size(codePoint);
            i += Character.charCount(codePoint);
        }
        return size;
    }

    /**
     * Eight bytes of the UTF-8 of characters for which {@link #size} has been called, from one of them on, as a
     * little-endian number; 0 for bytes that they do not have.
     */
    static long bytes(CharSequence value, int from) {
        long bytes = 0;
        int at = -from * Byte.SIZE;
        for (int i = 0; i < value.length() && at < Long.SIZE; ) {
            int codePoint = Character.codePointAt(value, i);
            long coded = coded(codePoint);
            if (at > -Integer.SIZE) {
                bytes |= at < 0 ? coded >>> -at : coded << at;
            }
            at += Utf8.size(codePoint) * Byte.SIZE;
            i += Character.charCount(codePoint);
        }
        return bytes;
    }

    /** The bytes of a character, as a little-endian number. */
    private static long coded(int codePoint) {
        int last = 0x80 | codePoint & 0x3F;
        int third = 0x80 | codePoint >>> 6 & 0x3F;
        int second = 0x80 | codePoint >>> 12 & 0x3F;
        return switch (Utf8.size(codePoint)) {
            case 1 -> codePoint;
            case 2 -> 0xC0 | codePoint >>> 6 | last << 8;
            case 3 -> 0xE0 | codePoint >>> 12 | third << 8 | last << 16;
            default -> 0xF0 | codePoint >>> 18 | second << 8 | third << 16 | (long) last << 24;
        };
    }

    /** Stores characters for which {@link #size} has been called. */
    static void put(CharSequence value, @Nullable Object base, long offset) {
        long at = offset;
        for (int i = 0; i < value.length(); ) {
            int codePoint = Character.codePointAt(value, i);
            at = Utf8.put(base, at, Utf8.size(codePoint), codePoint);
            i += Character.charCount(codePoint);
        }
    }
}
