package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Whether classes of users that extend a collection or map have taken what was read. They may do anything with an element that they are
 * given: refuse it silently, change it, or drop another one.
 *
 * <p>The methods throw a {@link MarshalException} with MARSHAL226 that names the collection if it holds another number of elements than
 * were put in.
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

    /** The list with these elements in place of its own, which are put in at once unless it has them already. */
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

    /** What to throw where a map has as many entries as before one was put in. */
    static MarshalException entry(String name, Map<?, ?> map) {
        return Refillable.is(map)
                ? new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, name, "a key that the map already has")
                : new MarshalException(
                        RuntimeProblem.NOT_TAKEN,
                        name,
                        "a key that the " + map.getClass().getName()
                                + " already has, or did not take beside the others");
    }
}
