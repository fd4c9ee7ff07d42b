package org.marshal4j.wire;

import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;

/**
 * Objects that Wire identifies by name, such as constants of enums that are Wire's DTOs, with their class and fields.
 */
public final class Stateful {
    private Stateful() {}

    /**
     * Writes the class and the fields or, for a class that is not one of Wire's DTOs, whatever Wire writes for it.
     *
     * @param <T> the type of the value
     * @param value the object, or null
     * @param out where to write
     * @param type the declared class
     */
    public static <T> void write(@Nullable T value, ValueOut out, Class<T> type) {
        if (value instanceof WriteMarshallable marshallable) {
            out.typedMarshallable(marshallable);
        } else {
            out.object(type, value);
        }
    }

    /**
     * Reads an object. It fills no existing one, since constants are shared.
     *
     * @param <T> the type of the value
     * @param in where to read
     * @param type the declared class
     * @return the object, or null
     */
    public static <T> @Nullable T read(ValueIn in, Class<T> type) {
        return in.isNull() ? null : in.object(null, type, true);
    }
}
