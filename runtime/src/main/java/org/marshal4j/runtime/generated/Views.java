package org.marshal4j.runtime.generated;

import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Collections and maps that are views of others, as far as the JDK has them: whoever changes them changes something
 * else. The class of an iterator tells what it iterates over, where that of the collection does not.
 */
@SuppressWarnings("JdkObsolete") // users have fields of these types
final class Views {
    private static final @Nullable Class<?> OF_TREE_SET = iteratorOfWhole(new TreeSet<>());
    private static final @Nullable Class<?> OF_SKIP_LIST_SET = iteratorOfWhole(new ConcurrentSkipListSet<>());

    /** Wrappers, through which alone what they wrap is used, according to their documentation. */
    private static final List<String> WRAPPERS = List.of(
            "java.util.Collections$Synchronized",
            "java.util.Collections$SetFromMap",
            "java.util.Collections$SequencedSetFromMap");

    /**
     * The iterators of what may be wrapped: a synchronized list, for example, may also be a part of a vector. None of
     * what they iterate over is expensive to fill, and no wrapper tells what it wraps.
     */
    private static final Set<Class<?>> OF_WRAPPED = iterators(Stream.of(
            new ArrayList<>(),
            new Vector<>(),
            new LinkedList<>(),
            new ArrayDeque<>(),
            EnumSet.noneOf(Thread.State.class),
            // More constants than there are bits in a long.
            EnumSet.noneOf(Character.UnicodeScript.class)));

    /** Those of maps and of the sets that are made of maps. */
    private static final Set<Class<?>> OF_KEYS = Stream.concat(
                    Stream.of(OF_TREE_SET, OF_SKIP_LIST_SET).filter(Objects::nonNull),
                    iterators(Stream.of(
                                    new HashSet<>(),
                                    new LinkedHashSet<>(),
                                    new ConcurrentHashMap<>().keySet(),
                                    new IdentityHashMap<>().keySet(),
                                    new EnumMap<>(Thread.State.class).keySet()))
                            .stream())
            .collect(Collectors.toUnmodifiableSet());

    private Views() {}

    /**
     * Whether the object may be a part of a sorted set, or its reverse. {@code headSet} and its like return sets of the
     * class of a whole set.
     */
    static boolean isRange(Object container) {
        Class<?> type = container.getClass();
        return type == TreeSet.class
                ? ((TreeSet<?>) container).iterator().getClass() != OF_TREE_SET
                : type == ConcurrentSkipListSet.class
                        && ((ConcurrentSkipListSet<?>) container).iterator().getClass() != OF_SKIP_LIST_SET;
    }

    /** Whether filling the collection would change another one, or fail. */
    static boolean isOne(Collection<?> collection) {
        if (collection instanceof ConcurrentHashMap.KeySetView<?, ?> keys) {
            // Without a value for new keys, it takes none; and with another value than newKeySet() has, it is of a map.
            return !Boolean.TRUE.equals(keys.getMappedValue());
        }
        return isRange(collection) || (isHidden(collection) && !isWrapper(collection));
    }

    /** Whether filling the map would change another one, or fail. */
    static boolean isOne(Map<?, ?> map) {
        return isHidden(map)
                && !(isNamedWrapper(map)
                        && OF_KEYS.contains(classOf(map.keySet().iterator())));
    }

    /** Whether its class is one of those that methods of the JDK return, and that nobody else can name. */
    private static boolean isHidden(Object container) {
        Class<?> type = container.getClass();
        return type.getModule() == Object.class.getModule()
                && !Modifier.isPublic(type.getModifiers())
                && !(container instanceof EnumSet);
    }

    private static boolean isWrapper(Collection<?> collection) {
        if (!isNamedWrapper(collection)) {
            return false;
        }
        Class<?> iterator = classOf(collection.iterator());
        return OF_WRAPPED.contains(iterator) || (OF_KEYS.contains(iterator) && takesElements(collection));
    }

    private static boolean isNamedWrapper(Object container) {
        String name = container.getClass().getName();
        return WRAPPERS.stream().anyMatch(name::startsWith);
    }

    /**
     * Whether a wrapper is not of the keys of a map, as that of a synchronized map is. Those refuse even an element that
     * they have, which changes no set. If it has none, nothing is lost if it refuses the first one later.
     */
    @SuppressWarnings("unchecked") // they were in the set
    private static boolean takesElements(Collection<?> set) {
        try {
            Iterator<?> elements = set.iterator();
            if (elements.hasNext()) {
                ((Collection<Object>) set).add(elements.next());
            }
            return true;
        } catch (UnsupportedOperationException e) {
            return false;
        }
    }

    private static Set<Class<?>> iterators(Stream<Collection<?>> collections) {
        return collections.map(each -> classOf(each.iterator())).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the class of its iterator; null if those of its views have the same class. */
    private static @Nullable Class<?> iteratorOfWhole(NavigableSet<Integer> set) {
        Class<?> whole = classOf(set.iterator());
        boolean isTold = Stream.of(
                        set.headSet(0, false),
                        set.tailSet(0, true),
                        set.descendingSet(),
                        set.descendingSet().descendingSet())
                .noneMatch(view -> classOf(view.iterator()) == whole);
        return isTold ? whole : null;
    }

    private static Class<?> classOf(Iterator<?> iterator) {
        return iterator.getClass();
    }
}
