package org.marshal4j.tests.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.client.config.ClientConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.NearCacheConfig;
import com.hazelcast.config.SerializationConfig;
import com.hazelcast.core.HazelcastInstance;
import com.hazelcast.map.IMap;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import com.hazelcast.query.Predicates;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.marshal4j.hazelcast.MarshallerSerializers;

/** Clients of a grid: one that has the marshallers, as all members do, and one that does not. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClientTest {
    private static final int ENTRIES = 200;

    private final Grid grid = new Grid();
    private HazelcastInstance member;
    private HazelcastInstance client;

    @BeforeAll
    void start() {
        member = grid.start((Config config) -> register(config.getSerializationConfig()));
        grid.start((Config config) -> register(config.getSerializationConfig()));
        client = grid.connect(config -> {
            register(config.getSerializationConfig());
            config.addNearCacheConfig(new NearCacheConfig("near"));
        });
    }

    @AfterAll
    void stop() {
        grid.close();
    }

    private static void register(SerializationConfig config) {
        MarshallerSerializers.registerKey(config, SymbolMarshaller.INSTANCE);
        MarshallerSerializers.register(config, QuoteMarshaller.INSTANCE);
    }

    private static Symbol symbol(int i) {
        return new Symbol("XLON", "S" + i);
    }

    private IMap<Symbol, Quote> filledByMember(String name) {
        Map<Symbol, Quote> quotes = new HashMap<>();
        for (int i = 0; i < ENTRIES; i++) {
            quotes.put(symbol(i), Quote.of(i, i / 4.0));
        }
        member.<Symbol, Quote>getMap(name).putAll(quotes);
        return client.getMap(name);
    }

    @Test
    void clientReadsWhatMembersWrote() {
        IMap<Symbol, Quote> map = filledByMember("quotes");

        for (int i = 0; i < ENTRIES; i++) {
            assertThat(map.get(symbol(i)).price).isEqualTo(i / 4.0);
        }
        assertThat(map.values(Predicates.lessThan("price", 1.0)))
                .extracting(quote -> quote.at)
                .containsExactlyInAnyOrder(0L, 1L, 2L, 3L);
    }

    @Test
    void membersReadWhatTheClientWrote() {
        client.<Symbol, Quote>getMap("written").set(symbol(1), Quote.of(1, 0.5));

        IMap<Symbol, Quote> map = member.getMap("written");
        assertThat(map.get(symbol(1)).price).isEqualTo(0.5);
        assertThat(map.containsKey(symbol(2))).isFalse();
    }

    @Test
    void entryProcessorsOfTheClientRunInMembers() {
        IMap<Symbol, Quote> map = filledByMember("raised");

        assertThat(map.executeOnKey(symbol(8), new Raise(1))).isEqualTo(3.0);
        assertThat(member.<Symbol, Quote>getMap("raised").get(symbol(8)).price).isEqualTo(3.0);
    }

    @Test
    void nearCacheOfTheClientIsHit() {
        IMap<Symbol, Quote> map = filledByMember("near");
        for (int round = 0; round < 3; round++) {
            assertThat(map.get(symbol(5)).at).isEqualTo(5);
        }

        assertThat(map.getLocalMapStats().getNearCacheStats().getHits()).isPositive();
    }

    @Test
    void aClientWithoutTheMarshallersGetsAFailure() {
        IMap<Symbol, Quote> written = filledByMember("unknown");
        assertThat(written.size()).isEqualTo(ENTRIES);
        HazelcastInstance other = grid.connect((ClientConfig config) ->
                MarshallerSerializers.registerKey(config.getSerializationConfig(), SymbolMarshaller.INSTANCE));
        IMap<Symbol, Quote> map = other.getMap("unknown");

        assertThat(map.containsKey(symbol(1))).isTrue();
        assertThatThrownBy(() -> map.get(symbol(1)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasMessageContaining(String.valueOf(MarshallerSerializers.typeId(Quote.class.getName())));
    }
}
