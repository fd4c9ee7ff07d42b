package org.marshal4j.table.generated;

import java.util.Map;
import org.marshal4j.table.ListElements;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/** The arrays of primitives for which there are columns. Stateless. */
final class Arrays {
    private static final Map<Class<?>, Kind> KINDS = Map.ofEntries(
            Map.entry(boolean[].class, Kind.BOOL),
            Map.entry(short[].class, Kind.INT16),
            Map.entry(char[].class, Kind.UINT16),
            Map.entry(int[].class, Kind.INT32),
            Map.entry(long[].class, Kind.INT64),
            Map.entry(float[].class, Kind.FLOAT32),
            Map.entry(double[].class, Kind.FLOAT64));

    private Arrays() {}

    static Kind kind(Class<?> type) {
        Kind kind = KINDS.get(type);
        if (kind == null) {
            throw new IllegalArgumentException("no column of " + type.getTypeName());
        }
        return kind;
    }

    @SuppressWarnings("unchecked")
    static <V> ListElements<V> form(Class<V> type, Node element) {
        return type == boolean[].class
                ? (ListElements<V>) ListElements.ofBooleans(element)
                : ListElements.ofArray(type, element);
    }
}
