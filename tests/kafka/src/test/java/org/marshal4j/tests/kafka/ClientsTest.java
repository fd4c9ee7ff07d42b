package org.marshal4j.tests.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.marshal4j.kafka.LockFinder;
import org.marshal4j.kafka.MarshallerConfig;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.kafka.MarshallerSerializer;
import org.marshal4j.kafka.PoisonHandler;
import org.marshal4j.kafka.SchemaTopic;

/** Producers and consumers, with a broker between them. */
class ClientsTest {
    private static Broker broker;

    @BeforeAll
    static void start() throws Exception {
        broker = new Broker();
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    private static KafkaProducer<String, Quote> producer() {
        return new KafkaProducer<>(
                broker.client(), new StringSerializer(), MarshallerSerializer.of(QuoteMarshaller.INSTANCE));
    }

    private static KafkaConsumer<String, Quote> consumer(MarshallerDeserializer<Quote> deserializer) {
        return new KafkaConsumer<>(broker.client(), new StringDeserializer(), deserializer);
    }

    private static MarshallerDeserializer<Quote> quotes() {
        return MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);
    }

    private static void sendFormer(String topic, int at, double price) throws Exception {
        try (KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
                broker.client(), new StringSerializer(), MarshallerSerializer.of(FormerQuotes.MARSHALLER))) {
            producer.send(new ProducerRecord<>(topic, "VOD.L", FormerQuotes.message(at, price)))
                    .get();
        }
    }

    @Test
    void keysAndValuesAreReadBackByConfiguration() throws Exception {
        broker.create("quotes", 1);
        Map<String, Object> types = Map.of(
                MarshallerConfig.KEY_TYPE, Symbol.class.getName(), MarshallerConfig.VALUE_TYPE, Quote.class.getName());
        Map<String, Object> writing = broker.client(
                "key.serializer", MarshallerSerializer.class, "value.serializer", MarshallerSerializer.class);
        Map<String, Object> reading = broker.client(
                "key.deserializer", MarshallerDeserializer.class, "value.deserializer", MarshallerDeserializer.class);
        writing.putAll(types);
        reading.putAll(types);
        int records = 10_000;
        try (KafkaProducer<Symbol, Quote> producer = new KafkaProducer<>(writing)) {
            for (int i = 0; i < records; i++) {
                producer.send(new ProducerRecord<>("quotes", new Symbol("XLON", "S" + i), new Quote(i, i + 0.5)));
            }
            // This is a tombstone.
            producer.send(new ProducerRecord<>("quotes", new Symbol("XLON", "S0"), null));
        }

        try (KafkaConsumer<Symbol, Quote> consumer = new KafkaConsumer<>(reading)) {
            List<ConsumerRecord<Symbol, Quote>> taken = Broker.take(consumer, "quotes", records + 1);
            for (int i = 0; i < records; i++) {
                assertThat(taken.get(i).key()).isEqualTo(new Symbol("XLON", "S" + i));
                assertThat(taken.get(i).value()).isEqualTo(new Quote(i, i + 0.5));
            }
            assertThat(taken.get(records).value()).isNull();
            assertThat(taken.get(records).headers().lastHeader("marshal4j.value.form"))
                    .isNull();
        }
    }

    @Test
    void anUnknownSchemaStopsAConsumer() throws Exception {
        broker.create("former", 1);
        sendFormer("former", 7, 1.25);

        try (KafkaConsumer<String, Quote> consumer = consumer(quotes())) {
            assertThatThrownBy(() -> Broker.take(consumer, "former", 1))
                    .isInstanceOf(RecordDeserializationException.class)
                    .hasRootCauseInstanceOf(SerializationException.class)
                    .rootCause()
                    .hasMessageContaining("was written with the schema ");
        }
        try (KafkaConsumer<String, Quote> consumer = consumer(quotes().knowing(LockFinder.of(FormerQuotes.LOCK)))) {
            assertThat(Broker.take(consumer, "former", 1).get(0).value()).isEqualTo(new Quote(7, 1.25));
        }
    }

    @Test
    void aTopicOfSchemasContainsTheSchema() throws Exception {
        broker.create("learned", 1);
        try (SchemaTopic schemas = SchemaTopic.open(broker.client(), "schemas")) {
            schemas.create(1);
            schemas.create(1);
            schemas.publish(QuoteMarshaller.INSTANCE);
            sendFormer("learned", 7, 1.25);
            // Other people's records in it do no harm.
            try (KafkaProducer<byte[], byte[]> stranger =
                    new KafkaProducer<>(broker.client(), new ByteArraySerializer(), new ByteArraySerializer())) {
                stranger.send(new ProducerRecord<>("schemas", new byte[] {1}, new byte[] {2}))
                        .get();
                stranger.send(new ProducerRecord<>("schemas", new byte[] {1}, null))
                        .get();
            }
            assertThat(schemas.find(FormerQuotes.MARSHALLER.schema().fingerprint()))
                    .isEmpty();
            schemas.publish(FormerQuotes.MARSHALLER);
            assertThat(schemas.find(FormerQuotes.MARSHALLER.schema().fingerprint()))
                    .isPresent();
        }
        Map<String, Object> reading = broker.client(
                "key.deserializer",
                StringDeserializer.class,
                "value.deserializer",
                MarshallerDeserializer.class,
                MarshallerConfig.VALUE_TYPE,
                Quote.class,
                MarshallerConfig.SCHEMA_TOPIC,
                "schemas");

        // The topic does not say that bids are now called prices: only a lock file does.
        try (KafkaConsumer<String, Quote> consumer = new KafkaConsumer<>(reading)) {
            assertThatThrownBy(() -> Broker.take(consumer, "learned", 1))
                    .rootCause()
                    .hasMessageContaining("MARSHAL220");
        }
        try (KafkaConsumer<String, Quote> consumer = consumer(quotes().knowing(LockFinder.of(FormerQuotes.LOCK))
                .knowing(SchemaTopic.open(broker.client(), "schemas")))) {
            assertThat(Broker.take(consumer, "learned", 1).get(0).value()).isEqualTo(new Quote(7, 1.25));
        }
    }

    @Test
    void aTopicOfSchemasMayBeCreatedAfterItWasLookedAt() {
        long fingerprint = QuoteMarshaller.INSTANCE.schema().fingerprint();
        try (SchemaTopic schemas = SchemaTopic.open(broker.client(), "later")) {
            assertThat(schemas.find(fingerprint)).isEmpty();
            schemas.create(1);
            schemas.publish(QuoteMarshaller.INSTANCE);
            assertThat(schemas.find(fingerprint)).isPresent();
        }
    }

    @Test
    void aProducerPublishesItsSchemaByConfiguration() throws Exception {
        try (SchemaTopic schemas = SchemaTopic.open(broker.client(), "published")) {
            schemas.create(1);
            Map<String, Object> writing = broker.client(
                    "key.serializer",
                    StringSerializer.class,
                    "value.serializer",
                    MarshallerSerializer.class,
                    MarshallerConfig.VALUE_TYPE,
                    Quote.class,
                    MarshallerConfig.SCHEMA_TOPIC,
                    "published");
            new KafkaProducer<String, Quote>(writing).close();

            assertThat(schemas.find(QuoteMarshaller.INSTANCE.schema().fingerprint()))
                    .hasValueSatisfying(form -> assertThat(form.type()).isEqualTo(Quote.class.getName()));
        }
    }

    @Test
    void poisonPillsAreSkipped() throws Exception {
        broker.create("poisoned", 1);
        try (KafkaProducer<String, byte[]> stranger =
                new KafkaProducer<>(broker.client(), new StringSerializer(), new ByteArraySerializer())) {
            stranger.send(new ProducerRecord<>("poisoned", "VOD.L", new byte[] {1, 2, 3}))
                    .get();
        }
        try (KafkaProducer<String, Quote> producer = producer()) {
            producer.send(new ProducerRecord<>("poisoned", "VOD.L", new Quote(7, 1.25)))
                    .get();
        }

        try (KafkaConsumer<String, Quote> consumer = consumer(quotes().onPoison(PoisonHandler.skip()))) {
            assertThat(Broker.take(consumer, "poisoned", 2))
                    .extracting(ConsumerRecord::value)
                    .containsExactly(null, new Quote(7, 1.25));
        }
    }

    /** The loop of the page about Kafka, from a topic with values in another format. */
    @Test
    void aTopicIsMoved() throws Exception {
        broker.create("old", 2);
        broker.create("new", 2);
        // Not in the distant past: the broker deletes old records.
        long begin = System.currentTimeMillis() - 1_000;
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(broker.client(), new StringSerializer(), new StringSerializer())) {
            for (int i = 0; i < 100; i++) {
                String text = i % 10 == 9 ? null : i + " " + (i + 0.5);
                producer.send(new ProducerRecord<>("old", null, begin + i, "S" + i % 10, text));
            }
        }
        Map<String, Object> reading =
                broker.client("group.id", "copier", "auto.offset.reset", "earliest", "enable.auto.commit", false);
        int copied = 0;
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, Quote> producer = producer()) {
            consumer.subscribe(List.of("old"));
            while (copied < 100) {
                List<Future<RecordMetadata>> sent = new ArrayList<>();
                for (ConsumerRecord<String, String> old : consumer.poll(Duration.ofMillis(100))) {
                    sent.add(producer.send(new ProducerRecord<>(
                            "new", old.partition(), old.timestamp(), old.key(), quote(old.value()))));
                }
                for (Future<RecordMetadata> each : sent) {
                    each.get();
                }
                consumer.commitSync();
                copied += sent.size();
            }
        }

        try (KafkaConsumer<String, String> before =
                        new KafkaConsumer<>(broker.client(), new StringDeserializer(), new StringDeserializer());
                KafkaConsumer<String, Quote> after = consumer(quotes())) {
            List<ConsumerRecord<String, Quote>> moved = Broker.take(after, "new", 100);
            assertThat(Broker.take(before, "old", 100))
                    .hasSize(100)
                    .allSatisfy(old -> assertThat(moved).anySatisfy(copy -> {
                        assertThat(copy.partition()).isEqualTo(old.partition());
                        assertThat(copy.offset()).isEqualTo(old.offset());
                        assertThat(copy.timestamp()).isEqualTo(old.timestamp());
                        assertThat(copy.key()).isEqualTo(old.key());
                        assertThat(copy.value()).isEqualTo(quote(old.value()));
                    }));
        }
    }

    private static Quote quote(String text) {
        if (text == null) {
            return null;
        }
        String[] words = text.split(" ", -1);
        return new Quote(Long.parseLong(words[0]), Double.parseDouble(words[1]));
    }
}
