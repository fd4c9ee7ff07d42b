package org.marshal4j.runtime.generated;

import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What reading makes of a {@link java.util.Map.Entry}, whose key and value generated code writes and reads. */
@SuppressWarnings("ReferenceEquality") // a key that was read again is the very same
public final class Entries {
    private Entries() {}

    /**
     * Returns the key to read the next one into; null if the entry may come from a map. Those of maps are live, or like
     * {@link java.util.TreeMap#firstEntry} of the class {@link SimpleImmutableEntry}, and the key is the map's own.
     */
    public static <K extends @Nullable Object> @Nullable K keyOf(Map.@Nullable Entry<K, ?> current) {
        return current != null && current.getClass() == SimpleEntry.class ? current.getKey() : null;
    }

    /** The same for a field that takes no other entries. */
    public static <K extends @Nullable Object> @Nullable K keyOf(@Nullable SimpleImmutableEntry<K, ?> current) {
        return current != null && isOwn(current) ? current.getKey() : null;
    }

    /** Returns the value to read the next one into; null if the entry has another key, or may come from a map. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable V valueOf(
            Map.@Nullable Entry<K, V> current, K key) {
        return current != null && current.getClass() == SimpleEntry.class && current.getKey() == key
                ? current.getValue()
                : null;
    }

    /** The same for a field that takes no other entries. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable V valueOf(
            @Nullable SimpleImmutableEntry<K, V> current, K key) {
        return current != null && isOwn(current) && current.getKey() == key ? current.getValue() : null;
    }

    /** Returns an entry of a key and value that were read: the current one if it is a {@code SimpleEntry} of the key. */
    public static <K extends @Nullable Object, V extends @Nullable Object> Map.Entry<K, V> of(
            Map.@Nullable Entry<K, V> current, K key, V value) {
        return simple(current instanceof SimpleEntry<K, V> simple ? simple : null, key, value);
    }

    /** Returns an entry of a key and value that were read: the current one if it has the key. */
    public static <K extends @Nullable Object, V extends @Nullable Object> SimpleEntry<K, V> simple(
            @Nullable SimpleEntry<K, V> current, K key, V value) {
        if (current == null || current.getClass() != SimpleEntry.class || current.getKey() != key) {
            return new SimpleEntry<>(key, value);
        }
        if (current.getValue() != value) {
            current.setValue(value);
        }
        return current;
    }

    /** Returns an entry of a key and value that were read: the current one if it has both. */
    public static <K extends @Nullable Object, V extends @Nullable Object> SimpleImmutableEntry<K, V> immutable(
            @Nullable SimpleImmutableEntry<K, V> current, K key, V value) {
        return current != null && isOwn(current) && current.getKey() == key && current.getValue() == value
                ? current
                : new SimpleImmutableEntry<>(key, value);
    }

    /** Users' subclasses may do anything. */
    private static boolean isOwn(SimpleImmutableEntry<?, ?> current) {
        return current.getClass() == SimpleImmutableEntry.class;
    }
}
