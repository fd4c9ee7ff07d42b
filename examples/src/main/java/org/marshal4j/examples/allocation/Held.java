package org.marshal4j.examples.allocation;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.marshal4j.chronicle.ChronicleMarshaller;

/**
 * Messages with one field.
 *
 * @param <T> the class of the messages
 * @param type the type of the field, and its annotation
 * @param marshaller the marshaller of the messages
 * @param fresh creates an empty message
 * @param first creates a message with a value, a new one each time
 * @param second creates a message with another value
 */
public record Held<T>(
        String type, ChronicleMarshaller<T> marshaller, Supplier<T> fresh, Supplier<T> first, Supplier<T> second) {

    /** Returns one for each type. */
    public static List<Held<?>> all() {
        return Stream.of(HeldNumbers.all(), HeldTexts.all(), HeldTimes.all(), HeldContainers.all(), HeldObjects.all())
                .flatMap(held -> held)
                .toList();
    }

    static <T, V> Held<T> of(
            String type, Supplier<T> fresh, BiConsumer<T, V> setter, Supplier<V> first, Supplier<V> second) {
        @SuppressWarnings("unchecked") // the class of the object that it creates
        Class<T> held = (Class<T>) fresh.get().getClass();
        return new Held<>(
                type,
                ChronicleMarshaller.of(held),
                fresh,
                () -> with(fresh, setter, first),
                () -> with(fresh, setter, second));
    }

    private static <T, V> T with(Supplier<T> fresh, BiConsumer<T, V> setter, Supplier<V> value) {
        T holder = fresh.get();
        setter.accept(holder, value.get());
        return holder;
    }

    @Override
    public String toString() {
        return type;
    }
}
