package org.marshal4j.runtime.generated;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;

/**
 * Reads into a map as {@link MapRefill} does, but by its keys. This is for maps that have no entry objects and create
 * them on demand. They must not hold null keys, and {@code get} must not change their order.
 *
 * <pre>
 * KeyedRefill&lt;Side, Leg&gt; refill = new KeyedRefill&lt;&gt;("legs", map);
 * Iterator&lt;Side&gt; iterator = map.keySet().iterator();
 * for (int i = 0; i &lt; count; i++) {
 *     Side old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
 *     Side key = Side.valueOf(Text.read(null, in));
 *     Leg value = LegMarshaller.readFields(refill.valueOf(old, key), in, depth + 1);
 *     refill.put(old, key, value);
 * }
 * refill.end();
 * </pre>
 *
 * <p>The caller keeps and calls the iterator. HotSpot can remove this object, but would not remove an iterator that
 * only one of its fields refers to. And here, where iterators of all kinds are used, it could not tell which class to
 * expect.
 */
public final class KeyedRefill<K extends @Nullable Object, V extends @Nullable Object> {
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
    public KeyedRefill(String name, Map<K, V> map) {
        this(name, map, null);
    }

    /**
     * Starts to read, with keys that might cost the map more than the size of their bytes justifies.
     *
     * @param name the name of the field, for messages
     * @param checkedBy the input of the keys, whose limits apply to them
     */
    public KeyedRefill(String name, Map<K, V> map, @Nullable Input checkedBy) {
        this.name = name;
        this.map = map;
        this.checkedBy = checkedBy;
    }

    /**
     * Tells whether there is a key to compare the next one with.
     *
     * @param more whether the iterator has a key; do not take it if the answer is false
     */
    public boolean expects(boolean more) {
        return matching && more;
    }

    /**
     * Returns the value to reuse for the key that was read; null if there is none.
     *
     * @param old a key that was {@linkplain #expects expected}, or null
     */
    public @Nullable V valueOf(@Nullable K old, K key) {
        return old != null && old == key ? map.get(key) : null;
    }

    /**
     * Accepts the next entry.
     *
     * @param old a key that was {@linkplain #expects expected}, or null
     * @throws MarshalException MARSHAL214 if the map already has the key, MARSHAL206 if the key or value is null and
     *     the map cannot hold it; if keys are checked, also as {@link MapRefill#putChecked}
     */
    public void put(@Nullable K old, K key, V value) {
        if (old != null && old == key) {
            kept++;
            if (map.get(key) != value) {
                setValue(name, kept - 1, map, key, value);
            }
            return;
        }
        if (matching) {
            matching = false;
            MapRefill.keepOnly(map, kept);
        }
        if (checkedBy == null) {
            MapRefill.put(name, map, key, value);
        } else {
            MapRefill.putChecked(name, map, key, value, checkedBy);
        }
    }

    private static <K extends @Nullable Object, V extends @Nullable Object> void setValue(
            String name, int index, Map<K, V> map, K key, V value) {
        if (value == null && Refillable.refusesNull(map, key)) {
            throw MapRefill.nullRefused(name, index, map, key);
        }
        map.put(key, value);
    }

    /** Removes the entries after those that were accepted. */
    public void end() {
        if (matching && kept < map.size()) {
            matching = false;
            MapRefill.keepOnly(map, kept);
        }
    }
}
