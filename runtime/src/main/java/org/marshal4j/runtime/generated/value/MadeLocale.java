package org.marshal4j.runtime.generated.value;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** A locale, and earlier ones with the same hash code. */
record MadeLocale(String tag, @Nullable MadeLocale before) {

    /** Adds a locale to a list, unless it is already in it; MARSHAL222 if the list already has the maximum length. */
    static @Nullable MadeLocale and(@Nullable MadeLocale before, String tag, int most) {
        int count = 0;
        for (MadeLocale each = before; each != null; each = each.before) {
            if (each.tag.equals(tag)) {
                return before;
            }
            count++;
        }
        if (count >= most) {
            throw new MarshalException(
                    RuntimeProblem.EQUAL_HASHES, "more than " + most + " locales with the same hash code");
        }
        return new MadeLocale(tag, before);
    }
}
