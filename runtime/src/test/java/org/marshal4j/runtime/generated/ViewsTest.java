package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

class ViewsTest {
    private static final Map<String, String> ENTRIES = Map.of("a", "1", "b", "2");

    private static void areViews(Map<?, ?> of, List<Collection<?>> views) {
        String before = of.toString();
        for (Collection<?> view : views) {
            assertThat(Views.isOne(view)).as(view.getClass().getName()).isTrue();
            assertThat(of).hasToString(before);
        }
    }

    @Test
    void keysOfMapsInWrappersAreViews() {
        for (Map<String, String> map : List.of(
                new HashMap<>(ENTRIES),
                new LinkedHashMap<>(ENTRIES),
                new TreeMap<>(ENTRIES),
                new IdentityHashMap<>(ENTRIES),
                new ConcurrentHashMap<>(ENTRIES),
                new ConcurrentSkipListMap<>(ENTRIES))) {
            Map<String, String> wrapper = Collections.synchronizedMap(map);
            assertThat(Views.isOne(wrapper)).isFalse();
            areViews(
                    map,
                    List.of(
                            wrapper.keySet(),
                            wrapper.values(),
                            wrapper.entrySet(),
                            Collections.synchronizedSet(map.keySet()),
                            Collections.synchronizedCollection(map.keySet())));
        }
        TreeMap<String, String> sorted = new TreeMap<>(ENTRIES);
        areViews(
                sorted,
                List.of(
                        Collections.synchronizedSortedMap(sorted).keySet(),
                        Collections.synchronizedNavigableMap(sorted).navigableKeySet(),
                        Collections.synchronizedNavigableMap(sorted).descendingKeySet()));
        Properties properties = new Properties();
        properties.putAll(ENTRIES);
        areViews(properties, List.of(properties.keySet(), properties.values()));
        Map<Thread.State, String> ofEnum = new EnumMap<>(Map.of(Thread.State.NEW, "1"));
        areViews(ofEnum, List.of(Collections.synchronizedMap(ofEnum).keySet()));
        ConcurrentHashMap<String, String> concurrent = new ConcurrentHashMap<>(ENTRIES);
        areViews(concurrent, List.of(concurrent.keySet(), concurrent.keySet("3")));
    }

    @Test
    void wrappersOfTheirOwnAreNone() {
        for (Collection<?> own : List.of(
                ConcurrentHashMap.newKeySet(),
                Collections.newSetFromMap(new LinkedHashMap<>()),
                Collections.synchronizedSet(ConcurrentHashMap.newKeySet()),
                Collections.synchronizedSet(new LinkedHashSet<>(List.of(1, 2))),
                Collections.synchronizedCollection(new HashSet<>(List.of(1, 2))),
                Collections.synchronizedCollection(new ArrayDeque<>(List.of(1, 1))),
                Collections.synchronizedCollection(new ArrayList<>(List.of(1, 1))),
                Collections.synchronizedNavigableSet(new TreeSet<>(List.of(1, 2))),
                Collections.synchronizedSet(EnumSet.allOf(Thread.State.class)),
                Collections.synchronizedSet(EnumSet.allOf(Character.UnicodeScript.class)))) {
            List<Object> before = new ArrayList<>(own);
            assertThat(Views.isOne(own)).as(own.getClass().getName()).isFalse();
            assertThat(new ArrayList<Object>(own)).isEqualTo(before);
        }
    }
}
