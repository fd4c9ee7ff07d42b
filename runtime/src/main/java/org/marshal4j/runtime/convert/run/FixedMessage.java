package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Converts a message of fixed size of which no value can be refused, such as one of nothing but numbers: from memory to
 * memory, without a {@link Run}. Immutable.
 *
 * @param from the size of a former message in bytes
 * @param to the size of today's message in bytes
 */
public record FixedMessage(int from, int to, FixedParts fields) {
    /** The conversion of an object whose fields are set; null if values can be refused. */
    public static @Nullable FixedMessage of(FixedObject object) {
        FixedParts fields = object.fields();
        return fields.isSure() ? new FixedMessage(object.from, object.to, fields) : null;
    }

    /** Converts the next bytes of an input. */
    public void convert(Input in, Output out) {
        long at = in.take(from);
        long toAt = out.reserve(to);
        fields.convertSure(in.base(), at, out.base(), toAt);
    }

    /** Converts the next bytes of an input to an array, of which at least the first {@link #to} bytes are written. */
    public void convert(Input in, byte[] array, long toAt) {
        long at = in.take(from);
        fields.convertSure(in.base(), at, array, toAt);
    }
}
