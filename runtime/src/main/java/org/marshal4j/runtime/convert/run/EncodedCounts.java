package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.NumberForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;

/** What a count, or a length, says about null, in our form and in those of other libraries. */
public final class EncodedCounts {
    private EncodedCounts() {}

    /** The form of a count or length; null for ours, and for values that have none. */
    public static @Nullable NumberForm length(WireType type) {
        if (!(type instanceof WireType.Encoded encoded)) {
            return null;
        }
        if (encoded.form() instanceof EncodedForm.OfCount count) {
            return count.length();
        }
        if (encoded.form() instanceof EncodedForm.OfText text) {
            return text.length();
        }
        return encoded.form() instanceof EncodedForm.OfArray array ? array.length() : null;
    }

    /** Whether the count itself may be −1 for null. */
    static boolean hasNull(WireType type) {
        return type instanceof WireType.Encoded encoded ? encoded.form().hasNull() : type.nullable();
    }

    /** The presence byte before the count, if there is one. */
    public static PresenceByte presence(WireType type) {
        return type instanceof WireType.Encoded encoded ? encoded.presence() : PresenceByte.NONE;
    }
}
