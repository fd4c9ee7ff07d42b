package org.marshal4j.table;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Utf8;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Characters that are no String, such as those of a {@code StringBuilder}, as UTF-8. Stateless. */
final class Chars {
    private Chars() {}

    /**
     * Number of bytes.
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

    /** Stores characters whose {@link #size} is known. */
    static void put(CharSequence value, @Nullable Object base, long offset) {
        long at = offset;
        for (int i = 0; i < value.length(); ) {
            int codePoint = Character.codePointAt(value, i);
            at = Utf8.put(base, at, Utf8.size(codePoint), codePoint);
            i += Character.charCount(codePoint);
        }
    }
}
