package org.marshal4j.benchmarks.peer;

import java.util.List;
import java.util.function.Supplier;

/** Lists that are used again, for libraries that leave that to their user. */
public final class Lists {
    private Lists() {}

    /** Drops elements from the end, or adds new ones to it. */
    public static <E> void resize(List<E> list, int size, Supplier<E> newElement) {
        for (int last = list.size() - 1; last >= size; last--) {
            list.remove(last);
        }
        while (list.size() < size) {
            list.add(newElement.get());
        }
    }
}
