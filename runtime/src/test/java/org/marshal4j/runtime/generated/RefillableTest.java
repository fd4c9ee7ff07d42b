package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.junit.jupiter.api.Test;

class RefillableTest {
    @Test
    void mutableClassesOfTheJdkAreRefilled() {
        for (Object container : List.of(
                new ArrayDeque<>(),
                new ArrayList<>(),
                new ConcurrentHashMap<>(),
                new ConcurrentLinkedDeque<>(),
                new ConcurrentLinkedQueue<>(),
                new ConcurrentSkipListMap<>(),
                new ConcurrentSkipListSet<>(),
                new EnumMap<>(Thread.State.class),
                EnumSet.noneOf(Thread.State.class),
                new HashMap<>(),
                new HashSet<>(),
                new LinkedBlockingDeque<>(),
                new LinkedBlockingQueue<>(),
                new LinkedHashMap<>(),
                new LinkedHashSet<>(),
                new LinkedList<>(),
                new LinkedTransferQueue<>(),
                new PriorityBlockingQueue<>(),
                new PriorityQueue<>(),
                new Stack<>(),
                new TreeMap<>(),
                new TreeSet<>(),
                new Vector<>())) {
            assertThat(Refillable.is(container))
                    .as(container.getClass().toString())
                    .isTrue();
        }
    }

    @Test
    void othersAreNot() {
        assertThat(Refillable.is(null)).isFalse();
        for (Object container : List.of(
                List.of(1),
                Set.of(1),
                Map.of(1, 2),
                Arrays.asList(1, 2),
                new ArrayList<>(List.of(1, 2)).subList(0, 1),
                Collections.unmodifiableList(new ArrayList<>()),
                Collections.unmodifiableMap(new HashMap<>()),
                new TreeMap<>(Map.of(1, 2)).headMap(1),
                new TreeSet<>(Set.of(1, 2)).headSet(2),
                new TreeSet<>(Set.of(1, 2)).tailSet(2),
                new TreeSet<Integer>().subSet(1, 2),
                new TreeSet<>(Set.of(1, 2)).descendingSet(),
                new TreeSet<>(Set.of(1, 2)).descendingSet().descendingSet(),
                new ConcurrentSkipListSet<>(Set.of(1, 2)).headSet(2),
                new ConcurrentSkipListSet<Integer>().tailSet(2),
                new ConcurrentSkipListSet<Integer>().subSet(1, 2),
                new ConcurrentSkipListSet<>(Set.of(1, 2)).descendingSet(),
                new ConcurrentSkipListSet<>(Set.of(1, 2)).descendingSet().descendingSet(),
                new HashMap<>().keySet(),
                new java.util.Hashtable<>(),
                new java.util.concurrent.CopyOnWriteArraySet<>(),
                new java.util.concurrent.ArrayBlockingQueue<>(3),
                new ArrayList<Integer>() {})) {
            assertThat(Refillable.is(container))
                    .as(container.getClass().toString())
                    .isFalse();
        }
    }
}
