package org.marshal4j.examples.engines;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.stream.IntStream;

/**
 * Producers, the job and the grid together, with failures and a new version of the class half-way through.
 *
 * @param folder an existing, empty folder
 * @param seconds the seconds between two events
 * @param kills how often the task manager is killed
 */
record LiveRun(PrintStream out, Path folder, int seconds, int kills) {
    private static final int SYMBOLS = 64;
    private static final int PER_SECOND = 4_000;
    private static final long PATIENCE_MILLIS = 180_000;

    /** Runs it, and returns whether each book was counted exactly once. */
    boolean run() throws Exception {
        Version first = Version.compile(folder.resolve("version-1"), Versions.FIRST);
        Version second = Version.compile(folder.resolve("version-2"), Versions.SECOND);
        try (Messaging kafka = new Messaging();
                Grid grid = new Grid();
                Computing flink = new Computing(folder)) {
            Screen screen = new Screen(out, grid);
            screen.say("Kafka with " + Messaging.PARTITIONS
                    + " partitions, Flink with RocksDB and Hazelcast are running.");
            flink.start(first, kafka.servers(), null);
            Producer old = new Producer(kafka.servers(), first, symbols("A"), PER_SECOND);
            Producer other = new Producer(kafka.servers(), first, symbols("B"), PER_SECOND);
            screen.say("Two producers and the job have version 1 of OrderBook.");
            screen.watch(seconds);
            for (int i = 0; i < kills; i++) {
                flink.kill();
                screen.say("The task manager was killed. Another one restores the last checkpoint.");
                screen.watch(seconds);
            }
            String savepoint = flink.stop();
            screen.say("The job has stopped with a savepoint.");
            flink.start(second, kafka.servers(), savepoint);
            other.stop();
            Producer newer = new Producer(kafka.servers(), second, symbols("C"), PER_SECOND);
            screen.say("Version 2 of OrderBook, with one field more, takes over in the job and in one producer.");
            screen.watch(seconds);
            old.stop();
            newer.stop();
            long sent = old.sent() + other.sent() + newer.sent();
            boolean right = new Account(grid).settle(screen, sent, PATIENCE_MILLIS);
            if (!right) {
                screen.say(flink.failure());
            }
            screen.summary();
            return right;
        }
    }

    private static String[] symbols(String prefix) {
        return IntStream.range(0, SYMBOLS).mapToObj(i -> prefix + i).toArray(String[]::new);
    }
}
