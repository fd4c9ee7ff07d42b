package org.marshal4j.tests.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;

import com.hazelcast.config.Config;
import com.hazelcast.config.InMemoryFormat;
import com.hazelcast.config.MapConfig;
import com.hazelcast.config.NearCacheConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.query.Predicates;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.hazelcast.MarshallerSerializers;

/** Maps of a grid whose keys and values are written by marshallers. None of the classes is Serializable. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MapsTest {
    private static final int ENTRIES = 300;

    private final Grid grid = new Grid();
    private HazelcastInstance first;
    private HazelcastInstance second;

    @BeforeAll
    void start() {
        first = grid.start(MapsTest::setUp);
        second = grid.start(MapsTest::setUp);
    }

    @AfterAll
    void stop() {
        grid.close();
    }

    private static void setUp(Config config) {
        MarshallerSerializers.registerKey(config.getSerializationConfig(), SymbolMarshaller.INSTANCE);
        MarshallerSerializers.register(config.getSerializationConfig(), QuoteMarshaller.INSTANCE);
        MarshallerSerializers.register(config.getSerializationConfig(), EventMarshaller.INSTANCE);
        config.addMapConfig(new MapConfig("near").setNearCacheConfig(new NearCacheConfig().setCacheLocalEntries(true)));
        config.addMapConfig(new MapConfig("objects").setInMemoryFormat(InMemoryFormat.OBJECT));
    }

    private static Symbol symbol(int i) {
        return new Symbol("XLON", "S" + i);
    }

    private IMap<Symbol, Quote> filled(String name) {
        IMap<Symbol, Quote> map = first.getMap(name);
        for (int i = 0; i < ENTRIES; i++) {
            map.set(symbol(i), Quote.of(i, i / 4.0));
        }
        return second.getMap(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"quotes", "near", "objects"})
    void theOtherMemberFindsEveryEntry(String name) {
        IMap<Symbol, Quote> map = filled(name);

        assertThat(map.size()).isEqualTo(ENTRIES);
        for (int i = 0; i < ENTRIES; i++) {
            assertThat(map.get(symbol(i)).price).isEqualTo(i / 4.0);
        }
        assertThat(map.get(symbol(ENTRIES))).isNull();
        assertThat(map.remove(symbol(3)).at).isEqualTo(3);
        assertThat(first.getMap(name).containsKey(symbol(3))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"raised", "objects"})
    void entryProcessorsChangeValuesInPlace(String name) {
        IMap<Symbol, Quote> map = filled(name);

        Map<Symbol, Double> raised = map.executeOnEntries(new Raise(0.5));

        assertThat(raised).hasSize(ENTRIES).containsEntry(symbol(8), 2.5);
        assertThat(map.executeOnKey(symbol(8), new Raise(1))).isEqualTo(3.5);
        assertThat(first.<Symbol, Quote>getMap(name).get(symbol(8)).price).isEqualTo(3.5);
    }

    @Test
    void nearCacheIsHit() {
        IMap<Symbol, Quote> map = filled("near");
        for (int round = 0; round < 3; round++) {
            assertThat(map.get(symbol(5)).at).isEqualTo(5);
        }

        assertThat(map.getLocalMapStats().getNearCacheStats().getHits()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"queried", "objects"})
    void predicatesSeeFieldsAndComponents(String name) {
        IMap<Symbol, Quote> map = filled(name);

        assertThat(map.values(Predicates.lessThan("price", 1.0)))
                .extracting(quote -> quote.at)
                .containsExactlyInAnyOrder(0L, 1L, 2L, 3L);
        assertThat(map.keySet(Predicates.equal("__key.name", "S7"))).containsExactly(symbol(7));
    }

    @Test
    void mapHoldsEveryClassOfAFamily() {
        IMap<Integer, Event> written = first.getMap("events");
        List<Event> events = List.of(new Event.Opened(1), new Event.Traded(2, 0.5));
        for (int i = 0; i < 50; i++) {
            written.set(i, events.get(i % 2));
        }
        IMap<Integer, Event> read = second.getMap("events");

        for (int i = 0; i < 50; i++) {
            assertThat(read.get(i)).isEqualTo(events.get(i % 2));
        }
    }

    @Test
    void entriesOutliveAMember() {
        try (Grid three = new Grid()) {
            HazelcastInstance leaving = three.start(MapsTest::setUp);
            HazelcastInstance staying = three.start(MapsTest::setUp);
            for (int i = 0; i < ENTRIES; i++) {
                leaving.<Symbol, Quote>getMap("quotes").set(symbol(i), Quote.of(i, i / 4.0));
            }
            HazelcastInstance late = three.start(MapsTest::setUp);
            three.stop(leaving);

            for (HazelcastInstance member : List.of(staying, late)) {
                IMap<Symbol, Quote> map = member.getMap("quotes");
                assertThat(map.size()).isEqualTo(ENTRIES);
                for (int i = 0; i < ENTRIES; i++) {
                    assertThat(map.get(symbol(i)).at).isEqualTo(i);
                }
            }
        }
    }
}
