package org.marshal4j.examples.engines;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Sends order books through Kafka, Flink and Hazelcast, all in this JVM, kills what computes, upgrades the class, and counts; then times
 * Flink's job with each of several serializers.
 */
public final class EnginesDemo {

    private EnginesDemo() {}

    /**
     * Runs it. The exit code is 1 if a book was lost or counted twice.
     *
     * @param args seconds between events, how often to kill, records to time each serializer with, and where the chart goes
     */
    public static void main(String[] args) throws Exception {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Kafka's test kit prints what it formats.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        Path folder = Files.createTempDirectory("marshal4j-engines");
        boolean right = new LiveRun(out, folder, Integer.parseInt(args[0]), Integer.parseInt(args[1])).run();
        new Comparison(out, Integer.parseInt(args[2])).run(Path.of(args[3], "engines.svg"));
        // Engines leave threads behind that are no daemons.
        System.exit(right ? 0 : 1);
    }
}
