package org.marshal4j.examples.engines;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Sends order books through Kafka, Flink and Hazelcast, all in this JVM, kills Flink's task manager, upgrades the
 * class, and counts the books. Then it times Flink's job with several serializers.
 */
public final class EnginesDemo {

    private EnginesDemo() {}

    /**
     * Runs the demo. The exit code is 1 if a book was lost or counted twice.
     *
     * @param args the seconds between events, how often to kill, the number of records for timing each serializer, and
     *     the file for the chart
     */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Kafka's test kit prints what it formats.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        Path folder = Files.createTempDirectory("marshal4j-engines");
        boolean right = new LiveRun(out, folder, Integer.parseInt(args[0]), Integer.parseInt(args[1])).run();
        new Comparison(out, Integer.parseInt(args[2])).run(Path.of(args[3], "engines.svg"));
        // The engines leave threads behind that are not daemons.
        System.exit(right ? 0 : 1);
    }
}
