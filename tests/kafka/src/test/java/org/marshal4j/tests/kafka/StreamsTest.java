package org.marshal4j.tests.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.CloseOptions;
import org.apache.kafka.streams.CloseOptions.GroupMembershipOperation;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.kafka.LockForms;
import org.marshal4j.kafka.MarshallerSerde;

/** A table of the last quote for each symbol, in a state store that outlives a version of its class. */
class StreamsTest {
    private static final String STORE = "last";

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static Broker broker;

    @TempDir
    Path temp;

    @BeforeAll
    static void start() throws Exception {
        broker = new Broker();
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    private <T> KafkaStreams application(String topic, Serde<T> records, Serde<T> store, String state) {
        StreamsBuilder builder = new StreamsBuilder();
        // Not builder.table: that gives the store the Serde of the records.
        builder.stream(topic, Consumed.with(Serdes.String(), records))
                .toTable(Materialized.<String, T, KeyValueStore<Bytes, byte[]>>as(STORE)
                        .withKeySerde(Serdes.String())
                        .withValueSerde(store));
        Properties config = new Properties();
        config.putAll(broker.client(
                "application.id",
                "last-" + topic,
                "auto.offset.reset",
                "earliest",
                "state.dir",
                temp.resolve(state).toString(),
                "commit.interval.ms",
                100));
        return new KafkaStreams(builder.build(), config);
    }

    private static <T> void send(String topic, Serializer<T> serializer, String key, T value) throws Exception {
        try (KafkaProducer<String, T> producer =
                new KafkaProducer<>(broker.client(), new StringSerializer(), serializer)) {
            producer.send(new ProducerRecord<>(topic, key, value)).get();
        }
    }

    private static <T> T value(KafkaStreams application, String key) {
        Object[] found = new Object[1];
        Broker.await(() -> {
            if (application.state() != KafkaStreams.State.RUNNING) {
                return false;
            }
            ReadOnlyKeyValueStore<String, T> store = application.store(
                    StoreQueryParameters.fromNameAndType(STORE, QueryableStoreTypes.<String, T>keyValueStore()));
            found[0] = store.get(key);
            return found[0] != null;
        });
        @SuppressWarnings("unchecked")
        T value = (T) Objects.requireNonNull(found[0]);
        return value;
    }

    /** Out of its group as well: the next application would wait for this one otherwise. */
    private static void leave(KafkaStreams application) {
        application.close(CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP)
                .withTimeout(PATIENCE));
    }

    @Test
    void storeOfAFormerFormIsReadAfterAnUpgrade() throws Exception {
        broker.create("upgraded", 1);
        Serde<byte[]> former = MarshallerSerde.of(FormerQuotes.MARSHALLER);
        Serde<byte[]> formerStore = MarshallerSerde.forStores(FormerQuotes.MARSHALLER);
        send("upgraded", former.serializer(), "VOD.L", FormerQuotes.message(7, 1.25));
        try (KafkaStreams first = application("upgraded", former, formerStore, "state")) {
            first.start();
            assertThat(StreamsTest.<byte[]>value(first, "VOD.L")).isEqualTo(FormerQuotes.message(7, 1.25));
            leave(first);
        }

        MarshallerSerde<Quote> records =
                MarshallerSerde.of(QuoteMarshaller.INSTANCE).knowing(LockForms.of(FormerQuotes.LOCK));
        MarshallerSerde<Quote> store =
                MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).knowing(LockForms.of(FormerQuotes.LOCK));
        // An older producer still runs.
        send("upgraded", records.serializer(), "BP.L", new Quote(8, 2.5));
        send("upgraded", former.serializer(), "HSBA.L", FormerQuotes.message(9, 3.5));
        try (KafkaStreams second = application("upgraded", records, store, "state")) {
            second.start();
            assertThat(StreamsTest.<Quote>value(second, "VOD.L")).isEqualTo(new Quote(7, 1.25));
            assertThat(StreamsTest.<Quote>value(second, "BP.L")).isEqualTo(new Quote(8, 2.5));
            assertThat(StreamsTest.<Quote>value(second, "HSBA.L")).isEqualTo(new Quote(9, 3.5));
            leave(second);
        }
    }

    /** From the changelog on the broker, as on another machine. */
    @Test
    void storeIsRestoredFromItsChangelog() throws Exception {
        broker.create("restored", 1);
        MarshallerSerde<Quote> records = MarshallerSerde.of(QuoteMarshaller.INSTANCE);
        MarshallerSerde<Quote> store = MarshallerSerde.forStores(QuoteMarshaller.INSTANCE);
        for (int i = 0; i < 100; i++) {
            send("restored", records.serializer(), "S" + i, new Quote(i, i + 0.5));
        }
        try (KafkaStreams first = application("restored", records, store, "first")) {
            first.start();
            assertThat(StreamsTest.<Quote>value(first, "S99")).isEqualTo(new Quote(99, 99.5));
            leave(first);
        }
        try (KafkaStreams second = application("restored", records, store, "second")) {
            second.start();
            for (int i = 0; i < 100; i++) {
                assertThat(StreamsTest.<Quote>value(second, "S" + i)).isEqualTo(new Quote(i, i + 0.5));
            }
            leave(second);
        }
    }
}
