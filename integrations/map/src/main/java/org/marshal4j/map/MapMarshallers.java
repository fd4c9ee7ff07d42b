package org.marshal4j.map;

import java.io.IOException;
import net.openhft.chronicle.hash.ChronicleHashBuilder;
import net.openhft.chronicle.hash.serialization.SizeMarshaller;
import net.openhft.chronicle.hash.serialization.impl.NotReusingSizedMarshallableDataAccess;
import net.openhft.chronicle.map.ChronicleMapBuilder;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.lock.LockFile;

/**
 * Sets up builders of Chronicle Map for types with {@code @Marshal}:
 *
 * <pre>{@code
 * ChronicleMap<Long, Position> positions = MapMarshallers.values(
 *                 ChronicleMap.of(Long.class, Position.class).entries(100_000), Position.class)
 *         .createPersistedTo(file);
 * }</pre>
 *
 * <p>If all values of the type have the same size, the map is told so and does not store their lengths. For any other
 * type, tell the builder a typical size with {@code averageValue} or {@code averageValueSize}.
 *
 * <p>{@code getUsing} refills an object if the marshaller can, and then creates no garbage beyond what Chronicle Map
 * creates itself. Thread-safe.
 */
public final class MapMarshallers {
    private MapMarshallers() {}

    /**
     * Opens a map or set.
     *
     * @param <M> the type of the map or set
     */
    @FunctionalInterface
    public interface Opening<M> {
        /**
         * Opens it.
         *
         * @return the map or set
         * @throws IOException as Chronicle Map does
         */
        M open() throws IOException;
    }

    /**
     * Opens a map and uses a lock file to recognise renamed fields of its keys and values: a field that was renamed
     * and is otherwise the same is no difference from the schema in the map's file.
     *
     * <pre>{@code
     * ChronicleMap<Long, Position> positions =
     *         MapMarshallers.followRenames(lock, () -> builder.createPersistedTo(file));
     * }</pre>
     *
     * <p>This applies to the current thread, for the duration of the call.
     *
     * @param <M> the type of the map or set
     * @param lock contains the former schemas of the types
     * @param opening opens the map
     * @return what was opened
     * @throws IOException if opening fails
     * @throws org.marshal4j.runtime.MarshalException MARSHAL218 if there is any other difference
     */
    public static <M> M followRenames(LockFile lock, Opening<M> opening) throws IOException {
        return open(new FormerSchemas(lock, false), opening);
    }

    /**
     * Opens a map to read keys and values of other schemas, which are converted as {@link FormerMessages} does. Use it
     * to copy the entries of an old map to a new one:
     *
     * <pre>{@code
     * try (ChronicleMap<Long, Position> old = MapMarshallers.convert(lock, () -> builder.createPersistedTo(oldFile));
     *         ChronicleMap<Long, Position> positions = builder.createPersistedTo(file)) {
     *     old.forEach(positions::put);
     * }
     * }</pre>
     *
     * <p>If values have another schema, none can be written: nothing would tell them from the others. If keys have
     * another schema, none can be looked up; their entries can be iterated over. Both fail with MARSHAL218. A map whose
     * schemas can be read as they are is opened as always.
     *
     * <p>This applies to the current thread, for the duration of the call.
     *
     * @param <M> the type of the map or set
     * @param lock contains the former schemas of the types, which tells renamed fields; {@link LockFile#empty()} if
     *     there is no lock file
     * @param opening opens the map
     * @return what was opened
     * @throws IOException if opening fails
     * @throws org.marshal4j.runtime.MarshalException MARSHAL220 if every key or every value would be refused, with all
     *     reasons
     */
    public static <M> M convert(LockFile lock, Opening<M> opening) throws IOException {
        return open(new FormerSchemas(lock, true), opening);
    }

    private static <M> M open(FormerSchemas former, Opening<M> opening) throws IOException {
        @Nullable FormerSchemas before = FormerSchemas.exchange(former);
        try {
            return opening.open();
        } finally {
            FormerSchemas.exchange(before);
        }
    }

    /**
     * Marshals the values of a map.
     *
     * @param <K> the type of the keys
     * @param <V> the type of the values
     * @param builder the builder
     * @param type the class of the values
     * @return the builder
     * @throws IllegalArgumentException if the type has no marshaller
     */
    public static <K, V> ChronicleMapBuilder<K, V> values(ChronicleMapBuilder<K, V> builder, Class<V> type) {
        MapMarshaller<V> marshaller = new MapMarshaller<>(type);
        builder.valueReaderAndDataAccess(
                marshaller, new NotReusingSizedMarshallableDataAccess<>(type, marshaller, marshaller));
        return marshaller.isOfOneSize()
                ? builder.valueSizeMarshaller(SizeMarshaller.constant(marshaller.oneSize()))
                : builder;
    }

    /**
     * Marshals the keys of a map or set. Keys are the same if their bytes are. So do not use a type whose bytes
     * depend on more than {@code equals} compares, such as one with a {@code HashMap} or {@code HashSet}. Keys cannot
     * begin with schema ids, since a former key has other bytes.
     *
     * @param <K> the type of the keys
     * @param <B> the type of the builder
     * @param builder the builder
     * @param type the class of the keys
     * @return the builder
     * @throws IllegalArgumentException if the type has no marshaller, or messages of it begin with schema ids
     */
    public static <K, B extends ChronicleHashBuilder<K, ?, B>> B keys(B builder, Class<K> type) {
        MapMarshaller<K> marshaller = new MapMarshaller<>(type);
        if (marshaller.hasSchemaId()) {
            throw new IllegalArgumentException("messages of " + type.getName()
                    + " begin with schema ids, so equal keys of different schemas would have different bytes");
        }
        builder.keyReaderAndDataAccess(
                marshaller, new NotReusingSizedMarshallableDataAccess<>(type, marshaller, marshaller));
        return marshaller.isOfOneSize()
                ? builder.keySizeMarshaller(SizeMarshaller.constant(marshaller.oneSize()))
                : builder;
    }
}
