package org.marshal4j.tests.kafka;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.test.KafkaClusterTestKit;
import org.apache.kafka.common.test.TestKitNodes;

/** A broker that is its own controller, in this JVM. */
final class Broker implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final KafkaClusterTestKit cluster;

    Broker() throws Exception {
        TestKitNodes nodes = new TestKitNodes.Builder()
                .setCombined(true)
                .setNumBrokerNodes(1)
                .setNumControllerNodes(1)
                .build();
        cluster = new KafkaClusterTestKit.Builder(nodes)
                .setConfigProp("offsets.topic.replication.factor", "1")
                .setConfigProp("offsets.topic.num.partitions", "1")
                .setConfigProp("transaction.state.log.replication.factor", "1")
                .setConfigProp("transaction.state.log.min.isr", "1")
                .setConfigProp("transaction.state.log.num.partitions", "1")
                .setConfigProp("group.initial.rebalance.delay.ms", "0")
                .build();
        cluster.format();
        cluster.startup();
        cluster.waitForReadyBrokers();
    }

    /** Returns the settings for reaching the broker, and the given ones, which are names and values in turn. */
    Map<String, Object> client(Object... settings) {
        Map<String, Object> config = new HashMap<>(Map.of("bootstrap.servers", cluster.bootstrapServers()));
        for (int i = 0; i < settings.length; i += 2) {
            config.put((String) settings[i], settings[i + 1]);
        }
        return config;
    }

    void create(String topic, int partitions) throws Exception {
        try (Admin admin = Admin.create(client())) {
            admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1)))
                    .all()
                    .get();
        }
    }

    /** Returns all records of a topic of one partition, from its beginning until this many have arrived. */
    static <K, V> List<ConsumerRecord<K, V>> take(Consumer<K, V> consumer, String topic, int records) {
        List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                .map(partition -> new TopicPartition(topic, partition.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        List<ConsumerRecord<K, V>> taken = new ArrayList<>();
        await(() -> {
            consumer.poll(Duration.ofMillis(100)).forEach(taken::add);
            return taken.size() >= records;
        });
        return taken;
    }

    static void await(BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) {
                throw new AssertionError("did not come true within " + PATIENCE.toSeconds() + " s");
            }
        }
    }

    @Override
    public void close() {
        try {
            cluster.close();
        } catch (Exception e) {
            throw new AssertionError("the broker could not be stopped", e);
        }
    }
}
