package org.marshal4j.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/** {@code AtomicReference}, as a sequence of the object that it holds, if there is one: so null is something else than one that holds null. */
public final class AtomicReferences {
    private AtomicReferences() {}

    /** Writes the object, if there is one. */
    public static <T> void write(@Nullable AtomicReference<T> value, ValueOut out, ValueWriter<T> element) {
        Sequences.write(value == null ? null : held(value.get()), out, element);
    }

    private static <T> List<T> held(@Nullable T value) {
        return value == null ? List.of() : List.of(value);
    }

    /** Sets the current one, or a new one, to the object that is read, if there is one. */
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
