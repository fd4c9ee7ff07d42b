package org.marshal4j.runtime.generated;

import java.util.Collection;
import java.util.Hashtable;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.WeakHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Puts what was read into a collection or map of any class that a final field holds. What was read is in a list, a hash
 * table or a sorted one until then, so what costs time in the actual class is checked here.
 */
@SuppressWarnings("JdkObsolete") // users have fields of these types
final class Contents {
    private Contents() {}

    /**
     * Replaces the elements.
     *
     * @param limits the limits of the read; null if the elements are copies, which have no limits
     */
    static <E extends @Nullable Object> void replace(
            String name, Collection<E> target, Collection<? extends E> elements, @Nullable ReadLimits limits) {
        if (limits != null) {
            check(name, target, elements, limits);
        }
        target.clear();
        if (target instanceof CopyOnWriteArrayList || target instanceof CopyOnWriteArraySet) {
            // Each change copies it.
            target.addAll(elements);
            if (target instanceof CopyOnWriteArraySet && target.size() < elements.size()) {
                throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, name, "an element twice");
            }
            Taken.all(name, target, elements.size());
        } else {
            for (E element : elements) {
                Refill.add(name, target, element);
            }
        }
    }

    private static void check(String name, Collection<?> target, Collection<?> elements, ReadLimits limits) {
        DecimalKeys.checkAll(name, target, elements, elements.size(), limits);
        if (target instanceof CopyOnWriteArraySet) {
            EqualHashes.checkCompared(name, elements.size(), limits);
        } else if (target instanceof Set && !(target instanceof SortedSet)) {
            EqualHashes.checkAll(name, elements, elements.size(), limits);
        }
    }

    /** Replaces the entries; otherwise as {@link #replace(String, Collection, Collection, ReadLimits)}. */
    static <K extends @Nullable Object, V extends @Nullable Object> void replace(
            String name, Map<K, V> target, Map<? extends K, ? extends V> entries, @Nullable ReadLimits limits) {
        if (limits != null) {
            check(name, target, entries, limits);
        }
        target.clear();
        for (Map.Entry<? extends K, ? extends V> entry : entries.entrySet()) {
            MapRefill.put(name, target, entry.getKey(), entry.getValue());
        }
    }

    private static void check(String name, Map<?, ?> target, Map<?, ?> entries, ReadLimits limits) {
        DecimalKeys.checkAll(name, target, entries.keySet(), entries.size(), limits);
        if (isChained(target)) {
            Chains.checkUnknown(name, entries.size(), limits);
        } else if (!(target instanceof SortedMap)) {
            EqualHashes.checkAll(name, entries.keySet(), entries.size(), limits);
        }
    }

    /** Whether it never turns a chain into a tree. Properties are in another table. */
    private static boolean isChained(Map<?, ?> map) {
        return map instanceof WeakHashMap || (map instanceof Hashtable && !(map instanceof Properties));
    }
}
