package org.marshal4j.table;

import java.util.Map;
import java.util.function.IntFunction;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.table.memory.Rows;

/** Maps. Keys and values are stored as two columns store the values of a row. */
final class MapElements<K, E, V extends Map<K, E>> extends ListElements<V> {
    private final Cell<?, K> key;
    private final Cell<?, E> value;
    private final IntFunction<V> maker;

    MapElements(Cell<?, K> key, Cell<?, E> value, IntFunction<V> maker) {
        this.key = key;
        this.value = value;
        this.maker = maker;
    }

    @Override
    int size(V map) {
        return map.size();
    }

    @Override
    boolean write(int batch, int start, int size, V map) {
        long at = Rows.element(batch, start);
        long end = at + size;
        for (Map.Entry<K, E> entry : map.entrySet()) {
            if (at == end) {
                return false;
            }
            key.set(at, entry.getKey());
            value.set(at++, entry.getValue());
        }
        return at == end;
    }

    @Override
    @SuppressWarnings("NullAway") // The values may be null, and the map accepts null.
    V read(int batch, int start, int size) {
        V made = maker.apply(Math.min(size, LARGEST_GUESS));
        long at = Rows.element(batch, start);
        for (int i = 0; i < size; i++) {
            made.put(key.get(at + i), value.get(at + i));
            if (made.size() == i) {
                throw new MarshalException(
                        RuntimeProblem.IMPOSSIBLE_VALUE,
                        "entry " + i + " has a key that the " + made.getClass().getSimpleName() + " already has");
            }
        }
        return made;
    }
}
