package org.marshal4j.benchmarks.kafka;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.apache.kafka.common.test.KafkaClusterTestKit;
import org.apache.kafka.common.test.TestKitNodes;

/**
 * Measures how many records a second pass through a broker in this JVM, with all formats in turns. The main class of a
 * JVM of its own.
 */
final class Throughput {
    private static final int ROUNDS = 3;

    private Throughput() {}

    /** Takes the number of records in a round. */
    @SuppressWarnings("try") // closing the cluster may be interrupted
    public static void main(String[] args) throws Exception {
        int records = Integer.parseInt(args[0]);
        PrintStream out = System.out;
        // Kafka's test kit prints what it formats.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        Map<KafkaFormat, double[]> results = new EnumMap<>(KafkaFormat.class);
        Map<KafkaFormat, Long> bytes = new EnumMap<>(KafkaFormat.class);
        TestKitNodes nodes = new TestKitNodes.Builder()
                .setCombined(true)
                .setNumBrokerNodes(1)
                .setNumControllerNodes(1)
                .build();
        try (KafkaClusterTestKit cluster = new KafkaClusterTestKit.Builder(nodes).build()) {
            cluster.format();
            cluster.startup();
            cluster.waitForReadyBrokers();
            // The first round warms up.
            for (int round = -1; round < ROUNDS; round++) {
                for (KafkaFormat format : KafkaFormat.values()) {
                    Topic topic = new Topic(cluster.bootstrapServers(), format + "-" + (round + 1));
                    double perSecond = topic.perSecond(format.make(), records);
                    if (round >= 0) {
                        results.computeIfAbsent(format, key -> new double[ROUNDS])[round] = perSecond;
                        bytes.put(format, topic.bytes());
                    }
                    topic.delete();
                }
            }
        }
        out.printf("%,d records a round, %d rounds of all formats in turns%n%n", records, ROUNDS);
        out.println("| | records a second, median (least to most) | bytes of a record on disk |");
        out.println("| --- | ---: | ---: |");
        results.forEach((format, rounds) -> {
            Arrays.sort(rounds);
            out.printf(
                    "| %s | %,.0f (%,.0f to %,.0f) | %.1f |%n",
                    format, rounds[ROUNDS / 2], rounds[0], rounds[ROUNDS - 1], (double) bytes.get(format) / records);
        });
        out.flush();
        // The test kit leaves threads behind that are not daemons.
        Runtime.getRuntime().halt(0);
    }
}
