package org.marshal4j.runtime.generated;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.generated.value.Unscaled;

/**
 * Limits the digits of decimals that are compared with each other: in sets, as keys of maps, and in sorted queues. To
 * compare two decimals, the JDK gives one of them as many digits as the other has, every time, even in a hash table
 * that has turned a chain into a tree. A few long decimals among many short ones would cost the product of both. The
 * limit applies to reading, and to writing as well, so that everything written can be read.
 */
final class DecimalKeys {
    private DecimalKeys() {}

    /** Refuses a decimal that would be too expensive for a container to compare (MARSHAL215). */
    static void check(String name, Object container, @Nullable Object key, ReadLimits limits) {
        if (key instanceof BigDecimal decimal && compares(container)) {
            check(name, decimal, limits);
        }
    }

    /**
     * Refuses a container with a key that {@link #check(String, Object, Object, ReadLimits)} would refuse.
     *
     * @param size the maximum number of keys to check: a collection may return more than its size
     */
    static void checkAll(String name, Object container, Iterable<?> keys, int size, ReadLimits limits) {
        Iterator<?> iterator = keys.iterator();
        for (int i = 0; i < size && iterator.hasNext(); i++) {
            check(name, container, iterator.next(), limits);
        }
    }

    private static boolean compares(Object container) {
        return container instanceof Set
                || container instanceof Map
                || container instanceof PriorityQueue
                || container instanceof PriorityBlockingQueue;
    }

    private static void check(String name, BigDecimal decimal, ReadLimits limits) {
        if (Unscaled.compact(decimal) != Unscaled.NONE) {
            return;
        }
        Counted.allowed(
                name,
                "a decimal, in a collection that compares its elements,",
                (decimal.unscaledValue().bitLength() + 7) / 8,
                limits.keyNumberBytes());
    }
}
