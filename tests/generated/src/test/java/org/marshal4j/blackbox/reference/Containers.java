package org.marshal4j.blackbox.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Creates empty collections and maps for the types of fields. */
final class Containers {
    private static final Map<Class<?>, Class<?>> OF_INTERFACES = Map.ofEntries(
            Map.entry(Iterable.class, ArrayList.class),
            Map.entry(Collection.class, ArrayList.class),
            Map.entry(List.class, ArrayList.class),
            Map.entry(Set.class, LinkedHashSet.class),
            Map.entry(SortedSet.class, TreeSet.class),
            Map.entry(java.util.NavigableSet.class, TreeSet.class),
            Map.entry(Queue.class, ArrayDeque.class),
            Map.entry(Deque.class, ArrayDeque.class),
            Map.entry(java.util.concurrent.BlockingQueue.class, java.util.concurrent.LinkedBlockingQueue.class),
            Map.entry(java.util.concurrent.BlockingDeque.class, java.util.concurrent.LinkedBlockingDeque.class),
            Map.entry(java.util.concurrent.TransferQueue.class, java.util.concurrent.LinkedTransferQueue.class),
            Map.entry(Map.class, LinkedHashMap.class),
            Map.entry(SortedMap.class, TreeMap.class),
            Map.entry(java.util.NavigableMap.class, TreeMap.class),
            Map.entry(ConcurrentMap.class, ConcurrentHashMap.class));

    private Containers() {}

    /**
     * Returns an empty collection or map for a field of that type.
     *
     * @param first the first type argument of the field's type
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // the class of the enum is known only at run time
    static Object empty(Class<?> type, Class<?> first) {
        if (type == EnumSet.class) {
            return EnumSet.noneOf((Class) first);
        }
        return type == EnumMap.class
                ? new EnumMap<>((Class) first)
                : Instances.empty(OF_INTERFACES.getOrDefault(type, type));
    }

    /** Whether a container can hold null as an element or as a key. */
    static boolean holdsNull(Object container) {
        return container instanceof ArrayList
                || container instanceof java.util.LinkedList
                || container instanceof java.util.Vector
                || container instanceof java.util.concurrent.CopyOnWriteArrayList
                || container instanceof java.util.concurrent.CopyOnWriteArraySet
                || container.getClass() == LinkedHashSet.class
                || container.getClass() == java.util.HashSet.class
                || container.getClass() == LinkedHashMap.class
                || container.getClass() == java.util.HashMap.class;
    }

    /** Whether a map can hold null as a value. */
    static boolean holdsNullValues(Object map) {
        return !(map instanceof ConcurrentMap) && !(map instanceof java.util.Hashtable);
    }
}
