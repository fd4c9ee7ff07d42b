package org.marshal4j.benchmarks.kafka;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** A new topic with one partition. It measures how fast records pass through the topic. */
final class Topic {
    private static final Duration POLL = Duration.ofMillis(100);

    private final String servers;
    private final TopicPartition partition;
    private int received;

    Topic(String servers, String name) throws Exception {
        this.servers = servers;
        partition = new TopicPartition(name, 0);
        try (Admin admin = admin()) {
            admin.createTopics(List.of(new NewTopic(name, 1, (short) 1))).all().get();
        }
    }

    private Admin admin() {
        return Admin.create(Map.of("bootstrap.servers", servers));
    }

    /**
     * Sends this many records while a consumer reads them, and returns how many a second came through. The first
     * tenth, in which both clients start, is not timed.
     */
    <T> double perSecond(Values<T> values, int records) throws Exception {
        try (KafkaConsumer<byte[], T> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", servers, "max.poll.records", 5_000),
                new ByteArrayDeserializer(),
                values.deserializer())) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            Thread sender = new Thread(() -> send(values, records), "producer");
            sender.start();
            int untimed = receive(consumer, values, records / 10);
            long start = System.nanoTime();
            receive(consumer, values, records);
            long nanos = System.nanoTime() - start;
            sender.join();
            return (records - untimed) * 1e9 / nanos;
        }
    }

    private <T> void send(Values<T> values, int records) {
        try (KafkaProducer<byte[], T> producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", servers, "linger.ms", 5, "batch.size", 1 << 18),
                new ByteArraySerializer(),
                values.serializer())) {
            for (int i = 0; i < records; i++) {
                producer.send(
                        new ProducerRecord<>(partition.topic(), values.made().apply(i)));
            }
        }
    }

    /**
     * Reads until this many records have arrived, and returns how many did: it also reads those that came together
     * with the last of them.
     */
    private <T> int receive(KafkaConsumer<byte[], T> consumer, Values<T> values, int records) {
        while (received < records) {
            for (ConsumerRecord<byte[], T> record : consumer.poll(POLL)) {
                if (values.sequence().applyAsLong(record.value()) != received++) {
                    throw new IllegalStateException("record " + record.offset() + " is another one");
                }
            }
        }
        return received;
    }

    /** Returns the number of bytes that the broker keeps for this topic. */
    long bytes() throws Exception {
        try (Admin admin = admin()) {
            return admin.describeLogDirs(List.of(0)).allDescriptions().get().get(0).values().stream()
                    .filter(folder -> folder.replicaInfos().containsKey(partition))
                    .mapToLong(folder -> folder.replicaInfos().get(partition).size())
                    .sum();
        }
    }

    void delete() throws Exception {
        try (Admin admin = admin()) {
            admin.deleteTopics(List.of(partition.topic())).all().get();
        }
    }
}
