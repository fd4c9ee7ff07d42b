package org.marshal4j.kafka;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;

/**
 * A compacted topic that maps fingerprints to schemas. Producers publish their schema; consumers look up schemas they
 * do not know. It replaces a registry server.
 *
 * <pre>{@code
 * try (SchemaTopic topic = SchemaTopic.open(Map.of("bootstrap.servers", brokers), "schemas")) {
 *     topic.publish(QuoteMarshaller.INSTANCE);
 * }
 * }</pre>
 *
 * <p>The key of a record is the fingerprint, 16 hexadecimal digits; the value is the schema as a
 * {@link org.marshal4j.runtime.StreamHeader} writes it. A schema with a {@linkplain
 * org.marshal4j.schema.Schema#namesFingerprint second number} is there twice: also with the combined fingerprint as its
 * key, since another one may have the same fingerprint.
 *
 * <p>Anyone who can write to the topic can make consumers misread messages, just like anyone who can write to their
 * other topics, so protect it likewise. A schema whose fingerprint does not match its key is ignored. Thread-safe.
 */
public final class SchemaTopic implements SchemaFinder {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Map<String, Object> client;
    private final String topic;
    private final Map<Long, WrittenSchema> schemas = new HashMap<>();
    private @Nullable KafkaConsumer<byte[], byte[]> consumer;

    private SchemaTopic(Map<String, Object> client, String topic) {
        this.client = client;
        this.topic = topic;
    }

    /**
     * Creates an instance, which does not connect yet.
     *
     * @param client how to reach Kafka: {@code bootstrap.servers} and security settings. Settings for serializers,
     *     groups and transactions are ignored
     * @param topic the name of the topic
     * @return the topic
     */
    public static SchemaTopic open(Map<String, ?> client, String topic) {
        return new SchemaTopic(Connection.of(client), topic);
    }

    /**
     * Creates the topic, compacted and with one partition, if it does not exist.
     *
     * @param replication the number of replicas, 1 or more; −1 for the brokers' default
     * @throws KafkaException if that fails
     */
    public void create(int replication) {
        Map<String, String> compacted = Map.of(TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT);
        NewTopic wanted = new NewTopic(
                        topic, Optional.of(1), replication < 0 ? Optional.empty() : Optional.of((short) replication))
                .configs(compacted);
        try (Admin admin = Admin.create(Connection.with(client, AdminClientConfig.configNames()))) {
            admin.createTopics(List.of(wanted)).all().get();
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) {
                throw failed("could not be made", e.getCause());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("could not be made", e);
        }
    }

    /**
     * Publishes the schemas of types, and waits until the broker has them.
     *
     * @param marshallers the marshallers of the types
     * @throws KafkaException if that fails
     */
    public void publish(Marshaller<?>... marshallers) {
        Map<String, Object> config = Connection.with(client, ProducerConfig.configNames());
        config.put(ProducerConfig.ACKS_CONFIG, "all");
        try (KafkaProducer<byte[], byte[]> producer =
                new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer())) {
            for (Marshaller<?> marshaller : marshallers) {
                SchemaNumbers numbers = SchemaNumbers.of(marshaller.schema());
                byte[] schema = StreamHeader.toBytes(marshaller);
                send(producer, numbers.fingerprint(), schema);
                if (numbers.hasNames()) {
                    send(producer, numbers.combined(), schema);
                }
            }
        } catch (ExecutionException e) {
            throw failed("could not be written", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("could not be written", e);
        }
    }

    private void send(KafkaProducer<byte[], byte[]> producer, long number, byte[] schema)
            throws ExecutionException, InterruptedException {
        byte[] key = KnownSchemas.text(number).getBytes(StandardCharsets.US_ASCII);
        producer.send(new ProducerRecord<>(topic, key, schema)).get();
    }

    /**
     * Finds a schema. If it has not been seen before, this reads the topic to its present end, which takes at most 30
     * s. So this asks the broker each time for a schema that is not there; deserializers remember that for a second.
     */
    @Override
    public synchronized Optional<WrittenSchema> find(long fingerprint) {
        if (!schemas.containsKey(fingerprint)) {
            readToEnd();
        }
        return Optional.ofNullable(schemas.get(fingerprint));
    }

    private void readToEnd() {
        KafkaConsumer<byte[], byte[]> reader = consumer();
        if (reader.assignment().isEmpty()) {
            // The topic does not exist yet. Another consumer will find it once it does.
            close();
            return;
        }
        Map<TopicPartition, Long> ends = reader.endOffsets(reader.assignment(), PATIENCE);
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (ends.entrySet().stream().anyMatch(end -> reader.position(end.getKey(), PATIENCE) < end.getValue())) {
            if (System.nanoTime() > deadline) {
                throw failed("could not be read to its end within " + PATIENCE.toSeconds() + " s", null);
            }
            reader.poll(Duration.ofMillis(100)).forEach(this::take);
        }
    }

    private void take(ConsumerRecord<byte[], byte[]> entry) {
        try {
            long number = Long.parseUnsignedLong(new String(entry.key(), StandardCharsets.US_ASCII), 16);
            schemas.put(number, WrittenSchema.parse(entry.value(), number));
        } catch (MarshalException | IllegalArgumentException | NullPointerException e) {
            // Skip records of others and deleted records, which are not schemas.
        }
    }

    private KafkaConsumer<byte[], byte[]> consumer() {
        KafkaConsumer<byte[], byte[]> open = consumer;
        if (open == null) {
            Map<String, Object> config = Connection.with(client, ConsumerConfig.configNames());
            config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
            // A topic that a broker creates by itself is not compacted, and would lose its schemas.
            config.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
            open = new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
            boolean isReady = false;
            try {
                assign(open);
                isReady = true;
            } finally {
                if (!isReady) {
                    open.close();
                }
            }
            consumer = open;
        }
        return open;
    }

    private void assign(KafkaConsumer<byte[], byte[]> open) {
        List<TopicPartition> partitions = new ArrayList<>();
        open.partitionsFor(topic, PATIENCE)
                .forEach(partition -> partitions.add(new TopicPartition(topic, partition.partition())));
        open.assign(partitions);
        open.seekToBeginning(partitions);
    }

    private KafkaException failed(String what, @Nullable Throwable cause) {
        return new KafkaException("the topic of schemas, " + topic + ", " + what, cause);
    }

    @Override
    public synchronized void close() {
        if (consumer != null) {
            consumer.close();
            consumer = null;
        }
    }
}
