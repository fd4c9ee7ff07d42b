package org.marshal4j.runtime.generated;

import java.util.Map;
import java.util.concurrent.ConcurrentNavigableMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Reads into a map. As long as the keys that are read are those that are there already, in the same order, their entries are kept
 * and their values reused; from the first that is not, the old entries are taken out, and what is read is put in.
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
 * <p>The caller keeps the iterator and calls it. A compiler that removes the one object does not remove what only a field of it holds;
 * and here, where all kinds of iterators come by, it would not know which one to expect.
 *
 * @param <K> the keys
 * @param <V> the values
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
     * Starts.
     *
     * @param name of the field, for messages
     */
    public MapRefill(String name, Map<K, V> map) {
        this(name, map, null);
    }

    /**
     * Starts, with keys that might cost the map more than their bytes justify.
     *
     * @param name of the field, for messages
     * @param checkedBy what the keys come from, whose limits hold for them
     */
    public MapRefill(String name, Map<K, V> map, @Nullable Input checkedBy) {
        this.name = name;
        this.map = map;
        this.checkedBy = checkedBy;
    }

    /**
     * Whether there is an entry to compare the next one with.
     *
     * @param more whether the iterator has one; it is not to be asked for it if the answer is no
     */
    public boolean expects(boolean more) {
        return matching && more;
    }

    /** The key of that entry, null if there is none. It must not be changed. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable K keyOf(
            Map.@Nullable Entry<K, V> old) {
        return old == null ? null : old.getKey();
    }

    /** The value to reuse for the key that was read, null if there is none. */
    public static <K extends @Nullable Object, V extends @Nullable Object> @Nullable V valueOf(
            Map.@Nullable Entry<K, V> old, K key) {
        return old != null && old.getKey() == key ? old.getValue() : null;
    }

    /**
     * Takes the next entry.
     *
     * @param old an entry that was {@linkplain #expects expected}, else null
     * @throws MarshalException MARSHAL214 if the key is there already, MARSHAL206 if one is null and cannot be in there; if keys are
     *     checked, as {@link #putChecked}
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
     * @throws MarshalException MARSHAL214 if the key is there already, MARSHAL206 if one is null and cannot be in there
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
     * Puts an entry that was read, whose key might cost the map more than its bytes justify.
     *
     * @param name of the field, for messages
     * @throws MarshalException as {@link #put(String, Map, Object, Object)}; MARSHAL215 if the key is a decimal of more digits than a key
     *     may have, MARSHAL222 if too many of the keys have its hash code
     */
    public static <K extends @Nullable Object, V extends @Nullable Object> void putChecked(
            String name, Map<K, V> map, K key, V value, Input in) {
        DecimalKeys.check(name, map, key, in.limits());
        EqualHashes.check(name, map, key, in.limits());
        put(name, map, key, value);
    }

    static MarshalException nullRefused(String name, int index, Map<?, ?> map, @Nullable Object key) {
        return new MarshalException(
                RuntimeProblem.NULL_ON_READ,
                entry(name, index, key == null ? KEY : VALUE),
                "null, which the " + map.getClass().getSimpleName() + " cannot hold there");
    }

    private static String entry(String name, int index, String part) {
        return name + "[" + index + "]" + part;
    }

    /** Static, so that this object never leaves compiled code, and then is none. */
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
