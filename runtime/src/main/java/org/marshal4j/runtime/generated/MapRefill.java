package org.marshal4j.runtime.generated;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Reads into a map. As long as the keys that are read are the keys that the map already has, in the same order, their
 * entries are kept and their values reused. From the first different key on, the old entries are removed and the new
 * ones added.
 *
 * <pre>
 * MapRefill&lt;String, Leg&gt; refill = new MapRefill&lt;&gt;("legs", map);
 * Iterator&lt;Map.Entry&lt;String, Leg&gt;&gt; iterator = map.entrySet().iterator();
 * for (int i = 0; i &lt; count; i++) {
 *     Map.Entry&lt;String, Leg&gt; old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
 *     String key = Text.read(MapRefill.keyOf(old), in);
 *     Leg value = LegMarshaller.readFields(MapRefill.valueOf(old, key), in, depth + 1);
 *     refill.put(old, key, value);
 * }
 * refill.end();
 * </pre>
 *
 * <p>The caller keeps and calls the iterator. HotSpot can remove this object, but would not remove an iterator that
 * only one of its fields refers to. And here, where iterators of all kinds are used, it could not tell which class to
 * expect.
 *
 * @see KeyedRefill
 */
public final class MapRefill<K extends @Nullable Object, V extends @Nullable Object> {
    private static final String KEY = ".key";
    private static final String VALUE = ".value";

    private final String name;
    private final Map<K, V> map;
    private final @Nullable Input checkedBy;
    private boolean matching = true;
    private int kept;

    /**
     * Starts to read.
     *
     * @param name the name of the field, for messages
     */
    public MapRefill(String name, Map<K, V> map) {
        this(name, map, null);
    }

    /**
     * Starts to read, with keys that might cost the map more than the size of their bytes justifies.
     *
     * @param name the name of the field, for messages
     * @param checkedBy the input of the keys, whose limits apply to them
     */
    public MapRefill(String name, Map<K, V> map, @Nullable Input checkedBy) {
        this.name = name;
        this.map = map;
        this.checkedBy = checkedBy;
    }

    /**
     * Tells whether there is an entry to compare the next one with.
     *
     * @param more whether the iterator has an entry; do not take it if the answer is false
     */
    public boolean expects(boolean more) {
        return matching && more;
    }

    /** Returns the key of that entry; null if there is none. It must not be changed. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable K keyOf(
            Map.@Nullable Entry<K, V> old) {
        return old == null ? null : old.getKey();
    }

    /** Returns the value to reuse for the key that was read; null if there is none. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable V valueOf(
            Map.@Nullable Entry<K, V> old, K key) {
        return old != null && old.getKey() == key ? old.getValue() : null;
    }

    /**
     * Accepts the next entry.
     *
     * @param old an entry that was {@linkplain #expects expected}, or null
     * @throws MarshalException MARSHAL214 if the map already has the key, MARSHAL206 if the key or value is null and
     *     the map cannot hold it; if keys are checked, also as {@link #putChecked}
     */
    public void put(Map.@Nullable Entry<K, V> old, K key, V value) {
        if (old != null && old.getKey() == key) {
            kept++;
            if (old.getValue() != value) {
                setValue(name, kept - 1, map, old, value);
            }
            return;
        }
        if (matching) {
            matching = false;
            keepOnly(map, kept);
        }
        if (checkedBy == null) {
            put(name, map, key, value);
        } else {
            putChecked(name, map, key, value, checkedBy);
        }
    }

    private static <K extends @Nullable Object, V extends @Nullable Object> void setValue(
            String name, int index, Map<K, V> map, Map.Entry<K, V> of, V value) {
        if (value == null && Refillable.refusesNull(map, of.getKey())) {
            throw nullRefused(name, index, map, of.getKey());
        }
        // A class: HotSpot needs long to find that a map does not implement an interface.
        if (map instanceof ConcurrentSkipListMap) {
            // Its entries are copies.
            map.put(of.getKey(), value);
        } else {
            of.setValue(value);
        }
    }

    /** Removes the entries after those that were accepted. */
    public void end() {
        if (matching && kept < map.size()) {
            matching = false;
            keepOnly(map, kept);
        }
    }

    /**
     * Puts an entry that was read.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException MARSHAL214 if the map already has the key, MARSHAL206 if the key or value is null and
     *     the map cannot hold it
     */
    public static <K extends @Nullable Object, V extends @Nullable Object> void put(
            String name, Map<K, V> map, K key, V value) {
        if ((key == null || value == null) && Refillable.refusesNull(map, key)) {
            throw nullRefused(name, map.size(), map, key);
        }
        int before = map.size();
        try {
            map.put(key, value);
        } catch (ClassCastException e) {
            throw Refillable.noOrder(entry(name, before, KEY), map, e);
        }
        if (map.size() == before) {
            throw Taken.entry(entry(name, before, KEY), map);
        }
    }

    /**
     * Puts an entry that was read, whose key might cost the map more than the size of its bytes justifies.
     *
     * @param name the name of the field, for messages
     * @throws MarshalException as {@link #put(String, Map, Object, Object)}; MARSHAL215 if the key is a decimal with
     *     more digits than a key may have, MARSHAL222 if too many keys have its hash code
     */
    public static <K extends @Nullable Object, V extends @Nullable Object> void putChecked(
            String name, Map<K, V> map, K key, V value, Input in) {
        DecimalKeys.check(name, map, key, in.limits());
        EqualHashes.check(name, map, key, in.limits());
        put(name, map, key, value);
    }

    static MarshalException nullRefused(String name, int index, Map<?, ?> map, @Nullable Object key) {
        return nullRefused(name, index, map.getClass(), key);
    }

    static MarshalException nullRefused(String name, int index, Class<?> map, @Nullable Object key) {
        return new MarshalException(
                RuntimeProblem.NULL_ON_READ,
                entry(name, index, key == null ? KEY : VALUE),
                "null, which the " + map.getSimpleName() + " cannot hold there");
    }

    private static String entry(String name, int index, String part) {
        return name + "[" + index + "]" + part;
    }

    /** Static, so that a refill never escapes from compiled code and HotSpot can remove it. */
    @SuppressWarnings("unchecked") // they were in the map
    static <K extends @Nullable Object, V extends @Nullable Object> void keepOnly(Map<K, V> map, int kept) {
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
