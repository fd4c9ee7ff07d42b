package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.tools.file.Documents;
import org.marshal4j.tools.queue.QueueReader;

/**
 * Any bytes in place of a file of a Chronicle queue, or of its metadata, give documents of the file, in its order, and
 * damages that have a place; and reading comes to an end.
 */
class QueueFileFuzzTest {
    private static final int METADATA = 1 << 30;
    private static final int END = 0xC000_0000;

    /** Half of an input is the file, the other half the one with the length of a cycle. */
    private static final int HALVES = 2;

    static Stream<byte[]> inputs() {
        byte[] metadata = document(METADATA, metadata());
        return Stream.of(file(true), file(false)).flatMap(file -> {
            byte[] longer = Arrays.copyOf(file, Math.max(file.length, metadata.length));
            return Stream.of(both(longer, metadata), both(longer, new byte[0]));
        });
    }

    private static byte[] both(byte[] file, byte[] metadata) {
        byte[] both = Arrays.copyOf(file, HALVES * file.length);
        System.arraycopy(metadata, 0, both, file.length, metadata.length);
        return both;
    }

    /** A file as docs/queue-files.md describes it. */
    private static byte[] file(boolean isPadded) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] format = new byte[] {(byte) 0xA1, (byte) (isPadded ? 1 : 0)};
        byte[] fields = text(name("header") + "\u00b6\u0008SCQStore" + name("dataFormat"));
        out.writeBytes(document(METADATA, join(text("\u00b9\u0006header\u00b6\u0008SCQStore\u0082"), fields, format)));
        for (int i = 0; i < 3; i++) {
            pad(out, isPadded);
            out.writeBytes(document(0, text("document " + "x".repeat(i))));
        }
        pad(out, isPadded);
        out.writeBytes(ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(END)
                .array());
        return out.toByteArray();
    }

    private static byte[] metadata() {
        return join(
                text("\u00b9\u0006header\u00b6\u0008STStore\u0082" + name("length")),
                new byte[] {(byte) 0xA3, 0, 0x5C, 0x26, 5},
                text(name("format") + "\u00e9yyyyMMdd'F'" + name("epoch")),
                new byte[] {(byte) 0xA1, 0});
    }

    private static void pad(ByteArrayOutputStream out, boolean isPadded) {
        while (isPadded && out.size() % 4 != 0) {
            out.write(0);
        }
    }

    private static String name(String field) {
        return (char) (0xC0 + field.length()) + field;
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    private static byte[] document(int bits, byte[] bytes) {
        return ByteBuffer.allocate(4 + bytes.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(bits | bytes.length)
                .put(bytes)
                .array();
    }

    /** What is to be fuzzed starts from files that can be read. */
    @Test
    void inputsAreQueues() throws IOException {
        for (byte[] input : inputs().toList()) {
            assertThat(read(input)).isEqualTo(3);
        }
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) throws IOException {
        if (input != null) {
            read(input);
        }
    }

    /** Reads the queue; returns the number of documents. */
    private static int read(byte[] input) throws IOException {
        byte[] file = Arrays.copyOf(input, input.length / HALVES);
        byte[] metadata = Arrays.copyOfRange(input, file.length, input.length);
        Path folder = Files.createTempDirectory("queue");
        Path written = Files.write(folder.resolve("20231114F.cq4"), file);
        Path described = metadata.length == 0 || metadata[0] == 0
                ? folder.resolve("none")
                : Files.write(folder.resolve("metadata.cq4t"), metadata);
        try (QueueReader reader = QueueReader.open(folder)) {
            return read(reader, file);
        } catch (IOException | IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return -1;
        } finally {
            Files.delete(written);
            Files.deleteIfExists(described);
            Files.delete(folder);
        }
    }

    private static int read(QueueReader reader, byte[] file) throws IOException {
        int documents = 0;
        int position = 0;
        // Each step passes over a header at least.
        for (int steps = 0; steps <= file.length / 4 + 2; steps++) {
            Documents.Next next = reader.next();
            if (next == Documents.Next.NOTHING) {
                return documents;
            }
            if (next == Documents.Next.DAMAGE) {
                assertThat(reader.damage().toString()).contains("20231114F.cq4");
                continue;
            }
            documents++;
            assertThat(reader.place()).startsWith("index 0x");
            byte[] document = Arrays.copyOfRange(reader.array(), reader.offset(), reader.offset() + reader.length());
            int found = find(file, document, position);
            assertThat(found).as("document %s of the file", documents).isGreaterThanOrEqualTo(0);
            position = found + document.length;
        }
        throw new AssertionError("it does not end");
    }

    private static int find(byte[] file, byte[] document, int from) {
        for (int at = from; at + document.length <= file.length; at++) {
            if (Arrays.equals(file, at, at + document.length, document, 0, document.length)) {
                return at;
            }
        }
        return -1;
    }
}
