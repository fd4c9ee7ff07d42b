package org.marshal4j.runtime;

import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads into a map. As long as the keys that are read are those that are there already, in the same order, their entries are kept
 * and their values reused; from the first that is not, the old entries are taken out, and what is read is put in.
 *
 * <pre>
 * MapRefill&lt;String, Leg&gt; refill = new MapRefill&lt;&gt;("legs", map);
 * for (int i = 0; i &lt; count; i++) {
 *     String key = Text.read(refill.nextKey(), in);
 *     Leg value = LegMarshaller.readFields(refill.valueOf(key), in, depth + 1);
 *     refill.put(key, value);
 * }
 * refill.end();
 * </pre>
 *
 * @param <K> the keys
 * @param <V> the values
 */
public final class MapRefill<K extends @Nullable Object, V extends @Nullable Object> {
    private final String name;
    private final Map<K, V> map;
    private final Iterator<Map.Entry<K, V>> old;
    private boolean matching = true;
    private Map.@Nullable Entry<K, V> entry;
    private boolean offered;
    private int kept;

    /**
     * Starts.
     *
     * @param name of the field, for messages
     */
    public MapRefill(String name, Map<K, V> map) {
        this.name = name;
        this.map = map;
        this.old = map.entrySet().iterator();
    }

    /** The key to compare the next one with, null if there is none. It must not be changed. */
    public @Nullable K nextKey() {
        offered = true;
        entry = matching && old.hasNext() ? old.next() : null;
        return entry == null ? null : entry.getKey();
    }

    /** The value to reuse for that key, which was read, null if there is none. */
    public @Nullable V valueOf(K key) {
        if (!offered) {
            nextKey();
        }
        if (entry != null && entry.getKey() != key) {
            entry = null;
        }
        return entry == null ? null : entry.getValue();
    }

    /**
     * Takes the next entry.
     *
     * @throws MarshalException MARSHAL214 if the key is there already, MARSHAL206 if one is null and cannot be in there
     */
    public void put(K key, V value) {
        if (!offered) {
            nextKey();
        }
        Map.Entry<K, V> same = entry;
        entry = null;
        offered = false;
        if (same == null || same.getKey() != key) {
            if (matching) {
                matching = false;
                keepOnly(map, kept);
            }
            put(name, map, key, value);
            return;
        }
        kept++;
        if (same.getValue() != value) {
            setValue(name, map, same, value);
        }
    }

    private static <K extends @Nullable Object, V extends @Nullable Object> void setValue(
            String name, Map<K, V> map, Map.Entry<K, V> of, V value) {
        if (value == null && Refillable.refusesNull(map, of.getKey())) {
            throw nullRefused(name, map);
        }
        if (map instanceof ConcurrentNavigableMap) {
            // Its entries are copies.
            map.put(of.getKey(), value);
        } else {
            of.setValue(value);
        }
    }

    /** Removes what is beyond the entries that were taken. */
    public void end() {
        if (matching && kept < map.size()) {
            matching = false;
            keepOnly(map, kept);
        }
    }

    /**
     * Puts an entry that was read.
     *
     * @param name of the field, for messages
     * @throws MarshalException as {@link #put(Object, Object)}
     */
    public static <K extends @Nullable Object, V extends @Nullable Object> void put(
            String name, Map<K, V> map, K key, V value) {
        if ((key == null || value == null) && Refillable.refusesNull(map, key)) {
            throw nullRefused(name, map);
        }
        int before = map.size();
        map.put(key, value);
        if (map.size() == before) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, name, "a key that is there already");
        }
    }

    private static MarshalException nullRefused(String name, Map<?, ?> map) {
        return new MarshalException(
                RuntimeProblem.NULL_ON_READ,
                name,
                "null, which no " + map.getClass().getSimpleName() + " can hold there");
    }

    /** Static, so that this object never leaves compiled code, and then is none. */
    @SuppressWarnings("unchecked") // they were in the map
    private static <K extends @Nullable Object, V extends @Nullable Object> void keepOnly(Map<K, V> map, int kept) {
        if (kept == 0) {
            map.clear();
        } else if (kept < map.size()) {
            Object[] keys = map.keySet().toArray();
            Object[] values = map.values().toArray();
            map.clear();
            for (int i = 0; i < kept; i++) {
                map.put((K) keys[i], (V) values[i]);
            }
        }
    }
}
