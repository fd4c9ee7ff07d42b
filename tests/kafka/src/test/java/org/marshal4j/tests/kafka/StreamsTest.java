package org.marshal4j.tests.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
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
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.kafka.LockFinder;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.kafka.MarshallerSerde;
import org.marshal4j.kafka.MarshallerSerializer;

/** A table of the last quote for each symbol, in a state store that outlives a version of its class. */
class StreamsTest {
    private static final String STORE = "last";

    private static final List<Symbol> SYMBOLS = List.of(
            new Symbol("XLON", "VOD.L"),
            new Symbol("XLON", "BP.L"),
            new Symbol("XPAR", "AIR.PA"),
            new Symbol("XLON", "HSBA.L"),
            new Symbol("XPAR", "OR.PA"),
            new Symbol("XETR", "SAP.DE"));

    /** Of ten quotes for each symbol, whose prices are the symbol's place in the list. */
    private static final Map<Venue, Quote> SUMS = Map.of(
            new Venue("XLON"),
            new Quote(30, 70),
            new Venue("XPAR"),
            new Quote(20, 80),
            new Venue("XETR"),
            new Quote(10, 60));

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
        // Not builder.table, which would give the store the Serde of the records.
        builder.stream(topic, Consumed.with(Serdes.String(), records))
                .toTable(Materialized.<String, T, KeyValueStore<Bytes, byte[]>>as(STORE)
                        .withKeySerde(Serdes.String())
                        .withValueSerde(store));
        return application(builder, topic, state);
    }

    private KafkaStreams application(StreamsBuilder builder, String topic, String state) {
        Properties config = new Properties();
        config.putAll(broker.client(
                "application.id",
                "last-" + topic,
                "auto.offset.reset",
                "earliest",
                "state.dir",
                temp.resolve(state).toString(),
                "commit.interval.ms",
                100,
                // Nobody connects to it, but without it, nobody finds the partition of a key.
                "application.server",
                "localhost:1"));
        return new KafkaStreams(builder.build(), config);
    }

    private static <T> void send(String topic, Serializer<T> serializer, String key, T value) throws Exception {
        try (KafkaProducer<String, T> producer =
                new KafkaProducer<>(broker.client(), new StringSerializer(), serializer)) {
            producer.send(new ProducerRecord<>(topic, key, value)).get();
        }
    }

    private static <T> T value(KafkaStreams application, String key) {
        return value(application, STORE, key, any -> true);
    }

    private static <K, T> T value(KafkaStreams application, String store, K key, Predicate<T> isExpected) {
        Object[] found = new Object[1];
        Broker.await(() -> {
            if (application.state() != KafkaStreams.State.RUNNING) {
                return false;
            }
            T got = patiently(() -> StreamsTest.<K, T>store(application, store).get(key));
            found[0] = got;
            return got != null && isExpected.test(got);
        });
        @SuppressWarnings("unchecked")
        T value = (T) Objects.requireNonNull(found[0]);
        return value;
    }

    /** Asks again while the application distributes its partitions. */
    private static <T> T patiently(Supplier<T> question) {
        List<T> answers = new ArrayList<>();
        Broker.await(() -> {
            try {
                answers.add(question.get());
                return true;
            } catch (InvalidStateStoreException e) {
                return false;
            }
        });
        return answers.get(0);
    }

    private static <K, T> ReadOnlyKeyValueStore<K, T> store(KafkaStreams application, String store) {
        return application.store(
                StoreQueryParameters.fromNameAndType(store, QueryableStoreTypes.<K, T>keyValueStore()));
    }

    /** The application also leaves its group. Otherwise, the next application would wait for it. */
    private static void leave(KafkaStreams application) {
        application.close(CloseOptions.groupMembershipOperation(GroupMembershipOperation.LEAVE_GROUP)
                .withTimeout(PATIENCE));
    }

    @Test
    void aStoreOfAFormerSchemaIsReadAfterAnUpgrade() throws Exception {
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
                MarshallerSerde.of(QuoteMarshaller.INSTANCE).knowing(LockFinder.of(FormerQuotes.LOCK));
        MarshallerSerde<Quote> store =
                MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).knowing(LockFinder.of(FormerQuotes.LOCK));
        // An older producer is still running.
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

    /** The store is restored from the changelog on the broker, as on another machine. */
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

    /** Kafka Streams does not tell a Serde that it is for keys. */
    @Test
    void recordsWithClassesAsKeysAreGroupedByOtherClasses() throws Exception {
        broker.create(Venues.QUOTES, 3);
        broker.create(Venues.SUMS, 3);
        try (KafkaProducer<Symbol, Quote> producer = new KafkaProducer<>(
                broker.client(),
                MarshallerSerializer.of(SymbolMarshaller.INSTANCE).forKeys(),
                MarshallerSerializer.of(QuoteMarshaller.INSTANCE))) {
            for (int i = 0; i < 60; i++) {
                producer.send(new ProducerRecord<>(Venues.QUOTES, SYMBOLS.get(i % 6), new Quote(1, i % 6 + 1)));
            }
        }

        try (KafkaStreams first = application(Venues.topology(), Venues.QUOTES, "first-venues")) {
            first.start();
            storesAreComplete(first);
            leave(first);
        }
        // From the changelogs, as on another machine.
        try (KafkaStreams second = application(Venues.topology(), Venues.QUOTES, "second-venues")) {
            second.start();
            storesAreComplete(second);
            leave(second);
        }
        try (KafkaConsumer<Venue, Quote> consumer = new KafkaConsumer<>(
                broker.client(),
                MarshallerDeserializer.of(VenueMarshaller.INSTANCE).forKeys(),
                MarshallerDeserializer.of(QuoteMarshaller.INSTANCE))) {
            assertThat(Broker.take(consumer, Venues.SUMS, 3))
                    .extracting(ConsumerRecord::headers)
                    .allSatisfy(headers -> assertThat(headers)
                            .extracting(Header::key)
                            .containsExactlyInAnyOrder("marshal4j.key.form", "marshal4j.value.form"));
        }
    }

    private static void storesAreComplete(KafkaStreams application) {
        SUMS.forEach((venue, sum) -> {
            assertThat(StreamsTest.<Venue, Quote>value(application, Venues.SUM, venue, sum::equals))
                    .isEqualTo(sum);
            // The partition is that of the bytes in the topic, not in the store.
            int partition = application
                    .queryMetadataForKey(
                            Venues.SUM,
                            venue,
                            MarshallerSerializer.of(VenueMarshaller.INSTANCE).forKeys())
                    .partition();
            assertThat(patiently(() -> application
                            .store(StoreQueryParameters.fromNameAndType(
                                            Venues.SUM, QueryableStoreTypes.<Venue, Quote>keyValueStore())
                                    .withPartition(partition))
                            .get(venue)))
                    .isEqualTo(sum);
        });
        for (int i = 0; i < 6; i++) {
            Symbol symbol = SYMBOLS.get(i);
            Quote joined = new Quote(1, SUMS.get(new Venue(symbol.venue())).price());
            assertThat(StreamsTest.<Symbol, Quote>value(application, Venues.LAST, symbol, any -> true))
                    .isEqualTo(new Quote(1, i + 1));
            assertThat(StreamsTest.<Symbol, Quote>value(application, Venues.JOINED, symbol, joined::equals))
                    .isEqualTo(joined);
        }
        try (KeyValueIterator<Symbol, Quote> all = patiently(
                () -> StreamsTest.<Symbol, Quote>store(application, Venues.LAST).all())) {
            assertThat(all).toIterable().extracting(entry -> entry.key).containsExactlyInAnyOrderElementsOf(SYMBOLS);
        }
    }
}
