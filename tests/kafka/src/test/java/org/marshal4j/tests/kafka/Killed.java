package org.marshal4j.tests.kafka;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.kafka.MarshallerSerializer;

/** The clients of {@link KilledClientsTest}: each is the main class of a JVM that is killed. */
final class Killed {
    static final TopicPartition SENT = new TopicPartition("sent", 0);
    static final TopicPartition RELAYED = new TopicPartition("relayed", 0);

    static final Duration POLL = Duration.ofMillis(50);
    private static final long PAUSE_NANOS = 200_000;

    private Killed() {}

    static KafkaConsumer<Symbol, Quote> consumer(String servers, String group, TopicPartition partition) {
        KafkaConsumer<Symbol, Quote> consumer = new KafkaConsumer<>(
                Map.ofEntries(
                        Map.entry("bootstrap.servers", servers),
                        Map.entry("group.id", group),
                        Map.entry("auto.offset.reset", "earliest"),
                        Map.entry("enable.auto.commit", false),
                        Map.entry("isolation.level", "read_committed")),
                MarshallerDeserializer.of(SymbolMarshaller.INSTANCE).forKeys(),
                MarshallerDeserializer.of(QuoteMarshaller.INSTANCE));
        consumer.assign(List.of(partition));
        return consumer;
    }

    private static KafkaProducer<Symbol, Quote> producer(Map<String, Object> config) {
        return new KafkaProducer<>(
                config,
                MarshallerSerializer.of(SymbolMarshaller.INSTANCE).forKeys(),
                MarshallerSerializer.of(QuoteMarshaller.INSTANCE));
    }

    /** Sends numbered quotes, and reports the number of each that the broker has acknowledged. */
    static final class Sender {
        private Sender() {}

        /** Takes the servers and the first number. */
        public static void main(String[] args) {
            try (KafkaProducer<Symbol, Quote> producer =
                    producer(Map.of("bootstrap.servers", args[0], "enable.idempotence", true))) {
                for (long i = Long.parseLong(args[1]); KillableJvm.goesOn(); i++) {
                    long number = i;
                    Symbol symbol = new Symbol("XLON", "S" + number % 7);
                    producer.send(
                            new ProducerRecord<>(SENT.topic(), symbol, new Quote(number, 0.5)), (done, failure) -> {
                                if (failure == null) {
                                    KillableJvm.tell(number);
                                }
                            });
                    LockSupport.parkNanos(PAUSE_NANOS);
                }
            }
        }
    }

    /** Moves quotes from one topic to another in transactions, and reports how many each transaction had. */
    static final class Relay {
        private Relay() {}

        /** Takes the servers. */
        public static void main(String[] args) {
            try (KafkaConsumer<Symbol, Quote> consumer = consumer(args[0], "relay", SENT);
                    KafkaProducer<Symbol, Quote> producer =
                            producer(Map.of("bootstrap.servers", args[0], "transactional.id", "relay"))) {
                producer.initTransactions();
                while (KillableJvm.goesOn()) {
                    relay(consumer, producer);
                }
            }
        }

        private static void relay(KafkaConsumer<Symbol, Quote> consumer, KafkaProducer<Symbol, Quote> producer) {
            ConsumerRecords<Symbol, Quote> records = consumer.poll(POLL);
            if (records.isEmpty()) {
                return;
            }
            producer.beginTransaction();
            long next = 0;
            for (ConsumerRecord<Symbol, Quote> record : records) {
                producer.send(new ProducerRecord<>(RELAYED.topic(), record.key(), record.value()));
                next = record.offset() + 1;
            }
            producer.sendOffsetsToTransaction(Map.of(SENT, new OffsetAndMetadata(next)), consumer.groupMetadata());
            producer.commitTransaction();
            KillableJvm.tell(records.count());
        }
    }

    /** Reports the number of each quote that it receives, and commits afterwards. */
    static final class Receiver {
        private Receiver() {}

        /** Takes the servers. */
        public static void main(String[] args) {
            try (KafkaConsumer<Symbol, Quote> consumer = consumer(args[0], "receiver", RELAYED)) {
                while (KillableJvm.goesOn()) {
                    ConsumerRecords<Symbol, Quote> records = consumer.poll(POLL);
                    records.forEach(record -> KillableJvm.tell(record.value().at()));
                    consumer.commitSync();
                }
            }
        }
    }
}
