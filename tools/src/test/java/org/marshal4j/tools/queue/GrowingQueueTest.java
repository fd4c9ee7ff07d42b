package org.marshal4j.tools.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.tools.file.Documents;

/**
 * A queue that another process writes at the same time: nothing is lost, invented, or read before it is complete. With
 * {@code -Dqueue.seconds=600}, for ten minutes.
 */
class GrowingQueueTest {
    private static final long SECONDS = Long.getLong("queue.seconds", 1);

    @TempDir
    Path temp;

    private Process start(Path queue, long millis) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dchronicle.analytics.disable=true",
                "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
                "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                queue.toString(),
                String.valueOf(millis)));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("writer.log").toFile())
                .start();
    }

    /** Reads until the writer has ended and nothing is left; checks each document against its number. */
    private long follow(QueueReader reader, Process writer) throws IOException {
        long number = 0;
        boolean ended = false;
        while (true) {
            switch (reader.next()) {
                case DOCUMENT -> {
                    byte[] expected = Writer.document(number++);
                    int from = reader.offset();
                    int to = from + reader.length();
                    // Without assertions, which would let the writer get far ahead.
                    if (!Arrays.equals(reader.array(), from, to, expected, 0, expected.length)) {
                        throw new AssertionError(number + " at " + reader.place());
                    }
                }
                case DAMAGE -> throw new AssertionError(reader.damage().toString());
                case NOTHING -> {
                    if (ended) {
                        return number;
                    }
                    // Once more after the end, since the last documents may have come before it.
                    ended = !writer.isAlive();
                }
            }
        }
    }

    @Test
    void whileItIsWritten() throws IOException, InterruptedException {
        Path queue = Files.createDirectory(temp.resolve("queue"));
        Process writer = start(queue, 1000 * SECONDS + 200);
        try (QueueReader reader = QueueReader.open(queue)) {
            long count = follow(reader, writer);
            assertThat(writer.waitFor()).isZero();
            assertThat(count).isGreaterThan(1000);
            compare(queue);
        } finally {
            writer.destroyForcibly();
        }
    }

    @Test
    void whoseWriterIsKilled() throws IOException, InterruptedException {
        Path queue = Files.createDirectory(temp.resolve("queue"));
        Process writer = start(queue, 60_000);
        try (QueueReader reader = QueueReader.open(queue)) {
            long first = 0;
            for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
                    first < 2000 && System.nanoTime() < end; ) {
                if (reader.next() == Documents.Next.DOCUMENT) {
                    first++;
                }
            }
            assertThat(first).isEqualTo(2000);
        }
        writer.destroyForcibly();
        writer.waitFor();
        try (QueueReader reader = QueueReader.open(queue)) {
            assertThat(follow(reader, writer)).isGreaterThanOrEqualTo(2000);
        }
        compare(queue);
    }

    /** Chronicle finds the same documents, with the same indexes. */
    private static void compare(Path path) throws IOException {
        List<String> byUs = WrittenQueue.byUs(path);
        try (ChronicleQueue queue = ChronicleQueue.singleBuilder(path)
                .rollCycle(TestRollCycles.TEST_SECONDLY)
                .readOnly(true)
                .build()) {
            assertThat(byUs).isEqualTo(WrittenQueue.byChronicle(queue));
        }
    }
}
