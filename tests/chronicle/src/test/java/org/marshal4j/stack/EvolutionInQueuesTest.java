package org.marshal4j.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import net.openhft.chronicle.wire.DocumentContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.chronicle.ChronicleMarshaller;

/** Each version of a type reads from a queue what all other versions have written, as it does from bytes in memory. */
class EvolutionInQueuesTest {
    private static final List<ChronicleMarshaller<? extends BytesMarshallable>> VERSIONS = List.of(
            org.marshal4j.blackbox.evolution.v1.OrderMarshaller.INSTANCE,
            org.marshal4j.blackbox.evolution.v2.OrderMarshaller.INSTANCE,
            org.marshal4j.blackbox.evolution.v3.OrderMarshaller.INSTANCE,
            org.marshal4j.blackbox.evolution.v4.OrderMarshaller.INSTANCE);
    private static final int DOCUMENTS = 20;

    @TempDir
    Path temp;

    static Stream<Arguments> pairs() {
        return IntStream.rangeClosed(1, VERSIONS.size())
                .boxed()
                .flatMap(writer ->
                        IntStream.rangeClosed(1, VERSIONS.size()).mapToObj(reader -> Arguments.of(writer, reader)));
    }

    @ParameterizedTest(name = "version {0} read by version {1}")
    @MethodSource("pairs")
    void readsFromDocuments(int writer, int reader) throws IOException {
        byte[] message = message(writer);
        ChronicleMarshaller<? extends BytesMarshallable> from = VERSIONS.get(writer - 1);
        ChronicleMarshaller<? extends BytesMarshallable> to = VERSIONS.get(reader - 1);
        byte[] expected = again(to, Bytes.wrapForRead(message));
        BytesMarshallable used = to.read(Bytes.wrapForRead(message(VERSIONS.size() + 1 - reader)));
        try (ChronicleQueue queue =
                        ChronicleQueue.singleBuilder(temp).testBlockSize().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer()) {
            BytesMarshallable written = from.read(Bytes.wrapForRead(message));
            for (int i = 0; i < DOCUMENTS; i++) {
                try (DocumentContext document = appender.writingDocument()) {
                    Bytes<?> out = document.wire().bytes();
                    out.writeStopBit(i);
                    written.writeMarshallable(out);
                    written.writeMarshallable(out);
                }
            }
            for (int i = 0; i < DOCUMENTS; i++) {
                try (DocumentContext document = tailer.readingDocument()) {
                    assertThat(document.isPresent()).isTrue();
                    Bytes<?> in = document.wire().bytes();
                    assertThat(in.readStopBit()).isEqualTo(i);
                    assertThat(again(to, in)).isEqualTo(expected);
                    used.readMarshallable(in);
                    assertThat(bytes(used)).isEqualTo(expected);
                    assertThat(in.readRemaining()).isZero();
                }
            }
        }
    }

    private static <T extends BytesMarshallable> byte[] again(ChronicleMarshaller<T> marshaller, BytesIn<?> in) {
        return bytes(marshaller.read(in));
    }

    private static byte[] bytes(BytesMarshallable object) {
        Bytes<?> out = Bytes.allocateElasticOnHeap();
        object.writeMarshallable(out);
        return out.toByteArray();
    }

    /** Returns the stored bytes of a version. */
    private static byte[] message(int version) throws IOException {
        try (InputStream in = EvolutionInQueuesTest.class.getResourceAsStream("/evolution/order-" + version + ".hex")) {
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
        }
    }
}
