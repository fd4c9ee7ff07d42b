package org.marshal4j.map;

import java.io.IOException;
import net.openhft.chronicle.hash.ChronicleHashBuilder;
import net.openhft.chronicle.hash.serialization.SizeMarshaller;
import net.openhft.chronicle.hash.serialization.impl.NotReusingSizedMarshallableDataAccess;
import net.openhft.chronicle.map.ChronicleMapBuilder;
import org.marshal4j.schema.LockFile;

/**
 * Sets builders of Chronicle Map up for types with {@code @Marshal}:
 *
 * <pre>{@code
 * ChronicleMap<Long, Position> positions = MapMarshallers.values(
 *                 ChronicleMap.of(Long.class, Position.class).entries(100_000), Position.class)
 *         .createPersistedTo(file);
 * }</pre>
 *
 * <p>Where every value of the type has the same size, the map is told so, and lays its entries out without their lengths. For any
 * other type tell the builder what is usual, with {@code averageValue} or {@code averageValueSize}.
 *
 * <p>{@code getUsing} refills an object that the marshaller can read into, and makes no more garbage then than Chronicle Map makes itself. Thread-safe.
 */
public final class MapMarshallers {
    private MapMarshallers() {}

    /** Opens a map or set. */
    @FunctionalInterface
    public interface Opening<M> {
        /**
         * Opens it.
         *
         * @throws IOException as Chronicle Map does
         */
        M open() throws IOException;
    }

    /**
     * Opens a map where a lock file knows what fields of its keys and values were called: a field that was renamed, and is the same in all else, is
     * no difference to the form in its file.
     *
     * <pre>{@code
     * ChronicleMap<Long, Position> positions =
     *         MapMarshallers.followRenames(lock, () -> builder.createPersistedTo(file));
     * }</pre>
     *
     * <p>It holds for the current thread and as long as this call.
     *
     * @param lock with the former forms of the types
     * @return what was opened
     * @throws IOException if opening does
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL218 if a form differs in something else
     */
    public static <M> M followRenames(LockFile lock, Opening<M> opening) throws IOException {
        LockFile before = FollowedRenames.exchange(lock);
        try {
            return opening.open();
        } finally {
            FollowedRenames.exchange(before);
        }
    }

    /**
     * Has the values of a map marshalled.
     *
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
     * Has the keys of a map or set marshalled. Keys are the same if their bytes are: a type whose bytes depend on more than what
     * {@code equals} compares, as those with a {@code HashMap} or {@code HashSet} do, is no good key.
     *
     * @return the builder
     * @throws IllegalArgumentException if the type has no marshaller
     */
    public static <K, B extends ChronicleHashBuilder<K, ?, B>> B keys(B builder, Class<K> type) {
        MapMarshaller<K> marshaller = new MapMarshaller<>(type);
        builder.keyReaderAndDataAccess(
                marshaller, new NotReusingSizedMarshallableDataAccess<>(type, marshaller, marshaller));
        return marshaller.isOfOneSize()
                ? builder.keySizeMarshaller(SizeMarshaller.constant(marshaller.oneSize()))
                : builder;
    }
}
