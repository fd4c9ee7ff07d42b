package org.marshal4j.tools.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.core.time.SetTimeProvider;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.rollcycles.TestRollCycles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.tools.file.Documents;

/** Whatever is in a file, reading ends soon, with documents of the file or a damage that has its place. */
class HostileQueueTest {
    private static final int DOCUMENTS = 12;

    /** Every so-many-th place is changed; all of them in a thorough build. */
    private static final int STRIDE = Math.max(1, Integer.getInteger("sample.stride", 1) / 2);

    @TempDir
    Path temp;

    private Path file;
    private byte[] bytes;
    private List<String> whole;

    @BeforeEach
    void write() throws IOException {
        SetTimeProvider time = new SetTimeProvider(WrittenQueue.START * 1_000_000);
        try (ChronicleQueue queue = WrittenQueue.queue(temp, TestRollCycles.TEST4_DAILY, time);
                ExcerptAppender appender = queue.createAppender()) {
            for (int i = 0; i < DOCUMENTS; i++) {
                WrittenQueue.append(appender, ("document " + "x".repeat(i)).getBytes(StandardCharsets.US_ASCII));
            }
        }
        Files.delete(temp.resolve("metadata.cq4t"));
        file = temp.resolve("20231114T4.cq4");
        whole = WrittenQueue.byUs(temp);
        assertThat(whole).hasSize(DOCUMENTS);
        byte[] all = Files.readAllBytes(file);
        int end = all.length;
        while (all[end - 1] == 0) {
            end--;
        }
        bytes = Arrays.copyOf(all, (end + 3 & -4) + 8);
    }

    /** Reads the file; returns the documents and the damage. */
    private List<String> read(byte[] changed) throws IOException {
        Files.write(file, changed);
        return assertTimeoutPreemptively(Duration.ofSeconds(5), () -> WrittenQueue.byUs(temp));
    }

    @Test
    void cutAtEveryLength() throws IOException {
        int most = 0;
        for (int length = bytes.length % STRIDE; length <= bytes.length; length += STRIDE) {
            List<String> read = new ArrayList<>(read(Arrays.copyOf(bytes, length)));
            boolean damaged = !read.isEmpty() && read.get(read.size() - 1).contains("would end after the end");
            if (damaged) {
                read.remove(read.size() - 1);
            }
            assertThat(read).isEqualTo(whole.subList(0, read.size()));
            assertThat(read.size()).isGreaterThanOrEqualTo(most);
            most = read.size();
        }
        assertThat(most).isEqualTo(DOCUMENTS);
    }

    @Test
    void everyByteChanged() throws IOException {
        for (int i = 0; i < bytes.length; i += STRIDE) {
            for (int change : new int[] {0x01, 0xC0}) {
                byte[] changed = bytes.clone();
                changed[i] ^= (byte) change;
                for (String line : read(changed)) {
                    assertThat(line)
                            .as("byte %s, change %s", i, change)
                            .matches("[0-9a-f]+ .*|.*T4.cq4, offset \\d+: .*");
                }
            }
        }
    }

    @Test
    void damageHasItsPlace() throws IOException {
        byte[] changed = bytes.clone();
        int third = find(changed, "document xx");
        changed[third - 2] = 0x10;
        assertThat(read(changed))
                .containsExactly(
                        whole.get(0),
                        whole.get(1),
                        file + ", offset " + (third - 4)
                                + ": a document of 1048587 bytes would end after the end of the file");
    }

    private static int find(byte[] bytes, String text) {
        return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text);
    }

    /** A file that has no bytes but a size: it takes neither time nor memory. */
    @Test
    void longDocumentsArePassedOver() throws IOException {
        try (var out = FileChannel.open(file, StandardOpenOption.WRITE)) {
            int third = find(bytes, "document xx");
            out.write(ByteBuffer.wrap(new byte[] {(byte) 0xFC, (byte) 0xFF, (byte) 0xFF, 0x3F}), third - 4);
            out.write(ByteBuffer.wrap(new byte[] {2, 0, 0, 0, 7, 8}), third + (1L << 30) - 4);
            out.write(ByteBuffer.wrap(new byte[] {0}), 5L << 30);
        }
        try (QueueReader reader = QueueReader.open(temp)) {
            List<Integer> lengths = new ArrayList<>();
            while (reader.next() == Documents.Next.DOCUMENT) {
                lengths.add(reader.length());
            }
            assertThat(lengths).containsExactly(9, 10, -1, 2);
        }
    }

    @Test
    void anotherFile() throws IOException {
        assertThat(read(new byte[] {5, 0, 0, 0, 1, 2, 3, 4, 5}))
                .containsExactly(file + ", offset 0: the file does not begin like a file of a Chronicle queue");
        assertThat(read("Hello, this is another file altogether".getBytes(StandardCharsets.US_ASCII)))
                .singleElement()
                .asString()
                .startsWith(file + ", offset 0: ");
    }

    /** As older versions of Chronicle write files: with another number in the first document, and without padding. */
    @Test
    void filesWithoutPadding() throws IOException {
        int format = find(bytes, "dataFormat") + "dataFormat".length() + 1;
        ByteArrayOutputStream unpadded = new ByteArrayOutputStream();
        ByteBuffer padded = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int position = 0;
        for (int header = padded.getInt(0); header != 0; header = padded.getInt(position)) {
            int length = Headers.length(header);
            unpadded.write(bytes, position, Headers.SIZE + length);
            position = (int) Headers.next(position, length, true);
        }
        unpadded.writeBytes(new byte[8]);
        byte[] changed = unpadded.toByteArray();
        changed[format] = 0;
        assertThat(read(changed)).isEqualTo(whole);
    }
}
