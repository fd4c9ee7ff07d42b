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
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/** Decides which collections and maps can be read into. */
public final class Refillable {
    private static final Set<Class<?>> CLASSES = Set.of(
            ArrayDeque.class,
            ArrayList.class,
            ConcurrentHashMap.class,
            ConcurrentLinkedDeque.class,
            ConcurrentLinkedQueue.class,
            ConcurrentSkipListMap.class,
            ConcurrentSkipListSet.class,
            EnumMap.class,
            HashMap.class,
            HashSet.class,
            LinkedBlockingDeque.class,
            LinkedBlockingQueue.class,
            LinkedHashMap.class,
            LinkedHashSet.class,
            LinkedList.class,
            LinkedTransferQueue.class,
            PriorityBlockingQueue.class,
            PriorityQueue.class,
            Stack.class,
            TreeMap.class,
            TreeSet.class,
            Vector.class);

    private Refillable() {}

    /**
     * Tells whether a collection or map can be cleared and filled again: it must be of exactly one of the JDK's mutable
     * classes, and no range of a {@code TreeSet} or {@code ConcurrentSkipListSet}. Others, among them
     * {@code List.of()}, {@code subList} and {@code Arrays.asList}, cannot be changed, or changing them changes
     * something else.
     */
    public static boolean is(@Nullable Object current) {
        return current != null
                && (CLASSES.contains(current.getClass()) ? isWhole(current) : current instanceof EnumSet);
    }

    /** Asked here for the class first: with more code in the way, C2 keeps the iterators of hash sets. */
    private static boolean isWhole(Object current) {
        Class<?> type = current.getClass();
        return (type != TreeSet.class && type != ConcurrentSkipListSet.class) || !Views.isRange(current);
    }

    /** Whether the collection cannot hold null. */
    static boolean refusesNull(Iterable<?> collection) {
        return collection instanceof ArrayDeque
                || collection instanceof BlockingQueue
                || collection instanceof ConcurrentLinkedDeque
                || collection instanceof ConcurrentLinkedQueue
                || collection instanceof ConcurrentSkipListSet
                || collection instanceof PriorityQueue
                || collection instanceof EnumSet
                || (collection instanceof SortedSet<?> sorted && sorted.comparator() == null);
    }

    /** Whether the map cannot hold an entry whose key or value is null. */
    static boolean refusesNull(Map<?, ?> map, @Nullable Object key) {
        return map instanceof ConcurrentMap
                || (key == null
                        && (map instanceof EnumMap
                                || (map instanceof SortedMap<?, ?> sorted && sorted.comparator() == null)));
    }

    /**
     * Returns the exception for a sorted collection or map without a comparator whose elements or keys are not
     * comparable.
     */
    static MarshalException noOrder(String name, Object sorted, ClassCastException cause) {
        return new MarshalException(
                RuntimeProblem.OTHER,
                name,
                "a " + sorted.getClass().getSimpleName() + " without a comparator cannot hold this element: "
                        + cause.getMessage() + ". Initialize the field with one that has a comparator",
                cause);
    }
}
