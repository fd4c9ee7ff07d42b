package org.marshal4j.runtime.generated;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.Unscaled;
import org.marshal4j.runtime.memory.Counted;
import org.marshal4j.runtime.memory.ReadLimits;

/**
 * Decimals in what compares them: sets, keys of maps, queues that sort. To compare two of them the JDK gives the one as many digits as the
 * other has, each time, also in a hash table that has turned one of its chains into a tree: a few long ones among many short ones would
 * cost the product of both. So they may have so many digits only, when they are read, and when they are written as well, so that what
 * is written can be read.
 */
final class DecimalKeys {
    private DecimalKeys() {}

    /** Refuses a decimal that a container must not be made to compare (MARSHAL215). */
    static void check(String name, Object container, @Nullable Object key, ReadLimits limits) {
        if (key instanceof BigDecimal decimal && compares(container)) {
            check(name, decimal, limits);
        }
    }

    /**
     * Refuses a container that {@link #check(String, Object, Object, ReadLimits)} would not let have one of these keys.
     *
     * @param size how many of them are looked at, at most: a collection may give more than it says
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
                "a decimal, in what compares its elements,",
                (decimal.unscaledValue().bitLength() + 7) / 8,
                limits.keyNumberBytes());
    }
}
