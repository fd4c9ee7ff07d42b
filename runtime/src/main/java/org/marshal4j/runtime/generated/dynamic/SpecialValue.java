package org.marshal4j.runtime.generated.dynamic;

import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.stopbit.OptionalForm;
import org.marshal4j.runtime.generated.stopbit.PresentForm;
import org.marshal4j.schema.wire.SpecialKind;
import org.marshal4j.schema.wire.WireType;

/**
 * What the runtime knows of a class whose values have a wire type of their own and bytes that determine their size: a
 * row of {@link SpecialValues}. Its methods neither write nor read a presence byte. Immutable and thread-safe.
 *
 * @param type the class
 * @param kind what the bytes are
 * @param writer writes a value that is not null
 * @param reader reads a value; null only if the kind has its own null
 * @param sizeOf returns the number of bytes that the writer writes
 * @param skip moves an input behind a value, and returns whether that is not null
 * @param sample makes a random value, for messages that nobody has written
 * @param text the text of a value in dumps
 */
public record SpecialValue<X>(
        Class<X> type,
        SpecialKind kind,
        BiConsumer<X, Output> writer,
        BiFunction<@Nullable X, Input, @Nullable X> reader,
        ToLongFunction<X> sizeOf,
        Predicate<Input> skip,
        Function<Random, X> sample,
        Function<X, String> text) {

    /** A row for a form with a presence byte, whose values become texts by {@code toString}. */
    static <X> SpecialValue<X> of(Class<X> type, SpecialKind kind, PresentForm<X> form, Function<Random, X> sample) {
        Predicate<Input> skip = in -> {
            form.skipRequired(in);
            return true;
        };
        return new SpecialValue<>(
                type, kind, form::writeRequired, form::readRequired, form::sizeOfRequired, skip, sample, X::toString);
    }

    /** A row for optional numbers. */
    static <X> SpecialValue<X> of(Class<X> type, SpecialKind kind, OptionalForm<X> form, Function<Random, X> sample) {
        return new SpecialValue<>(type, kind, form::write, form::read, form::sizeOf, form::skip, sample, X::toString);
    }

    /** The wire type of a value that is not null. */
    WireType wireType() {
        return new WireType.Special(kind, false);
    }

    /** Writes a value, which is of the class. */
    public void write(Object value, Output out) {
        writer.accept(type.cast(value), out);
    }

    /** Reads a value; the current one is ignored if it is of another class. */
    public @Nullable X read(@Nullable Object current, Input in) {
        return reader.apply(type.isInstance(current) ? type.cast(current) : null, in);
    }

    /** Writes a random value. */
    public void writeSample(Random random, Output out) {
        writer.accept(sample.apply(random), out);
    }

    /** Returns the size of a value, which is of the class. */
    long sizeOf(Object value) {
        return sizeOf.applyAsLong(type.cast(value));
    }

    /** Returns the text of a value, which is of the class. */
    public String text(Object value) {
        return text.apply(type.cast(value));
    }
}
