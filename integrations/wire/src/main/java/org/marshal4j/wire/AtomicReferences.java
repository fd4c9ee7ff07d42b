package org.marshal4j.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/**
 * {@code AtomicReference}s, as a sequence of the object, if there is one. Null therefore differs from a reference that
 * holds null.
 */
public final class AtomicReferences {
    private AtomicReferences() {}

    /**
     * Writes the object, if there is one.
     *
     * @param <T> the type of the value
     * @param value the reference, or null
     * @param out where to write
     * @param element writes the object
     */
    public static <T> void write(@Nullable AtomicReference<T> value, ValueOut out, ValueWriter<T> element) {
        Sequences.write(value == null ? null : held(value.get()), out, element);
    }

    private static <T> List<T> held(@Nullable T value) {
        return value == null ? List.of() : List.of(value);
    }

    /**
     * Reads the object, if there is one, into the current reference or a new one.
     *
     * @param <T> the type of the value
     * @param in where to read
     * @param current the present reference, or null
     * @param element reads the object
     * @return the reference that was set, or null
     */
    public static <T> @Nullable AtomicReference<T> read(
            ValueIn in, @Nullable AtomicReference<T> current, ValueReader<T> element) {
        List<T> values = Sequences.<T, List<T>>read(in, null, ArrayList::new, element);
        if (values == null) {
            return null;
        }
        AtomicReference<T> reference = current == null ? new AtomicReference<>() : current;
        reference.set(values.isEmpty() ? null : values.get(0));
        return reference;
    }
}
