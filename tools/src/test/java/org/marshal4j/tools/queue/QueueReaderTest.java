package org.marshal4j.tools.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.RollCycle;
import net.openhft.chronicle.queue.RollCycles;
import net.openhft.chronicle.queue.rollcycles.LegacyRollCycles;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.tools.file.Documents;

/** Our reader of queues finds the documents that Chronicle finds, and gives them the same indexes. */
class QueueReaderTest {
    @TempDir
    Path temp;

    private final SetTimeProvider time = new SetTimeProvider(WrittenQueue.START * 1_000_000);
    private final Random random = new Random(1);

    private byte[] bytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    static Stream<RollCycle> cycles() {
        return StreamSupport.stream(RollCycles.all().spliterator(), false);
    }

    /** Two documents in a file, then time for three cycles, of which one has no file. */
    @ParameterizedTest
    @MethodSource("cycles")
    void everyRollCycle(RollCycle cycle) throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, cycle, time);
                ExcerptAppender appender = queue.createAppender()) {
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                byte[] document = bytes(3 + i);
                WrittenQueue.append(appender, document);
                expected.add(WrittenQueue.shown(appender.lastIndexAppended(), document, 0, document.length));
                if (i % 2 == 1) {
                    time.advanceMillis(2L * cycle.lengthInMillis());
                }
            }
            assertThat(WrittenQueue.byUs(temp)).isEqualTo(expected);
            if (cycle != RollCycles.WEEKLY) {
                // Chronicle does not find the files of weeks again.
                assertThat(WrittenQueue.byChronicle(queue)).isEqualTo(expected);
            }
            Files.delete(temp.resolve("metadata.cq4t"));
            assertThat(WrittenQueue.byUs(temp)).as("without metadata").isEqualTo(expected);
        }
    }

    @Test
    void documentsOfAllLengthsInManyFiles() throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, TestRollCycles.TEST_SECONDLY, time);
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < 300; i++) {
                WrittenQueue.append(appender, bytes(i % 97 == 0 ? 0 : 1 + random.nextInt(80)));
                if (i % 60 == 59) {
                    time.advanceMillis(1000);
                }
            }
            List<String> expected = WrittenQueue.byChronicle(queue);
            assertThat(expected).hasSize(300);
            assertThat(WrittenQueue.byUs(temp)).isEqualTo(expected);
        }
    }

    /** Longer than the window, than a block of the file, and as long as Chronicle's default lets them be. */
    @Test
    void largeDocuments() throws IOException {
        try (ChronicleQueue queue =
                        ChronicleQueue.singleBuilder(temp).timeProvider(time).build();
                ExcerptAppender appender = queue.createAppender()) {
            for (int length : new int[] {5, (1 << 18) - 4, 1 << 18, 3_000_000, 7, 15_000_000, 9}) {
                WrittenQueue.append(appender, bytes(length));
            }
            assertThat(WrittenQueue.byUs(temp)).hasSize(7).isEqualTo(WrittenQueue.byChronicle(queue));
        }
    }

    @Test
    void epoch() throws IOException {
        try (ChronicleQueue queue = ChronicleQueue.singleBuilder(temp)
                        .epoch(12_345_678)
                        .rollCycle(RollCycles.FAST_HOURLY)
                        .timeProvider(time)
                        .build();
                ExcerptAppender appender = queue.createAppender()) {
            WrittenQueue.append(appender, bytes(4));
            assertThat(WrittenQueue.byUs(temp)).hasSize(1).isEqualTo(WrittenQueue.byChronicle(queue));
        }
    }

    @Test
    void fromAnIndex() throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, LegacyRollCycles.MINUTELY, time);
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < 30; i++) {
                WrittenQueue.append(appender, bytes(9));
                time.advanceMillis(20_000);
            }
            List<String> all = WrittenQueue.byChronicle(queue);
            for (int first = 0; first < all.size(); first++) {
                long index = Long.parseLong(all.get(first), 0, all.get(first).indexOf(' '), 16);
                try (QueueReader reader = QueueReader.open(temp, index)) {
                    assertThat(WrittenQueue.byUs(reader)).isEqualTo(all.subList(first, all.size()));
                }
            }
        }
    }

    /** Whatever has been appended is there at once, also in a new file, and nothing is before. */
    @Test
    void followsAWriter() throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, TestRollCycles.TEST_SECONDLY, time);
                ExcerptAppender appender = queue.createAppender();
                QueueReader reader = QueueReader.open(temp)) {
            for (int i = 0; i < 100; i++) {
                assertThat(reader.next()).isEqualTo(Documents.Next.NOTHING);
                byte[] document = bytes(1 + i);
                WrittenQueue.append(appender, document);
                assertThat(reader.next()).isEqualTo(Documents.Next.DOCUMENT);
                assertThat(reader.index()).isEqualTo(appender.lastIndexAppended());
                assertThat(WrittenQueue.shown(reader.index(), reader.array(), reader.offset(), reader.length()))
                        .isEqualTo(WrittenQueue.shown(reader.index(), document, 0, document.length));
                if (i % 20 == 19) {
                    time.advanceMillis(1000);
                }
            }
        }
    }

    /** A document that is being written does not exist yet. */
    @Test
    void openDocumentsAreNotRead() throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, RollCycles.FAST_DAILY, time);
                ExcerptAppender appender = queue.createAppender();
                QueueReader reader = QueueReader.open(temp)) {
            WrittenQueue.append(appender, bytes(5));
            assertThat(reader.next()).isEqualTo(Documents.Next.DOCUMENT);
            try (var document = appender.writingDocument()) {
                document.wire().bytes().write(bytes(20));
                assertThat(reader.next()).isEqualTo(Documents.Next.NOTHING);
            }
            assertThat(reader.next()).isEqualTo(Documents.Next.DOCUMENT);
            assertThat(reader.length()).isEqualTo(20);
        }
    }

    /** As older versions of Chronicle leave it if the writer is killed. */
    @Test
    void begunDocument() throws IOException {
        Path file;
        try (ChronicleQueue queue = WrittenQueue.queue(temp, RollCycles.FAST_DAILY, time);
                ExcerptAppender appender = queue.createAppender()) {
            WrittenQueue.append(appender, bytes(5));
            file = temp.resolve("20231114F.cq4");
            try (QueueReader reader = QueueReader.open(temp)) {
                assertThat(reader.next()).isEqualTo(Documents.Next.DOCUMENT);
                assertThat(reader.next()).isEqualTo(Documents.Next.NOTHING);
                assertThat(reader.endsWithinDocument()).isFalse();
            }
        }
        byte[] all = Files.readAllBytes(file);
        int end = all.length;
        while (all[end - 1] == 0) {
            end--;
        }
        all[(end + 3 & -4) + 3] = (byte) 0x80;
        Files.write(file, all);
        try (QueueReader reader = QueueReader.open(temp)) {
            assertThat(reader.next()).isEqualTo(Documents.Next.DOCUMENT);
            assertThat(reader.next()).isEqualTo(Documents.Next.NOTHING);
            assertThat(reader.endsWithinDocument()).isTrue();
            assertThat(reader.damage().toString()).contains("F.cq4, offset " + (end + 3 & -4), "begun");
        }
    }

    /** Two documents in each of three files, which Chronicle has finished; returns the documents. */
    private List<String> threeFiles() throws IOException {
        try (ChronicleQueue queue = WrittenQueue.queue(temp, TestRollCycles.TEST_SECONDLY, time);
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < 6; i++) {
                WrittenQueue.append(appender, bytes(10));
                if (i % 2 == 1) {
                    time.advanceMillis(1000);
                }
            }
        }
        return WrittenQueue.byUs(temp);
    }

    private void patch(String name, int wanted, int replacement) throws IOException {
        Path file = temp.resolve(name);
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        int at = 0;
        while (bytes.getInt(at) != wanted) {
            at += 4;
        }
        bytes.putInt(at, replacement);
        Files.write(file, bytes.array());
    }

    /** Its writer was killed before it wrote the mark of the end, and another one went on. */
    @Test
    void fileWithoutItsEnd() throws IOException {
        List<String> all = threeFiles();
        assertThat(all).hasSize(6);
        patch("20231114-221320T.cq4", 0xC0000000, 0);
        patch("20231114-221321T.cq4", 0xC0000000, 0x80000000);
        assertThat(WrittenQueue.byUs(temp)).isEqualTo(all);
    }

    /** What comes into a file while its reader finds a later one is not lost. */
    @Test
    void lastDocumentsOfAFileWithoutItsEnd() throws IOException {
        List<String> all = threeFiles();
        patch("20231114-221320T.cq4", 0xC0000000, 0);
        Files.move(temp.resolve("20231114-221321T.cq4"), temp.resolve("kept"));
        Files.move(temp.resolve("20231114-221322T.cq4"), temp.resolve("kept too"));
        try (QueueReader reader = QueueReader.open(temp)) {
            assertThat(WrittenQueue.byUs(reader)).isEqualTo(all.subList(0, 2));
            Files.move(temp.resolve("kept"), temp.resolve("20231114-221321T.cq4"));
            Files.move(temp.resolve("kept too"), temp.resolve("20231114-221322T.cq4"));
            assertThat(WrittenQueue.byUs(reader)).isEqualTo(all.subList(2, 6));
        }
    }

    @Test
    void goesOnAfterADamagedFile() throws IOException {
        List<String> all = threeFiles();
        patch("20231114-221321T.cq4", 10, 0x3FFFFFFF);
        List<String> read = WrittenQueue.byUs(temp);
        assertThat(read).hasSize(5);
        assertThat(read.subList(0, 2)).isEqualTo(all.subList(0, 2));
        assertThat(read.get(2)).contains("20231114-221321T.cq4, offset ", "would end after the end of the file");
        assertThat(read.subList(3, 5)).isEqualTo(all.subList(4, 6));
        // The damage is told, too, if the file before has no end.
        patch("20231114-221320T.cq4", 0xC0000000, 0);
        assertThat(WrittenQueue.byUs(temp)).isEqualTo(read);
    }

    @Test
    void filesOfNoRollCycle() throws IOException {
        Files.write(temp.resolve("some.cq4"), new byte[100]);
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> WrittenQueue.byUs(temp))
                .withMessageEndingWith("some.cq4: the name is that of no known roll cycle");
    }
}
