package org.marshal4j.examples.engines;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.test.KafkaClusterTestKit;
import org.apache.kafka.common.test.TestKitNodes;
import org.marshal4j.kafka.SchemaTopic;

/** A Kafka broker that is its own controller, in this JVM, with a topic of books and one of schemas. */
final class Messaging implements AutoCloseable {
    static final String TOPIC = "books";

    private static final String SCHEMAS = "schemas";

    /** Its partitions. */
    static final int PARTITIONS = 4;

    private final KafkaClusterTestKit cluster;

    Messaging() throws Exception {
        TestKitNodes nodes = new TestKitNodes.Builder()
                .setCombined(true)
                .setNumBrokerNodes(1)
                .setNumControllerNodes(1)
                .build();
        cluster = new KafkaClusterTestKit.Builder(nodes)
                .setConfigProp("offsets.topic.replication.factor", "1")
                .setConfigProp("offsets.topic.num.partitions", "1")
                .setConfigProp("group.initial.rebalance.delay.ms", "0")
                .build();
        cluster.format();
        cluster.startup();
        cluster.waitForReadyBrokers();
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", servers()))) {
            admin.createTopics(List.of(new NewTopic(TOPIC, PARTITIONS, (short) 1)))
                    .all()
                    .get();
        }
        try (SchemaTopic schemas = schemas(servers())) {
            schemas.create(1);
        }
    }

    /** The topic with the schemas of all versions, by which consumers read those that are not theirs. */
    static SchemaTopic schemas(String servers) {
        return SchemaTopic.open(Map.of("bootstrap.servers", servers), SCHEMAS);
    }

    String servers() {
        return cluster.bootstrapServers();
    }

    @Override
    public void close() {
        try {
            cluster.close();
        } catch (Exception e) {
            throw new IllegalStateException("Kafka could not be stopped", e);
        }
    }
}
