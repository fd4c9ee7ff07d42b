package org.marshal4j.guava;

import com.google.common.collect.Ordering;
import java.util.Comparator;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** Checks the order of sorted collections, which is not written. */
final class Natural {
    private Natural() {}

    /** Refuses any order except the natural one. */
    static void check(Comparator<?> comparator) {
        if (!comparator.equals(Ordering.natural()) && !comparator.equals(Comparator.naturalOrder())) {
            throw new MarshalException(
                    RuntimeProblem.NOT_KEPT,
                    "a collection sorted by " + comparator + ", and only the natural order is kept");
        }
    }
}
