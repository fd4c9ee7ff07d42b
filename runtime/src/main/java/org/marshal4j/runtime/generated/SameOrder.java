package org.marshal4j.runtime.generated;

import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/**
 * Creates an empty sorted set or map in place of one that cannot be {@linkplain Refillable filled}, such as a range of
 * another. It has the same comparator; in place of null, it is in natural order.
 */
@SuppressWarnings("NonApiType") // fields may be declared with these classes
public final class SameOrder {
    private SameOrder() {}

    /** Creates a set. */
    public static <E extends @Nullable Object> TreeSet<E> treeSet(@Nullable SortedSet<E> current) {
        return current == null ? new TreeSet<>() : new TreeSet<>(current.comparator());
    }

    /** Creates a set. */
    public static <E> ConcurrentSkipListSet<E> skipListSet(@Nullable SortedSet<E> current) {
        return current == null ? new ConcurrentSkipListSet<>() : new ConcurrentSkipListSet<>(current.comparator());
    }

    /** Creates a map. */
    public static <K extends @Nullable Object, V extends @Nullable Object> TreeMap<K, V> treeMap(
            @Nullable SortedMap<K, V> current) {
        return current == null ? new TreeMap<>() : new TreeMap<>(current.comparator());
    }

    /** Creates a map. */
    public static <K, V> ConcurrentSkipListMap<K, V> skipListMap(@Nullable SortedMap<K, V> current) {
        return current == null ? new ConcurrentSkipListMap<>() : new ConcurrentSkipListMap<>(current.comparator());
    }
}
