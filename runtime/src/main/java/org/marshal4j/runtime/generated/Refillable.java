package org.marshal4j.runtime.generated;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;

/** Which collections and maps can be read into. */
public final class Refillable {
    private static final Set<Class<?>> CLASSES = Set.of(
            ArrayDeque.class,
            ArrayList.class,
            ConcurrentHashMap.class,
            ConcurrentSkipListMap.class,
            EnumMap.class,
            HashMap.class,
            HashSet.class,
            LinkedHashMap.class,
            LinkedHashSet.class,
            LinkedList.class,
            PriorityQueue.class,
            TreeMap.class,
            TreeSet.class,
            Vector.class);

    private Refillable() {}

    /**
     * Whether it can be cleared and filled again: it is of exactly one of the JDK's own mutable classes. Others, {@code
     * List.of()}, {@code subList} and {@code Arrays.asList} among them, cannot be changed, or change something else as well.
     */
    public static boolean is(@Nullable Object current) {
        return current != null && (CLASSES.contains(current.getClass()) || current instanceof EnumSet);
    }

    /** Whether the collection cannot hold null. */
    static boolean refusesNull(Iterable<?> collection) {
        return collection instanceof ArrayDeque
                || collection instanceof PriorityQueue
                || collection instanceof EnumSet
                || (collection instanceof SortedSet<?> sorted && sorted.comparator() == null);
    }

    /** Whether the map cannot hold that entry, in which one is null. */
    static boolean refusesNull(Map<?, ?> map, @Nullable Object key) {
        return map instanceof ConcurrentMap
                || (key == null
                        && (map instanceof EnumMap
                                || (map instanceof SortedMap<?, ?> sorted && sorted.comparator() == null)));
    }

    /** What to throw where a sorted collection or map has no comparator, and its elements or keys have no order of their own. */
    static MarshalException noOrder(String name, Object sorted, ClassCastException cause) {
        return new MarshalException(
                RuntimeProblem.OTHER,
                name,
                "a " + sorted.getClass().getSimpleName() + " without a comparator cannot hold this element: "
                        + cause.getMessage() + ". Initialize the field with one that has a comparator",
                cause);
    }
}
