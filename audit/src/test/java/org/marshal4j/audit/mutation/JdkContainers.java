package org.marshal4j.audit.mutation;

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Random collections and maps of the JDK, and what else holds values. */
final class JdkContainers {

    private static final Map<Class<?>, Supplier<Collection<Object>>> COLLECTIONS = Map.of(
            List.class, ArrayList::new,
            ArrayList.class, ArrayList::new,
            Collection.class, ArrayList::new,
            Iterable.class, ArrayList::new,
            java.util.Set.class, LinkedHashSet::new,
            HashSet.class, HashSet::new,
            TreeSet.class, TreeSet::new,
            java.util.SortedSet.class, TreeSet::new,
            PriorityQueue.class, PriorityQueue::new);

    private static final Map<Class<?>, Supplier<Map<Object, Object>>> MAPS = Map.of(
            Map.class, LinkedHashMap::new,
            LinkedHashMap.class, LinkedHashMap::new,
            HashMap.class, HashMap::new,
            TreeMap.class, TreeMap::new,
            java.util.SortedMap.class, TreeMap::new,
            ConcurrentSkipListMap.class, ConcurrentSkipListMap::new);

    private JdkContainers() {}

    /**
     * Returns a value; null if the class is not among those that are known here.
     *
     * @param arguments of the type
     * @param samples makes elements
     */
    static @Nullable Object of(Class<?> type, Type[] arguments, Random random, Samples samples)
            throws ReflectiveOperationException {
        if (JdkSamples.has(type)) {
            return JdkSamples.of(type, random);
        }
        if (type == Optional.class) {
            return random.nextInt(3) == 0 ? Optional.empty() : Optional.ofNullable(samples.of(arguments[0]));
        }
        if (COLLECTIONS.containsKey(type)) {
            Collection<Object> collection = COLLECTIONS.get(type).get();
            for (int i = samples.size(); i > 0; i--) {
                collection.add(samples.of(arguments[0]));
            }
            return collection;
        }
        if (MAPS.containsKey(type)) {
            Map<Object, Object> map = MAPS.get(type).get();
            for (int i = samples.size(); i > 0; i--) {
                map.put(samples.of(arguments[0]), samples.of(arguments[arguments.length - 1]));
            }
            return map;
        }
        return null;
    }
}
