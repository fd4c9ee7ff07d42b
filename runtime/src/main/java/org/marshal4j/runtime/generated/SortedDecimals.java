package org.marshal4j.runtime.generated;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.generated.value.Unscaled;
import org.marshal4j.runtime.memory.Counted;

/**
 * Decimals in collections and maps that sort. To compare two of them the JDK gives the one as many digits as the other has, each time: a
 * few long ones among many short ones would cost the product of both. So what sorts takes decimals of a limited length only, when
 * it is read, and when it is written as well, so that what is written can be read.
 */
final class SortedDecimals {
    /** About 301 digits: the JDK keeps the powers of ten up to 303, and makes others anew for each comparison. */
    static final int MOST_BITS = 1000;

    private SortedDecimals() {}

    /** Refuses an element or key that a container must not be made to compare (MARSHAL215). */
    static void check(String name, Object container, @Nullable Object element) {
        if (element instanceof BigDecimal decimal && sorts(container)) {
            check(name, decimal);
        }
    }

    /** Refuses a set or queue that sorts, if {@link #check(String, Object, Object)} would refuse an element of it. */
    static void checkAll(String name, Collection<?> collection) {
        if (first(collection) instanceof BigDecimal) {
            checkEach(name, collection);
        }
    }

    private static void checkEach(String name, Iterable<?> elements) {
        for (Object element : elements) {
            if (element instanceof BigDecimal decimal) {
                check(name, decimal);
            }
        }
    }

    /** Refuses a map of which it would refuse a key. */
    static void checkAll(String name, SortedMap<?, ?> map) {
        if (first(map) instanceof BigDecimal) {
            checkEach(name, map.keySet());
        }
    }

    private static boolean sorts(Object container) {
        return container instanceof SortedSet || container instanceof SortedMap || container instanceof PriorityQueue;
    }

    private static void check(String name, BigDecimal decimal) {
        if (Unscaled.compact(decimal) != Unscaled.NONE) {
            return;
        }
        Counted.allowed(
                name,
                "a decimal, in what sorts its elements,",
                (decimal.unscaledValue().bitLength() + 7) / 8,
                MOST_BITS / 8);
    }

    /** The first element, which no object is made for; null if there is none. */
    private static @Nullable Object first(Object container) {
        try {
            if (container instanceof PriorityQueue<?> queue) {
                return queue.peek();
            }
            return container instanceof SortedSet<?> set ? set.first() : ((SortedMap<?, ?>) container).firstKey();
        } catch (NoSuchElementException e) {
            // Asked before, it could be emptied by another thread in between.
            return null;
        }
    }
}
