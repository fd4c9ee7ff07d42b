package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Checks whether users' classes that extend a collection or map have kept what was read. They may do anything with an
 * element: silently refuse it, change it, or drop another one.
 *
 * <p>The methods throw a {@link MarshalException} with MARSHAL226 that names the collection if its size is not the
 * number of elements that were added.
 */
public final class Taken {
    private Taken() {}

    /** Checks that a collection has all elements that were added. */
    public static void all(String name, Collection<?> collection, int count) {
        same(name, collection, collection.size(), count);
    }

    /** Checks that a map has all entries that were put in. */
    public static void all(String name, Map<?, ?> map, int count) {
        same(name, map, map.size(), count);
    }

    /** Puts elements into a list in place of its own, all at once, unless it already has them. */
    public static <T extends @Nullable Object, L extends CopyOnWriteArrayList<T>> L list(
            String name, L list, List<T> elements) {
        if (!Lists.isSame(list, elements)) {
            list.clear();
            list.addAll(elements);
            all(name, list, elements.size());
        }
        return list;
    }

    private static void same(String name, Object container, int size, int count) {
        if (size != count) {
            throw new MarshalException(
                    RuntimeProblem.NOT_TAKEN,
                    name,
                    count + " elements were read and given to a "
                            + container.getClass().getName() + ", which now has " + size);
        }
    }

    /** Returns the exception for a map that has no more entries after one was put. */
    static MarshalException entry(String name, Map<?, ?> map) {
        return Refillable.is(map)
                ? new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, name, "a key that the map already has")
                : new MarshalException(
                        RuntimeProblem.NOT_TAKEN,
                        name,
                        "a key that the " + map.getClass().getName() + " already has, or did not keep");
    }
}
