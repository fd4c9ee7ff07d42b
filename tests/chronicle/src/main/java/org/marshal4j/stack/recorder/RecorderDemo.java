package org.marshal4j.stack.recorder;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.stream.Stream;
import net.openhft.chronicle.queue.ChronicleQueue;
import org.HdrHistogram.Histogram;

/**
 * Records updates of order books to a queue with one JVM while another reads them, kills the writer half-way, starts
 * it again, and shows that everything that was committed is there.
 */
public record RecorderDemo(PrintStream out, long updates) {
    /** The writer and the reader. */
    private static final int NEEDED = 2;

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    /**
     * Runs the demo.
     *
     * @param args the number of updates; half a million if omitted
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        new RecorderDemo(out, args.length == 0 ? 500_000 : Long.parseLong(args[0])).run();
    }

    void run() throws IOException, InterruptedException {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        Path directory = Files.createTempDirectory("recorder");
        try (ChronicleQueue queue = ChronicleQueue.single(directory.toString())) {
            print("Recording %,d order book updates into a queue, 100,000 a second.%n", updates);
            Histogram latencies = record(queue, directory);
            print("%nLatency, from before the update is written until it is read and checked, in microseconds:%n%n");
            print("  %10s %10s %10s %10s %10s%n", "median", "99%", "99.9%", "99.99%", "worst");
            print(
                    "  %10.1f %10.1f %10.1f %10.1f %10.1f%n",
                    micros(latencies, 50),
                    micros(latencies, 99),
                    micros(latencies, 99.9),
                    micros(latencies, 99.99),
                    micros(latencies, 100));
            print("%nWriter and reader never sleep, so each needs its own processor.%n");
            if (PROCESSORS - load < NEEDED - 0.5) {
                print(
                        "The machine was busy before the demo began: its load was %.1f on %d processors. So the latencies include waiting for%n"
                                + "a processor; run it again when the machine is idle.%n",
                        load, PROCESSORS);
            }
            replay(queue);
            print("%nLook at the median latency, and note that no update is missing although the writer was killed.%n");
        } finally {
            delete(directory);
        }
    }

    private Histogram record(ChronicleQueue queue, Path directory) throws IOException, InterruptedException {
        try (Reader reader = new Reader(queue)) {
            long committed;
            try (RecorderProcess first = new RecorderProcess(directory, updates)) {
                follow(reader, first, updates * 45 / 100);
                first.kill();
            }
            follow(reader, null, Recorder.lastIn(queue));
            committed = reader.last();
            print(
                    "%nKilled the writer. Committed until then, and read: %,d. No gaps, no duplicates, nothing torn.%n",
                    committed);
            long start = System.nanoTime();
            try (RecorderProcess second = new RecorderProcess(directory, updates)) {
                print("Started it again.%n");
                follow(reader, second, committed + 1);
                printRestart((System.nanoTime() - start) / 1_000_000);
                follow(reader, second, updates);
            }
            return reader.latencies();
        }
    }

    /** Says how long it took, and what else than the start of a JVM that may be. */
    private void printRestart(long millis) {
        print("Its first update arrived after %,d ms.%n", millis);
        print(
                "If the writer was killed in the middle of a message, this includes %,d ms of waiting for Chronicle Queue's write%n"
                        + "lock (timeoutMS, 10 s by default), which the writer still held.%n%n",
                Recorder.LOCK_TIMEOUT);
    }

    /** Reads until an update arrives. */
    private void follow(Reader reader, RecorderProcess writer, long until) {
        long step = Math.max(1, updates / 10);
        while (reader.last() < until) {
            if (!reader.readNext()) {
                if ((writer == null || !writer.isAlive()) && !reader.readNext()) {
                    throw new IllegalStateException(
                            "the writer has ended, and the last update is " + reader.last() + ", not " + until);
                }
                Thread.onSpinWait();
            } else if (reader.last() % step == 0) {
                print("  %,9d of %,d%n", reader.last(), updates);
            }
        }
    }

    private void replay(ChronicleQueue queue) {
        long start = System.nanoTime();
        try (Reader reader = new Reader(queue)) {
            while (reader.readNext()) {
                // The reader checks each update.
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            print(
                    "%nRead again from the beginning: %,d of %,d updates, %,.0f a second, each checked.%n",
                    reader.last(), updates, reader.last() / seconds);
        }
    }

    private void print(String format, Object... values) {
        out.printf(Locale.ROOT, format, values);
    }

    private static double micros(Histogram latencies, double percentile) {
        return latencies.getValueAtPercentile(percentile) / 1e3;
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
