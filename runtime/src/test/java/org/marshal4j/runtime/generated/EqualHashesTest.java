package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;

/** Keys with the same hash code, and how often the JDK compares them. */
class EqualHashesTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();

    private static long compared;

    private final Input in = Input.of(new byte[0]);

    /** A key that is not comparable. It counts the calls of equals. */
    private static class Key {
        private final int number;
        private final int hash;

        Key(int number, int hash) {
            this.number = number;
            this.hash = hash;
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            compared++;
            return other instanceof Key key && key.number == number;
        }
    }

    /** A key that is comparable. */
    private static final class Sorted extends Key implements Comparable<Sorted> {
        private final int order;

        Sorted(int number, int hash) {
            super(number, hash);
            order = number;
        }

        @Override
        public int compareTo(Sorted other) {
            compared++;
            return Integer.compare(order, other.order);
        }
    }

    /** A key that is comparable with keys of other classes, and so is not sorted by a hash table. */
    private static final class SortedAmongOthers extends Key implements Comparable<Key> {
        SortedAmongOthers(int number, int hash) {
            super(number, hash);
        }

        @Override
        public int compareTo(Key other) {
            return 0;
        }
    }

    @BeforeEach
    void nothingIsCompared() {
        compared = 0;
    }

    static Stream<Supplier<Map<Key, Integer>>> maps() {
        return Stream.of(HashMap::new, LinkedHashMap::new, ConcurrentHashMap::new);
    }

    private void read(Map<Key, Integer> map, int count, IntFunction<Key> keys) {
        for (int i = 0; i < count; i++) {
            MapRefill.putChecked("legs", map, keys.apply(i), i, in);
        }
    }

    private void readSet(Collection<Key> set, int count, IntFunction<Key> keys) {
        for (int i = 0; i < count; i++) {
            Refill.addChecked("tags", set, keys.apply(i), in);
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void asManyAsAllowedAreReadAndWritten(Supplier<Map<Key, Integer>> kind) {
        Map<Key, Integer> map = kind.get();
        read(map, MOST, i -> new Key(i, 7));
        assertThat(Counts.writeHashed("legs", map, Output.elastic())).isEqualTo(MOST);
        assertThatThrownBy(() -> MapRefill.putChecked("legs", map, new Key(-1, 7), 0, in))
                .isInstanceOf(MarshalException.class)
                .hasMessage("legs: more than 256 elements or keys with the same hash code [MARSHAL222]");
        assertThat(map).hasSize(MOST);
        MapRefill.putChecked("legs", map, new Key(-1, 8), 0, in);
        map.put(new Key(-1, 7), 0);
        assertThatThrownBy(() -> Counts.writeHashed("legs", map, Output.elastic()))
                .hasMessage("legs: more than 256 elements or keys with the same hash code [MARSHAL222]");
    }

    @Test
    void theSameHoldsForSets() {
        for (Set<Key> set : List.<Set<Key>>of(new HashSet<>(), new LinkedHashSet<>())) {
            readSet(set, MOST, i -> new Key(i, 7));
            assertThat(Counts.writeHashed("tags", set, Output.elastic())).isEqualTo(MOST);
            assertThatThrownBy(() -> Refill.addChecked("tags", set, new Key(-1, 7), in))
                    .hasMessageEndingWith("[MARSHAL222]");
            set.add(new Key(-1, 7));
            assertThatThrownBy(() -> Counts.writeHashed("tags", set, Output.elastic()))
                    .hasMessageEndingWith("[MARSHAL222]");
        }
    }

    @Test
    void otherLimitsHoldForReadingAndWriting() {
        ReadLimits more = ReadLimits.DEFAULT.withEqualHashes(MOST + 2);
        ReadLimits one = ReadLimits.DEFAULT.withEqualHashes(1);
        Set<Key> set = new HashSet<>();
        in.limits(more);
        readSet(set, MOST + 2, i -> new Key(i, 7));
        assertThatThrownBy(() -> Refill.addChecked("tags", set, new Key(-1, 7), in))
                .hasMessageEndingWith("[MARSHAL222]");
        assertThat(Counts.writeHashed("tags", set, Output.elastic().limits(more)))
                .isEqualTo(MOST + 2);
        Set<Key> two = new HashSet<>();
        in.limits(one);
        readSet(two, 1, i -> new Key(i, 7));
        assertThatThrownBy(() -> Refill.addChecked("tags", two, new Key(-1, 7), in))
                .hasMessageEndingWith("[MARSHAL222]");
        two.add(new Key(-1, 7));
        assertThatThrownBy(
                        () -> Counts.writeHashed("tags", two, Output.elastic().limits(one)))
                .hasMessageEndingWith("[MARSHAL222]");
        assertThatThrownBy(() -> ReadLimits.DEFAULT.withEqualHashes(0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Different hash codes can fall into one bin: the JDK still tells them apart. */
    @ParameterizedTest
    @MethodSource("maps")
    void keysOfOneBinMayHaveDifferentHashCodes(Supplier<Map<Key, Integer>> kind) {
        Map<Key, Integer> map = kind.get();
        // The table mixes the upper half of the hash code into the lower one, and then uses the lower bits.
        IntFunction<Key> oneBin = i -> new Key(i, i << 16 | (i & 0xFFFF));
        read(map, 4 * MOST, oneBin);
        assertThat(Counts.writeHashed("legs", map, Output.elastic())).isEqualTo(4 * MOST);
        assertThat(compared).isZero();
    }

    /** A concurrent map drops one bit, so it takes two hash codes for the same. */
    @ParameterizedTest
    @MethodSource("maps")
    void aCoarserTableAllowsTheSame(Supplier<Map<Key, Integer>> kind) {
        Map<Key, Integer> map = kind.get();
        IntFunction<Key> pair = i -> new Key(i, i % 2 == 0 ? 5 : 5 ^ 0x8000_8000);
        read(map, 2 * MOST, pair);
        assertThat(Counts.writeHashed("legs", map, Output.elastic())).isEqualTo(2 * MOST);
        assertThatThrownBy(() -> MapRefill.putChecked("legs", map, pair.apply(2 * MOST), 0, in))
                .hasMessageEndingWith("[MARSHAL222]");
    }

    @ParameterizedTest
    @MethodSource("maps")
    void keysThatTheTableSortsHaveNoLimit(Supplier<Map<Key, Integer>> kind) {
        Map<Key, Integer> map = kind.get();
        int count = 8 * MOST;
        read(map, count, i -> new Sorted(i, 7));
        assertThat(Counts.writeHashed("legs", map, Output.elastic())).isEqualTo(count);
        // The binary logarithm of their number is 11.
        assertThat(compared).isLessThan(40L * count);
    }

    @Test
    void keysThatTheTableDoesNotSortHaveALimit() {
        Map<Key, Integer> map = new HashMap<>();
        assertThatThrownBy(() -> read(map, MOST + 1, i -> new SortedAmongOthers(i, 7)))
                .hasMessageEndingWith("[MARSHAL222]");
    }

    /** Order makes no difference: what was read can be written. */
    @Test
    void keysThatAreSortedAreNotCounted() {
        for (int first : new int[] {0, 1}) {
            Set<Key> set = new HashSet<>();
            readSet(set, 2 * MOST, i -> i % 2 == first ? new Sorted(i, 7) : new Key(i, 7));
            assertThat(Counts.writeHashed("tags", set, Output.elastic())).isEqualTo(2 * MOST);
            assertThatThrownBy(() -> Refill.addChecked("tags", set, new Key(-1, 7), in))
                    .hasMessageEndingWith("[MARSHAL222]");
        }
    }

    /** The number of comparisons stays below the number of keys times the limit. */
    @ParameterizedTest
    @MethodSource("maps")
    void comparisonsGrowWithTheNumberOfKeys(Supplier<Map<Key, Integer>> kind) {
        for (int count : new int[] {2_000, 4_000, 8_000}) {
            compared = 0;
            read(kind.get(), count, i -> new Key(i, i / MOST));
            assertThat(compared).as("%d keys", count).isLessThan((long) count * MOST);
        }
    }

    @ParameterizedTest
    @MethodSource("maps")
    void refusesBeforeAllocating(Supplier<Map<Key, Integer>> kind) {
        for (int count : new int[] {2_000, 4_000, 8_000}) {
            compared = 0;
            assertThatThrownBy(() -> read(kind.get(), count, i -> new Key(i, 7)))
                    .hasMessageEndingWith("[MARSHAL222]");
            assertThat(compared).as("%d keys", count).isLessThan(2L * MOST * MOST);
        }
    }

    @Test
    void nullIsNotCountedWithAnyHashCode() {
        Map<Key, Integer> map = new HashMap<>();
        read(map, MOST, i -> new Key(i, 0));
        MapRefill.putChecked("legs", map, null, 0, in);
        assertThat(Counts.writeHashed("legs", map, Output.elastic())).isEqualTo(MOST + 1);
    }

    /** An existing map may sort by a comparator. Then hash codes make no difference. */
    @Test
    void anExistingSortedMapMayHaveAnyNumberOfEqualHashes() {
        Map<Key, Integer> map = new TreeMap<>(Comparator.comparingInt(key -> key.number));
        read(map, 2 * MOST, i -> new Key(i, 7));
        assertThat(map).hasSize(2 * MOST);
    }

    /** In sets of unknown classes, each element is counted, whatever the set says about its size. */
    @Test
    void anyCollectionIsCounted() {
        Set<Key> set = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Key> list = new ArrayList<>();
        for (int i = 0; i <= MOST; i++) {
            set.add(new Key(i, 7));
            list.add(new Key(i, 7));
        }
        assertThatThrownBy(() -> Counts.writeHashed("tags", set, Output.elastic()))
                .hasMessageEndingWith("[MARSHAL222]");
        assertThatThrownBy(() -> EqualHashes.checkAll("tags", list, 10 * MOST, ReadLimits.DEFAULT))
                .hasMessageEndingWith("[MARSHAL222]");
        assertThat(HashCounts.isAnyMoreThan(1, new int[] {3, 1, 3}, 2)).isFalse();
        assertThat(HashCounts.isAnyMoreThan(1, new int[] {3, 1, 3}, 3)).isTrue();
    }
}
