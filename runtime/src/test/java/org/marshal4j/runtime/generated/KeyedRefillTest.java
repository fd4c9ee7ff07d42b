package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.Test;

class KeyedRefillTest {
    private static <K, V> void refill(Map<K, V> map, List<K> keys, List<V> values) {
        KeyedRefill<K, V> refill = new KeyedRefill<>("legs", map);
        Iterator<K> iterator = map.keySet().iterator();
        for (int i = 0; i < keys.size(); i++) {
            K old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
            K key = keys.get(i) != null && keys.get(i).equals(old) ? old : keys.get(i);
            refill.put(old, key, values.get(i));
        }
        refill.end();
    }

    @Test
    void valuesOfEqualKeysAreOfferedForReuse() {
        Map<Thread.State, StringBuilder> map = new EnumMap<>(Thread.State.class);
        StringBuilder value = new StringBuilder("1");
        map.put(Thread.State.NEW, value);
        map.put(Thread.State.BLOCKED, new StringBuilder("2"));
        KeyedRefill<Thread.State, StringBuilder> refill = new KeyedRefill<>("legs", map);
        Iterator<Thread.State> iterator = map.keySet().iterator();
        Thread.State old = refill.expects(iterator.hasNext()) ? iterator.next() : null;
        assertThat(refill.valueOf(old, Thread.State.NEW)).isSameAs(value);
        refill.put(old, Thread.State.NEW, value.append("x"));
        Thread.State other = refill.expects(iterator.hasNext()) ? iterator.next() : null;
        assertThat(refill.valueOf(other, Thread.State.WAITING)).isNull();
        refill.put(other, Thread.State.WAITING, new StringBuilder("3"));
        assertThat(refill.expects(iterator.hasNext())).isFalse();
        assertThat(refill.valueOf(null, Thread.State.NEW)).isNull();
        refill.end();
        assertThat(map.keySet()).containsExactly(Thread.State.NEW, Thread.State.WAITING);
        assertThat(map.get(Thread.State.NEW)).isSameAs(value).hasToString("1x");
    }

    @Test
    void turnsAnyMapIntoAnyOther() {
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            for (Map<Thread.State, Integer> map : List.of(
                    new EnumMap<Thread.State, Integer>(Thread.State.class),
                    new ConcurrentHashMap<Thread.State, Integer>(),
                    new ConcurrentSkipListMap<Thread.State, Integer>())) {
                some(random).forEach(key -> map.put(key, random.nextInt()));
                List<Thread.State> keys = some(random);
                List<Integer> values =
                        keys.stream().map(key -> random.nextInt()).toList();
                refill(map, keys, values);
                Map<Thread.State, Integer> expected = new HashMap<>();
                keys.forEach(key -> expected.put(key, values.get(keys.indexOf(key))));
                assertThat(map).isEqualTo(expected);
            }
        }
    }

    private static List<Thread.State> some(Random random) {
        List<Thread.State> states = new ArrayList<>(List.of(Thread.State.values()));
        if (random.nextBoolean()) {
            Collections.shuffle(states, random);
        }
        return states.subList(0, random.nextInt(states.size() + 1));
    }

    @Test
    void duplicateKeysAreRefused() {
        assertThatThrownBy(() -> refill(new ConcurrentHashMap<>(), List.of("a", "a"), List.of(1, 2)))
                .hasMessage("legs[1].key: a key that the map already has [MARSHAL214]");
        assertThatThrownBy(() -> refill(new ConcurrentHashMap<>(Map.of("a", 1)), List.of("a", "a"), List.of(1, 2)))
                .hasMessageEndingWith("[MARSHAL214]");
    }

    @Test
    void nullIsRefusedWhereTheMapCannotHoldIt() {
        List<Integer> noValue = Collections.singletonList(null);
        assertThatThrownBy(() -> refill(new ConcurrentHashMap<>(Map.of("a", 1)), List.of("a"), noValue))
                .hasMessage("legs[0].value: null, which the ConcurrentHashMap cannot hold there [MARSHAL206]");
        Map<Thread.State, Integer> map = new EnumMap<>(Map.of(Thread.State.NEW, 1));
        assertThatThrownBy(() -> refill(map, Collections.singletonList((Thread.State) null), noValue))
                .hasMessageEndingWith("[MARSHAL206]");
        map.put(Thread.State.NEW, 1);
        refill(map, List.of(Thread.State.NEW), noValue);
        assertThat(map).containsEntry(Thread.State.NEW, null);
    }
}
