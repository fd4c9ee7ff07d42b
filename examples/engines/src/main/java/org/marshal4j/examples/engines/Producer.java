package org.marshal4j.examples.engines;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.marshal4j.kafka.MarshallerSerializer;

/** Sends books of some symbols to Kafka at an even rate until it is stopped. */
final class Producer {
    private static final long TURN_NANOS = 1_000_000;

    private final String[] symbols;
    private final int perTurn;
    private final Version version;
    private final KafkaProducer<String, Book> kafka;
    private final AtomicLong sent = new AtomicLong();
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Thread thread;

    /**
     * Starts sending.
     *
     * @param perSecond how many books to send in a second
     */
    Producer(String servers, Version version, String[] symbols, int perSecond) {
        this.symbols = symbols;
        this.version = version;
        perTurn = Math.max(1, perSecond / 1000);
        // Idempotence makes the broker store each book once: duplicates in Kafka are not what this demo is about.
        Map<String, Object> config = Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG,
                servers,
                ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG,
                true,
                ProducerConfig.LINGER_MS_CONFIG,
                2);
        kafka = new KafkaProducer<>(config, new StringSerializer(), MarshallerSerializer.of(version.marshaller()));
        thread = new Thread(this::run, "producer of " + symbols[0]);
        thread.start();
    }

    /** Returns how many books it has sent. */
    long sent() {
        return sent.get();
    }

    private void run() {
        Levels levels = new Levels(symbols[0].hashCode());
        Book book = version.newBook();
        long[] sequences = new long[symbols.length];
        int at = 0;
        long next = System.nanoTime();
        while (!stopped.get()) {
            for (int i = 0; i < perTurn; i++) {
                at = (at + 1) % symbols.length;
                levels.move();
                book.become(
                        symbols[at], ++sequences[at], ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now()), levels);
                kafka.send(new ProducerRecord<>(Messaging.TOPIC, symbols[at], book));
                sent.incrementAndGet();
            }
            next += TURN_NANOS;
            LockSupport.parkNanos(next - System.nanoTime());
        }
        kafka.flush();
    }

    /** Stops it, and returns once Kafka has received everything that was sent. */
    void stop() throws InterruptedException {
        stopped.set(true);
        thread.join();
        kafka.close();
    }
}
