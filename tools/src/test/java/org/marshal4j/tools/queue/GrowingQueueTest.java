package org.marshal4j.tools.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import net.openhft.chronicle.wire.DocumentContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.tools.file.Documents;

/**
 * A queue that other processes write at the same time, in files of a second each: nothing is lost, invented, or read
 * before it is complete. With {@code -Dqueue.seconds=600}, for ten minutes.
 */
class GrowingQueueTest {
    private static final long SECONDS = Long.getLong("queue.seconds", 1);

    @TempDir
    Path temp;

    private Process start(Path queue, long millis, long first) throws IOException {
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
                String.valueOf(millis),
                String.valueOf(first),
                String.valueOf(20_000 / Math.max(20, SECONDS))));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(temp.resolve("writer.log").toFile())
                .start();
    }

    /**
     * Reads until the writer has ended and nothing is left; checks each document against its number.
     *
     * @param writer the process that writes; null if it has ended
     * @param first the number of the next document
     * @param killAt when to kill the writer: after the document with this number
     * @return the number of documents, from the start of the queue
     */
    private static long follow(QueueReader reader, Process writer, long first, long killAt) throws IOException {
        long number = first;
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
                    if (number == killAt) {
                        writer.destroyForcibly();
                    }
                }
                case DAMAGE -> throw new AssertionError(reader.damage().toString());
                case NOTHING -> {
                    if (ended) {
                        return number;
                    }
                    // Once more after the end, since the last documents may have come before it.
                    ended = writer == null || !writer.isAlive();
                }
            }
        }
    }

    @Test
    void whileItIsWritten() throws IOException, InterruptedException {
        Path queue = Files.createDirectory(temp.resolve("queue"));
        Process writer = start(queue, 1000 * SECONDS + 200, 0);
        try (QueueReader reader = QueueReader.open(queue)) {
            long count = follow(reader, writer, 0, Long.MAX_VALUE);
            assertThat(writer.waitFor()).isZero();
            assertThat(count).isGreaterThan(1000);
            compare(queue, count);
        } finally {
            writer.destroyForcibly();
        }
    }

    /** One reader follows; each writer goes on where the reader has found the end of what the one before has written. */
    @Test
    void whoseWritersAreKilled() throws IOException, InterruptedException {
        Path queue = Files.createDirectory(temp.resolve("queue"));
        Random random = new Random(SECONDS);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        long count = 0;
        int kills = 0;
        try (QueueReader reader = QueueReader.open(queue)) {
            do {
                Process writer = start(queue, TimeUnit.HOURS.toMillis(1), count);
                long killAt = count + 1000 + random.nextInt(SECONDS > 1 ? 200_000 : 1000);
                try {
                    count = follow(reader, writer, count, killAt);
                } finally {
                    writer.destroyForcibly().waitFor();
                }
                kills++;
            } while (System.nanoTime() < end);
        }
        assertThat(kills).isPositive();
        assertThat(count).isGreaterThanOrEqualTo(1000L * kills);
        try (QueueReader reader = QueueReader.open(queue)) {
            assertThat(follow(reader, null, 0, Long.MAX_VALUE)).isEqualTo(count);
        }
        compare(queue, count);
    }

    /** Chronicle finds the same documents, with the same indexes. Both read side by side: there may be millions. */
    private static void compare(Path path, long count) throws IOException {
        long found = 0;
        try (ChronicleQueue queue = ChronicleQueue.singleBuilder(path)
                        .rollCycle(TestRollCycles.TEST_SECONDLY)
                        .readOnly(true)
                        .build();
                ExcerptTailer tailer = queue.createTailer();
                QueueReader reader = QueueReader.open(path)) {
            while (true) {
                try (DocumentContext document = tailer.readingDocument()) {
                    if (!document.isPresent()) {
                        break;
                    }
                    if (reader.next() != Documents.Next.DOCUMENT || reader.index() != document.index()) {
                        throw new AssertionError("not " + Long.toHexString(document.index()));
                    }
                    byte[] bytes = document.wire().bytes().toByteArray();
                    int from = reader.offset();
                    if (!Arrays.equals(reader.array(), from, from + reader.length(), bytes, 0, bytes.length)) {
                        throw new AssertionError("other bytes at " + reader.place());
                    }
                    found++;
                }
            }
            assertThat(reader.next()).isEqualTo(Documents.Next.NOTHING);
        }
        assertThat(found).isEqualTo(count);
    }
}
