package org.marshal4j.runtime.generated.value;

import java.util.ConcurrentModificationException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.Surrogates;
import org.marshal4j.runtime.memory.Utf8;

/**
 * {@link Utf8} for texts that are not Strings. Another thread may change them at any time, so no length seen earlier is
 * relied on.
 */
public final class Utf8Chars {
    private Utf8Chars() {}

    /**
     * Returns the number of bytes of a text. Throws MARSHAL208 for half of a surrogate pair, and MARSHAL205 for a text
     * with a negative length.
     *
     * @return the number of bytes
     */
    public static long size(CharSequence value) {
        if (value.length() < 0) {
            throw new MarshalException(RuntimeProblem.BAD_COUNT, "a text whose length() is " + value.length());
        }
        long size = 0;
        for (int i = 0; i < value.length(); ) {
            int codePoint = codePoint(value, i);
            size += Utf8.size(codePoint);
            i += Character.charCount(codePoint);
        }
        return size;
    }

    private static int codePoint(CharSequence value, int index) {
        int codePoint = Character.codePointAt(value, index);
        if (Surrogates.isHalf(codePoint)) {
            throw new MarshalException(
                    RuntimeProblem.MALFORMED_TEXT, "unpaired surrogate at index " + index + " of the text");
        }
        return codePoint;
    }

    /**
     * Stores a text.
     *
     * @param value the text
     * @param size what {@link #size} returned for it
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @throws ConcurrentModificationException if it has another size now; nothing after its bytes is changed
     */
    public static void put(CharSequence value, int size, @Nullable Object base, long offset) {
        long at = offset;
        long end = offset + size;
        for (int i = 0; i < value.length(); ) {
            int codePoint = codePoint(value, i);
            int width = Utf8.size(codePoint);
            if (at + width > end) {
                throw changed();
            }
            at = Utf8.put(base, at, width, codePoint);
            i += Character.charCount(codePoint);
        }
        if (at != end) {
            throw changed();
        }
    }

    private static ConcurrentModificationException changed() {
        return new ConcurrentModificationException("the text was changed while it was being written");
    }

    /**
     * {@return whether the bytes are the UTF-8 of a text} Allocates nothing.
     *
     * @param value the text
     * @param base the object that the offset relates to; null if the offset is an address
     * @param offset the location, in bytes
     * @param count the number of bytes
     */
    public static boolean matches(CharSequence value, @Nullable Object base, long offset, int count) {
        long at = offset;
        long end = offset + count;
        for (int i = 0; i < value.length(); ) {
            int codePoint = Character.codePointAt(value, i);
            int width = Utf8.size(codePoint);
            if (at + width > end || Surrogates.isHalf(codePoint) || !Utf8.isCoded(codePoint, width, base, at)) {
                return false;
            }
            at += width;
            i += Character.charCount(codePoint);
        }
        return at == end;
    }
}
