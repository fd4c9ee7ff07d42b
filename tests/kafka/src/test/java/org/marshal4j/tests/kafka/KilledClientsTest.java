package org.marshal4j.tests.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Kills clients while they work: a producer, a client that reads one topic and writes another in transactions, and a
 * consumer. {@code -Dchaos.kills=20} kills more often.
 */
class KilledClientsTest {
    private static final int KILLS = Integer.getInteger("chaos.kills", 3);
    private static final int LONGEST_MILLIS = 700;

    private final Random random = new Random(KILLS);
    private Broker broker;
    private String servers;

    @BeforeEach
    void start() throws Exception {
        broker = new Broker();
        servers = (String) broker.client().get("bootstrap.servers");
        broker.create(Killed.SENT.topic(), 1);
        broker.create(Killed.RELAYED.topic(), 1);
    }

    @AfterEach
    void stop() {
        broker.close();
    }

    @Test
    void nothingIsLostAndTransactionsDuplicateNothing() throws Exception {
        List<Long> acknowledged = new ArrayList<>();
        List<Long> received = new ArrayList<>();
        KillableJvm sender = sender(acknowledged);
        KillableJvm relay = new KillableJvm(Killed.Relay.class, servers);
        KillableJvm receiver = new KillableJvm(Killed.Receiver.class, servers);
        for (int kill = 0; kill < KILLS; kill++) {
            int millis = random.nextInt(LONGEST_MILLIS);
            switch (kill % 3) {
                case 0 -> {
                    acknowledged.addAll(sender.kill(millis));
                    sender = sender(acknowledged);
                }
                case 1 -> {
                    relay.kill(millis);
                    relay = new KillableJvm(Killed.Relay.class, servers);
                }
                default -> {
                    received.addAll(receiver.kill(millis));
                    receiver = new KillableJvm(Killed.Receiver.class, servers);
                }
            }
        }
        awaitWork(sender, relay, receiver);
        acknowledged.addAll(sender.end());
        List<Long> sent = all(Killed.SENT);
        Broker.await(() -> all(Killed.RELAYED).size() >= sent.size());
        relay.end();
        List<Long> relayed = all(Killed.RELAYED);
        Set<Long> there = new HashSet<>(received);
        KillableJvm last = receiver;
        Broker.await(() -> last.told().size() + there.size() >= new HashSet<>(relayed).size()
                && union(there, last.told()).containsAll(relayed));
        received.addAll(receiver.end());

        System.out.printf(
                "Kafka, %d kills. Producer: %,d acknowledged, %d lost, %d doubled. Transactions: %,d in, %d lost, %d doubled."
                        + " Consumer: %,d in, %d lost, %d doubled.%n",
                KILLS,
                acknowledged.size(),
                missing(acknowledged, sent),
                doubled(sent),
                sent.size(),
                missing(sent, relayed),
                relayed.size() - sent.size(),
                relayed.size(),
                missing(relayed, received),
                doubled(received) - doubled(relayed));
        assertThat(sent).containsAll(new HashSet<>(acknowledged));
        assertThat(relayed).isEqualTo(sent);
        assertThat(new HashSet<>(received)).isEqualTo(new HashSet<>(relayed));
    }

    /** Continues after the last quote that the broker is known to have. */
    private KillableJvm sender(List<Long> acknowledged) throws Exception {
        long next = acknowledged.isEmpty() ? 0 : Collections.max(acknowledged) + 1;
        return new KillableJvm(Killed.Sender.class, servers, String.valueOf(next));
    }

    private static void awaitWork(KillableJvm... all) {
        for (KillableJvm jvm : all) {
            Broker.await(() -> !jvm.told().isEmpty());
        }
    }

    /** Returns the numbers of all committed records in order. */
    private List<Long> all(TopicPartition partition) {
        List<Long> numbers = new ArrayList<>();
        try (KafkaConsumer<Symbol, Quote> consumer = Killed.consumer(servers, "count", partition)) {
            long end = consumer.endOffsets(List.of(partition)).get(partition);
            consumer.seekToBeginning(List.of(partition));
            while (consumer.position(partition) < end) {
                consumer.poll(Killed.POLL)
                        .forEach(record -> numbers.add(record.value().at()));
            }
        }
        return numbers;
    }

    private static Set<Long> union(Set<Long> some, List<Long> others) {
        Set<Long> union = new HashSet<>(some);
        synchronized (others) {
            union.addAll(others);
        }
        return union;
    }

    private static long missing(List<Long> expected, List<Long> found) {
        Set<Long> there = new HashSet<>(found);
        return expected.stream().filter(number -> !there.contains(number)).count();
    }

    private static long doubled(List<Long> numbers) {
        return numbers.size() - new HashSet<>(numbers).size();
    }
}
