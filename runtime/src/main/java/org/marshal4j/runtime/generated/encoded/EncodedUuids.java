package org.marshal4j.runtime.generated.encoded;

import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.wire.NumberForm;

/** UUIDs as two numbers of 64 bits in the byte order of a form, the most significant bits first. */
public final class EncodedUuids {
    /** The size of a value in bytes. */
    public static final int SIZE = 2 * Long.BYTES;

    private EncodedUuids() {}

    /** Stores 16 bytes. */
    public static void put(NumberForm form, UUID value, @Nullable Object base, long at) {
        EncodedNumbers.put(form, Long.SIZE, value.getMostSignificantBits(), base, at);
        EncodedNumbers.put(form, Long.SIZE, value.getLeastSignificantBits(), base, at + Long.BYTES);
    }

    /**
     * Loads 16 bytes.
     *
     * @param current what the field holds; returned without allocation if it is equal
     */
    public static UUID get(NumberForm form, @Nullable UUID current, @Nullable Object base, long at) {
        long most = EncodedNumbers.get(form, base, at);
        long least = EncodedNumbers.get(form, base, at + Long.BYTES);
        return current != null && current.getMostSignificantBits() == most && current.getLeastSignificantBits() == least
                ? current
                : new UUID(most, least);
    }
}
