package org.marshal4j.wire;

import java.util.Hashtable;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import net.openhft.chronicle.wire.ReadMarshallable;
import net.openhft.chronicle.wire.ValueIn;
import net.openhft.chronicle.wire.ValueOut;
import net.openhft.chronicle.wire.WireIn;
import net.openhft.chronicle.wire.WireOut;
import net.openhft.chronicle.wire.WriteMarshallable;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.Refillable;

/** Maps, as mappings whose keys are events. */
public final class Maps {
    private Maps() {}

    /**
     * Writes a map whose keys Wire can write itself.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param map the map, or null
     * @param out where to write
     * @param keys the type of the keys
     * @param value writes a value
     */
    public static <K, V> void write(@Nullable Map<K, V> map, ValueOut out, Class<K> keys, ValueWriter<V> value) {
        if (map == null) {
            out.nu11();
        } else {
            out.marshallable(new Entries<>(map, value, (key, wire) -> wire.writeEvent(keys, key)));
        }
    }

    /**
     * Writes a map whose keys are written as the texts that {@code toString} returns.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param map the map, or null
     * @param out where to write
     * @param value writes a value
     */
    public static <K, V> void writeTexts(@Nullable Map<K, V> map, ValueOut out, ValueWriter<V> value) {
        writeTexts(map, out, Object::toString, value);
    }

    /**
     * Writes a map whose keys are written as texts.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param map the map, or null
     * @param out where to write
     * @param text returns the text of a key
     * @param value writes a value
     */
    public static <K, V> void writeTexts(
            @Nullable Map<K, V> map, ValueOut out, Function<? super K, String> text, ValueWriter<V> value) {
        if (map == null) {
            out.nu11();
        } else {
            out.marshallable(new Entries<>(
                    map, value, (key, wire) -> wire.writeEvent(String.class, key == null ? "null" : text.apply(key))));
        }
    }

    /**
     * Reads entries into the current map, if it can be refilled, or into a new one.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param <M> the type of the map
     * @param in where to read
     * @param current the present map, or null
     * @param make creates a map
     * @param keys the type of the keys
     * @param value reads a value
     * @return the map that was filled, or null
     */
    public static <K, V, M extends Map<K, V>> @Nullable M read(
            ValueIn in, @Nullable M current, Supplier<? extends M> make, Class<K> keys, ValueReader<V> value) {
        return read(in, current, make, wire -> wire.readEvent(keys), value);
    }

    /**
     * Reads a map whose keys are written as texts into the current map, if it can be refilled, or into a new one.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param <M> the type of the map
     * @param in where to read
     * @param current the present map, or null
     * @param make creates a map
     * @param parse makes a key from its text
     * @param value reads a value
     * @return the map that was filled, or null
     */
    public static <K, V, M extends Map<K, V>> @Nullable M readTexts(
            ValueIn in,
            @Nullable M current,
            Supplier<? extends M> make,
            Function<String, ? extends K> parse,
            ValueReader<V> value) {
        return read(in, current, make, wire -> parse.apply(wire.readEvent(String.class)), value);
    }

    private static <K, V, M extends Map<K, V>> @Nullable M read(
            ValueIn in,
            @Nullable M current,
            Supplier<? extends M> make,
            Function<WireIn, ? extends K> key,
            ValueReader<V> value) {
        if (in.isNull()) {
            return null;
        }
        M map = current != null && Refillable.is(current) ? current : make.get();
        map.clear();
        return in.marshallable((ReadMarshallable) wire -> readAll(map, wire, key, value)) ? map : null;
    }

    private static <K, V> void readAll(
            Map<K, V> map, WireIn wire, Function<WireIn, ? extends K> key, ValueReader<V> value) {
        while (wire.isNotEmptyAfterPadding()) {
            K each = key.apply(wire);
            map.put(each, value.read(wire.getValueIn()));
        }
    }

    /** A class with fields rather than a lambda, since Wire lays out the text of an object according to its fields. */
    private static final class Entries<K, V> implements WriteMarshallable {
        private final Map<K, V> map;
        private final ValueWriter<V> value;
        private final BiFunction<K, WireOut, ValueOut> key;

        Entries(Map<K, V> map, ValueWriter<V> value, BiFunction<K, WireOut, ValueOut> key) {
            this.map = map;
            this.value = value;
            this.key = key;
        }

        @Override
        public void writeMarshallable(WireOut wire) {
            if (map instanceof Hashtable) {
                // Its forEach goes the other way round.
                map.entrySet().forEach(entry -> value.write(entry.getValue(), key.apply(entry.getKey(), wire)));
            } else {
                map.forEach((each, of) -> value.write(of, key.apply(each, wire)));
            }
        }
    }
}
