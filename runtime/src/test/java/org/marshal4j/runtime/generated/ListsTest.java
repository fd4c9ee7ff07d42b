package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class ListsTest {
    @Test
    void onlyListsWithSlowIndexAccessAreIterated() {
        assertThat(Lists.iterator(new ArrayList<>(List.of(1)))).isNull();
        assertThat(Lists.iterator(List.of(1))).isNull();
        assertThat(Lists.iterator(null)).isNull();
        assertThat(Lists.iterator(new LinkedList<>(List.of(1)))).isNotNull();
    }

    @Test
    void elementsAreFetchedByIndexOrFromTheIterator() {
        for (List<Integer> list :
                List.of(new ArrayList<>(List.of(7, 8)), List.of(7, 8), new LinkedList<>(List.of(7, 8)))) {
            Iterator<Integer> iterator = Lists.iterator(list);
            assertThat(Lists.next(list, iterator, 0)).isEqualTo(7);
            assertThat(Lists.next(list, iterator, 1)).isEqualTo(8);
        }
    }

    @Test
    void aListThatHasGrownMeanwhileIsRefused() {
        List<Integer> list = List.of(1, 2);
        Lists.end("legs", -1, null, null);
        Lists.end("legs", 2, list, null);
        Lists.end("legs", 0, List.of(), List.of().iterator());
        assertThatThrownBy(() -> Lists.end("legs", 1, list, null)).isInstanceOf(ConcurrentModificationException.class);
        assertThatThrownBy(() -> Lists.end("legs", 1, list, list.iterator()))
                .isInstanceOf(ConcurrentModificationException.class);
    }

    @Test
    void iterablesWithoutASizeAreCopied() {
        List<Integer> list = List.of(1, 2);
        Iterable<Integer> iterable = list::iterator;
        assertThat(Lists.collection(list)).isSameAs(list);
        assertThat(Lists.collection(null)).isNull();
        assertThat(Lists.collection(iterable)).containsExactly(1, 2);
    }

    @Test
    void immutableListsMayHoldNull() {
        for (List<String> list : List.of(Arrays.asList("a", null), Arrays.asList("a", "b"), new ArrayList<String>())) {
            List<String> immutable = Lists.immutable(list);
            assertThat(immutable).isEqualTo(list);
            assertThatThrownBy(() -> immutable.add("c")).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Test
    void aCopyOnWriteListIsReplacedOnlyIfItsElementsDiffer() {
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>(List.of("a", "b"));
        assertThat(Lists.copyOnWrite(list, List.of("a", "b"))).isSameAs(list);
        assertThat(Lists.copyOnWrite(list, List.of("a", "c"))).containsExactly("a", "c");
        assertThat(Lists.copyOnWrite(list, List.of("a"))).containsExactly("a");
        assertThat(Lists.copyOnWrite(null, List.of("a"))).containsExactly("a");
        assertThat(list).containsExactly("a", "b");
    }

    @Test
    void onlyAnArrayListOrVectorIsReused() {
        List<Integer> array = new ArrayList<>(List.of(1, 2));
        assertThat(Lists.target(array, 5)).isSameAs(array).containsExactly(1, 2);
        Vector<Integer> vector = new Vector<>(List.of(1, 2));
        assertThat(Lists.target(vector, 5)).isSameAs(vector);
        assertThat(Lists.target(List.of(1), 5))
                .isExactlyInstanceOf(ArrayList.class)
                .isEmpty();
        assertThat(Lists.target(new ArrayList<Integer>() {}, 5)).isExactlyInstanceOf(ArrayList.class);
        assertThat(Lists.target(null, Integer.MAX_VALUE)).isEmpty();
    }

    @Test
    void elementsAreReusedReplacedAndTrimmed() {
        ArrayList<String> list = new ArrayList<>(Arrays.asList("a", "b", "c"));
        assertThat(Lists.get(list, 2)).isEqualTo("c");
        assertThat(Lists.get(list, 3)).isNull();
        assertThat(Lists.<String>get(null, 0)).isNull();

        Lists.put(list, 1, "B");
        Lists.put(list, 3, "d");
        assertThat(list).containsExactly("a", "B", "c", "d");

        Lists.trim(list, 2);
        assertThat(list).containsExactly("a", "B");
        Lists.trim(list, 5);
        assertThat(list).containsExactly("a", "B");
    }

    @Test
    void nullIsReadAsNull() {
        List<Integer> current = new ArrayList<>(List.of(1));
        assertThat(Lists.target(current, -1)).isNull();
        assertThat(Lists.target(current, 0)).isSameAs(current);
        assertThat((List<?>) Lists.trim((List<Integer>) null, -1)).isNull();
        assertThat(Lists.count(null)).isEqualTo(-1);
        assertThat(Lists.count(current)).isEqualTo(1);
    }

    @Test
    void aCopyFillsTheListThatIsThereUnlessItIsTheOriginal() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        List<Integer> there = new ArrayList<>(List.of(7, 8, 9));
        assertThat(Lists.copy(list, there)).isSameAs(there).containsExactly(1, 2);
        assertThat(Lists.copy(list, list)).isNotSameAs(list).containsExactly(1, 2);
        assertThat(Lists.copy(new LinkedList<>(list), List.of()))
                .isInstanceOf(ArrayList.class)
                .containsExactly(1, 2);
        assertThat(Lists.copy(null, there)).isNull();
        assertThat(Lists.target(list, list, 2)).isNotSameAs(list).isEmpty();
        assertThat(Lists.target(there, list, 2)).isSameAs(there);
        assertThat(Lists.target(there, null, -1)).isNull();
    }

    @Test
    void immutableCopiesKeepNoList() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        List<Integer> copy = Lists.immutableCopy(list);
        list.set(0, 7);
        assertThat(copy).containsExactly(1, 2);
        assertThatThrownBy(() -> copy.add(3)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(Lists.immutableCopy(null)).isNull();
    }
}
