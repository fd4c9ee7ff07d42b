package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Refuses to write equal keys that are told apart by identity, since no map or set that is read could hold them. Only
 * classes that do so are looked at: other maps and sets would have to be filled again.
 */
final class Identities {
    private static final Class<?> SET_FROM_MAP =
            Collections.newSetFromMap(new HashMap<>()).getClass();

    private static final Class<?> ITERATOR =
            new IdentityHashMap<>().keySet().iterator().getClass();

    private Identities() {}

    /** Refuses a set by identity with equal elements (MARSHAL227). */
    static void check(String name, Collection<?> collection) {
        if (collection.getClass() == SET_FROM_MAP && collection.iterator().getClass() == ITERATOR) {
            check(name, "a set", collection);
        }
    }

    /** Refuses an {@code IdentityHashMap} with equal keys (MARSHAL227). A subclass is read into by itself. */
    static void check(String name, Map<?, ?> map) {
        if (map.getClass() == IdentityHashMap.class) {
            check(name, "an IdentityHashMap", map.keySet());
        }
    }

    private static void check(String name, String what, Collection<?> keys) {
        Set<Object> distinct = new HashSet<>();
        for (Object key : keys) {
            if (!distinct.add(key)) {
                throw new MarshalException(
                        RuntimeProblem.NOT_KEPT,
                        name,
                        what + " that has two equal elements or keys, of which only one could be read");
            }
        }
    }
}
