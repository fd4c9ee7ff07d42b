package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;

/** Objects that Wire knows by name, such as constants of enums that are its DTOs, with their class and fields. */
public final class Stateful {
    private Stateful() {}

    /** Writes the class and the fields, or what Wire has for it if it is none of its DTOs. */
    public static <T> void write(@Nullable T value, ValueOut out, Class<T> type) {
        if (value instanceof WriteMarshallable marshallable) {
            out.typedMarshallable(marshallable);
        } else {
            out.object(type, value);
        }
    }

    /** Reads an object, into no other one: constants are shared. */
    public static <T> @Nullable T read(ValueIn in, Class<T> type) {
        return in.isNull() ? null : in.object(null, type, true);
    }
}
