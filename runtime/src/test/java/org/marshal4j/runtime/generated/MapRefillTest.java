package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

class MapRefillTest {
    private static <K, V> void refill(Map<K, V> map, List<K> keys, List<V> values) {
        MapRefill<K, V> refill = new MapRefill<>("legs", map);
        Iterator<Map.Entry<K, V>> iterator = map.entrySet().iterator();
        for (int i = 0; i < keys.size(); i++) {
            Map.Entry<K, V> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            K oldKey = MapRefill.keyOf(old);
            K key = keys.get(i) != null && keys.get(i).equals(oldKey) ? oldKey : keys.get(i);
            refill.put(old, key, values.get(i));
        }
        refill.end();
    }

    @Test
    void valuesOfEqualKeysAreOfferedForReuse() {
        Map<String, StringBuilder> map = new LinkedHashMap<>();
        map.put("a", new StringBuilder("1"));
        map.put("b", new StringBuilder("2"));
        MapRefill<String, StringBuilder> refill = new MapRefill<>("legs", map);
        Iterator<Map.Entry<String, StringBuilder>> iterator = map.entrySet().iterator();
        Map.Entry<String, StringBuilder> old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
        String key = MapRefill.keyOf(old);
        StringBuilder value = MapRefill.valueOf(old, key);
        refill.put(old, key, value.append("x"));
        Map.Entry<String, StringBuilder> other = refill.expects(iterator.hasNext()) ? iterator.next() : null;
        assertThat(MapRefill.valueOf(other, "c")).isNull();
        refill.put(other, "c", new StringBuilder("3"));
        assertThat(refill.expects(iterator.hasNext())).isFalse();
        refill.end();
        assertThat(map.keySet()).containsExactly("a", "c");
        assertThat(map.get("a")).isSameAs(value).hasToString("1x");
    }

    @Test
    void turnsAnyMapIntoAnyOther() {
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            for (Map<String, Integer> map : List.of(
                    new LinkedHashMap<String, Integer>(),
                    new LinkedHashMap<String, Integer>(16, 0.75f, true),
                    new HashMap<String, Integer>(),
                    new TreeMap<String, Integer>(),
                    new ConcurrentHashMap<String, Integer>(),
                    new ConcurrentSkipListMap<String, Integer>())) {
                some(random).forEach(key -> map.put(key, random.nextInt()));
                List<String> keys = some(random);
                List<Integer> values =
                        keys.stream().map(key -> random.nextInt()).toList();
                refill(map, keys, values);
                Map<String, Integer> expected = new HashMap<>();
                keys.forEach(key -> expected.put(key, values.get(keys.indexOf(key))));
                assertThat(map).isEqualTo(expected);
                if (map instanceof LinkedHashMap) {
                    assertThat(map.keySet()).containsExactlyElementsOf(keys);
                }
            }
        }
    }

    private static List<String> some(Random random) {
        List<String> letters = new ArrayList<>(List.of("a", "b", "c", "d", "e"));
        if (random.nextBoolean()) {
            Collections.shuffle(letters, random);
        }
        return letters.subList(0, random.nextInt(letters.size() + 1));
    }

    @Test
    void duplicateKeysAreRefused() {
        assertThatThrownBy(() -> refill(new HashMap<>(), List.of("a", "a"), List.of(1, 2)))
                .hasMessage("legs[1].key: a key that the map already has [MARSHAL214]");
        assertThatThrownBy(() -> refill(new TreeMap<>(Map.of("a", 1)), List.of("a", "a"), List.of(1, 2)))
                .hasMessageEndingWith("[MARSHAL214]");
    }

    @Test
    void nullIsRefusedWhereTheMapCannotHoldIt() {
        List<String> nothing = Collections.singletonList(null);
        List<Integer> noValue = Collections.singletonList(null);
        for (Map<String, Integer> map : List.of(
                new TreeMap<String, Integer>(),
                new ConcurrentHashMap<String, Integer>(),
                new ConcurrentSkipListMap<String, Integer>())) {
            assertThatThrownBy(() -> refill(map, nothing, List.of(1))).hasMessageEndingWith("[MARSHAL206]");
        }
        assertThatThrownBy(() -> refill(new ConcurrentHashMap<>(Map.of("a", 1)), List.of("a"), noValue))
                .hasMessage("legs[0].value: null, which the ConcurrentHashMap cannot hold there [MARSHAL206]");
        assertThatThrownBy(() -> refill(
                        new EnumMap<Thread.State, Integer>(Thread.State.class),
                        Collections.singletonList((Thread.State) null),
                        noValue))
                .hasMessageEndingWith("[MARSHAL206]");
        TreeMap<String, Integer> sorted = new TreeMap<>(Comparator.nullsLast(Comparator.naturalOrder()));
        refill(sorted, nothing, noValue);
        assertThat(sorted).containsKey(null);
    }

    @Test
    void nothingIsRemovedIfNoKeyHasChanged() {
        Map<Thread.State, StringBuilder> map = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            public void clear() {
                throw new AssertionError("no key has changed");
            }
        };
        StringBuilder value = new StringBuilder("1");
        map.put(Thread.State.NEW, value);
        map.put(Thread.State.BLOCKED, new StringBuilder("2"));
        refill(map, List.of(Thread.State.NEW, Thread.State.BLOCKED), List.of(value, new StringBuilder("3")));
        assertThat(map.get(Thread.State.NEW)).isSameAs(value);
        assertThat(map.get(Thread.State.BLOCKED)).hasToString("3");
    }

    @Test
    void aDifferentKeyDoesNotTakeTheEntryAfterIt() {
        Map<Thread.State, String> map = new LinkedHashMap<>();
        map.put(Thread.State.NEW, "1");
        map.put(Thread.State.BLOCKED, "2");
        refill(map, List.of(Thread.State.BLOCKED), List.of("3"));
        assertThat(map).containsExactly(Map.entry(Thread.State.BLOCKED, "3"));
    }

    @Test
    void anAbsentEntryHasNeitherKeyNorValue() {
        assertThat(MapRefill.keyOf((Map.Entry<String, String>) null)).isNull();
        assertThat(MapRefill.<String, String>valueOf(null, "a")).isNull();
    }

    @Test
    void keysWithoutAnOrderAreRefusedByName() {
        assertThatThrownBy(() -> MapRefill.put("legs", new TreeMap<>(), new Object(), "x"))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("legs[0].key: a TreeMap without a comparator cannot hold this element: ");
    }
}
