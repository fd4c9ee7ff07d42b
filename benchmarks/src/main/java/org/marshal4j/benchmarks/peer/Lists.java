package org.marshal4j.benchmarks.peer;

import java.util.List;
import java.util.function.Supplier;

/** Lists that are reused, for libraries that leave this to their users. */
public final class Lists {
    private Lists() {}

    /** Removes elements from the end, or adds new ones there. */
    public static <E> void resize(List<E> list, int size, Supplier<E> newElement) {
        for (int last = list.size() - 1; last >= size; last--) {
            list.remove(last);
        }
        while (list.size() < size) {
            list.add(newElement.get());
        }
    }
}
