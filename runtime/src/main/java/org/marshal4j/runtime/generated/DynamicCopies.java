package org.marshal4j.runtime.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.dynamic.DynamicScalars;
import org.marshal4j.runtime.generated.value.Checks;

/** Copies {@link DynamicValues} into new lists and maps, of the same classes as when reading. */
public final class DynamicCopies {
    private DynamicCopies() {}

    /** Copies the value of a field that lists no classes, as below. */
    public static @Nullable Object copy(@Nullable Object value, @Nullable Object current, int depth) {
        return copy(value, current, depth, ListedTypes.NONE, null);
    }

    /**
     * Copies a value. An immutable value is returned as it is.
     *
     * @param current what the field holds; filled if it is of the same listed class
     * @param listed the users' classes that the value, and everything in it, may have
     * @param graph the graph of the copy, if one of these classes needs it
     * @throws MarshalException MARSHAL230 if the value, or one in it, is of another class; MARSHAL207 if lists and maps
     *     are nested too deeply
     */
    public static @Nullable Object copy(
            @Nullable Object value, @Nullable Object current, int depth, ListedTypes listed, @Nullable Graph graph) {
        ListedType type = listed.of(value);
        if (type != null && value != null) {
            return type.copy(value, type.reusable(current), depth - 1, graph);
        }
        if (value instanceof List<?> list) {
            Checks.depth(depth);
            return copyList(list, depth, listed, graph);
        }
        if (value instanceof Map<?, ?> map) {
            Checks.depth(depth);
            return copyMap(map, depth, listed, graph);
        }
        return DynamicScalars.copy(value, listed.besides());
    }

    private static List<@Nullable Object> copyList(List<?> list, int depth, ListedTypes listed, @Nullable Graph graph) {
        List<@Nullable Object> copy = new ArrayList<>(list.size());
        for (Object element : list) {
            copy.add(copy(element, null, depth + 1, listed, graph));
        }
        return copy;
    }

    private static Map<@Nullable String, @Nullable Object> copyMap(
            Map<?, ?> map, int depth, ListedTypes listed, @Nullable Graph graph) {
        Map<@Nullable String, @Nullable Object> copy = new LinkedHashMap<>();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            copy.put(DynamicValues.key(entry.getKey()), copy(entry.getValue(), null, depth + 1, listed, graph));
        }
        return copy;
    }
}
