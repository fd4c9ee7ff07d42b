package org.marshal4j.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import org.jspecify.annotations.Nullable;

/**
 * {@code Optional}s and their primitive variants, as a sequence of the value, if there is one. Null therefore differs
 * from empty.
 */
public final class Optionals {
    private Optionals() {}

    /**
     * Writes the value, if there is one.
     *
     * @param <T> the type of the value
     * @param value the optional value, or null
     * @param out where to write
     * @param element writes the value
     */
    @SuppressWarnings({"OptionalAssignedToNull", "NullableOptional"}) // a field may be null
    public static <T> void write(@Nullable Optional<T> value, ValueOut out, ValueWriter<T> element) {
        Sequences.write(value == null ? null : value.map(List::of).orElseGet(List::of), out, element);
    }

    /**
     * Reads the value, if there is one.
     *
     * @param <T> the type of the value
     * @param in where to read
     * @param element reads the value
     * @return the optional value, or null
     */
    @SuppressWarnings({"OptionalAssignedToNull", "NullableOptional"})
    public static <T> @Nullable Optional<T> read(ValueIn in, ValueReader<T> element) {
        List<T> values = Sequences.<T, List<T>>read(in, null, ArrayList::new, element);
        return values == null ? null : values.stream().findFirst();
    }

    /**
     * Writes the number, if there is one.
     *
     * @param value the optional value, or null
     * @param out where to write
     */
    @SuppressWarnings("NullableOptional")
    public static void write(@Nullable OptionalInt value, ValueOut out) {
        write(value == null ? null : boxed(value.isPresent(), value.orElse(0)), out);
    }

    /**
     * Writes the number, if there is one.
     *
     * @param value the optional value, or null
     * @param out where to write
     */
    @SuppressWarnings("NullableOptional")
    public static void write(@Nullable OptionalLong value, ValueOut out) {
        write(value == null ? null : boxed(value.isPresent(), value.orElse(0)), out);
    }

    /**
     * Writes the number, if there is one.
     *
     * @param value the optional value, or null
     * @param out where to write
     */
    @SuppressWarnings("NullableOptional")
    public static void write(@Nullable OptionalDouble value, ValueOut out) {
        write(value == null ? null : boxed(value.isPresent(), value.orElse(0)), out);
    }

    private static List<Number> boxed(boolean present, Number value) {
        return present ? List.of(value) : Collections.emptyList();
    }

    private static void write(@Nullable List<Number> values, ValueOut out) {
        Sequences.write(values, out, (number, to) -> to.untypedObject(number));
    }

    /**
     * Reads the number, if there is one.
     *
     * @param in where to read
     * @return the optional value, or null
     */
    @SuppressWarnings("OptionalAssignedToNull")
    public static @Nullable OptionalInt readInt(ValueIn in) {
        Optional<Integer> value = read(in, ValueIn::int32);
        return value == null ? null : value.map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    /**
     * Reads the number, if there is one.
     *
     * @param in where to read
     * @return the optional value, or null
     */
    @SuppressWarnings("OptionalAssignedToNull")
    public static @Nullable OptionalLong readLong(ValueIn in) {
        Optional<Long> value = read(in, ValueIn::int64);
        return value == null ? null : value.map(OptionalLong::of).orElseGet(OptionalLong::empty);
    }

    /**
     * Reads the number, if there is one.
     *
     * @param in where to read
     * @return the optional value, or null
     */
    @SuppressWarnings("OptionalAssignedToNull")
    public static @Nullable OptionalDouble readDouble(ValueIn in) {
        Optional<Double> value = read(in, ValueIn::float64);
        return value == null ? null : value.map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
    }
}
