package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

class RefillTest {
    @SafeVarargs
    private static <E> void refill(Collection<E> collection, E... elements) {
        Refill<E> refill = new Refill<>("tags", collection);
        Iterator<E> iterator = collection.iterator();
        for (E element : elements) {
            E old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            refill.add(old, element != null && element.equals(old) ? old : element);
        }
        refill.end();
    }

    @Test
    void elementsInTheSameOrderAreKept() {
        String a = "a" + System.nanoTime();
        LinkedHashSet<String> set = new LinkedHashSet<>(List.of(a, "b", "c"));
        refill(set, new String(a), "b", "c");
        assertThat(set.iterator().next()).isSameAs(a);
        assertThat(set).containsExactly(a, "b", "c");
    }

    @Test
    void elementsAreReplacedFromTheFirstDifferenceOn() {
        LinkedHashSet<String> set = new LinkedHashSet<>(List.of("a", "b", "c"));
        refill(set, "a", "c", "b");
        assertThat(set).containsExactly("a", "c", "b");
        refill(set, "x", "a");
        assertThat(set).containsExactly("x", "a");
        refill(set, "x", "a", "y", "z");
        assertThat(set).containsExactly("x", "a", "y", "z");
        refill(set, "x");
        assertThat(set).containsExactly("x");
        refill(set);
        assertThat(set).isEmpty();
    }

    @Test
    void turnsAnyCollectionIntoAnyOther() {
        Random random = new Random(5);
        for (int round = 0; round < 2000; round++) {
            for (Collection<String> collection : List.of(
                    new LinkedHashSet<String>(),
                    new HashSet<String>(),
                    new TreeSet<String>(),
                    new ArrayDeque<String>(),
                    new LinkedList<String>(),
                    new PriorityQueue<String>())) {
                collection.addAll(some(random));
                List<String> next = some(random);
                if (collection instanceof PriorityQueue) {
                    Collections.sort(next);
                }
                refill(collection, next.toArray(String[]::new));
                assertThat(collection).containsExactlyInAnyOrderElementsOf(next);
                if (collection instanceof LinkedHashSet || collection instanceof List) {
                    assertThat(collection).containsExactlyElementsOf(next);
                }
            }
        }
    }

    private static List<String> some(Random random) {
        List<String> letters = Arrays.asList("a", "b", "c", "d", "e");
        Collections.shuffle(letters, random);
        List<String> some = letters.subList(0, random.nextInt(letters.size() + 1));
        if (random.nextBoolean()) {
            Collections.sort(some);
        }
        return some;
    }

    @Test
    void nullsCountAsElements() {
        LinkedList<String> list = new LinkedList<>(Arrays.asList(null, "b", null));
        Refill<String> refill = new Refill<>("tags", list);
        Iterator<String> iterator = list.iterator();
        String old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
        refill.add(old, refill.reusable(old));
        assertThat(refill.expects(iterator.hasNext())).isTrue();
        refill.add(iterator.next(), "x");
        assertThat(refill.expects(iterator.hasNext())).isFalse();
        refill.add(null, null);
        assertThat(refill.expects(iterator.hasNext())).isFalse();
        refill.add(null, null);
        refill.end();
        assertThat(list).containsExactly(null, "x", null, null);
    }

    @Test
    void onlyQueuesReuseElements() {
        assertThat(reusable(new ArrayDeque<>(List.of("a")))).isEqualTo("a");
        assertThat(reusable(new LinkedList<>(List.of("a")))).isEqualTo("a");
        assertThat(reusable(new PriorityQueue<>(List.of("a")))).isNull();
        assertThat(reusable(new HashSet<>(List.of("a")))).isNull();
    }

    private static String reusable(Collection<String> collection) {
        Refill<String> refill = new Refill<>("q", collection);
        return refill.reusable(collection.iterator().next());
    }

    @Test
    void duplicatesAreRefused() {
        assertThatThrownBy(() -> refill(new HashSet<>(), "a", "a"))
                .hasMessage("tags[1]: an element that the collection already has [MARSHAL214]");
        assertThatThrownBy(() -> refill(new LinkedHashSet<>(List.of("a", "b")), "a", "b", "a"))
                .hasMessageEndingWith("[MARSHAL214]");
        TreeSet<String> set = new TreeSet<>(Comparator.comparing(String::length));
        assertThatThrownBy(() -> refill(set, "a", "b")).hasMessageEndingWith("[MARSHAL214]");
    }

    @Test
    void elementsBeyondAQueuesCapacityAreRefusedByName() {
        Collection<String> queue = new java.util.concurrent.LinkedBlockingQueue<>(2);
        refill(queue, "a", "b");
        assertThatThrownBy(() -> refill(queue, "a", "b", "c"))
                .hasMessage("tags[2]: more elements than the 2 that the LinkedBlockingQueue has room for [MARSHAL215]");
    }

    @Test
    void nullIsRefusedWhereTheCollectionCannotHoldIt() {
        for (Collection<String> collection : List.of(
                new ArrayDeque<String>(),
                new PriorityQueue<String>(),
                new TreeSet<String>(),
                new java.util.concurrent.ConcurrentLinkedQueue<String>(),
                new java.util.concurrent.ConcurrentLinkedDeque<String>(),
                new java.util.concurrent.LinkedTransferQueue<String>(),
                new java.util.concurrent.ConcurrentSkipListSet<String>(Comparator.naturalOrder()))) {
            assertThatThrownBy(() -> refill(collection, "a", null)).hasMessageEndingWith("[MARSHAL206]");
        }
        TreeSet<String> set = new TreeSet<>(Comparator.nullsFirst(Comparator.naturalOrder()));
        refill(set, "a", null);
        assertThat(set).containsExactly(null, "a");
        assertThatThrownBy(() -> Refill.notNull(null)).hasMessageEndingWith("[MARSHAL202]");
    }

    @Test
    void nothingIsRemovedIfNothingHasChanged() {
        Set<Thread.State> set = new LinkedHashSet<>(List.of(Thread.State.NEW, Thread.State.BLOCKED)) {
            private static final long serialVersionUID = 1L;

            @Override
            public void clear() {
                throw new AssertionError("nothing has changed");
            }
        };
        refill(set, Thread.State.NEW, Thread.State.BLOCKED);
        assertThat(set).containsExactly(Thread.State.NEW, Thread.State.BLOCKED);
    }

    @Test
    void anEnumSetIsReplacedFromTheFirstDifferenceOn() {
        EnumSet<Thread.State> set = EnumSet.of(Thread.State.NEW, Thread.State.BLOCKED, Thread.State.WAITING);
        refill(set, Thread.State.NEW, Thread.State.WAITING);
        assertThat(set).containsExactly(Thread.State.NEW, Thread.State.WAITING);
    }

    @Test
    void elementsWithoutAnOrderAreRefusedByName() {
        assertThatThrownBy(() -> refill(new TreeSet<>(), new Object()))
                .isInstanceOf(MarshalException.class)
                .hasCauseInstanceOf(ClassCastException.class)
                .hasMessageStartingWith("tags[0]: a TreeSet without a comparator cannot hold this element: ")
                .hasMessageEndingWith("Initialize the field with one that has a comparator [MARSHAL299]");
    }
}
