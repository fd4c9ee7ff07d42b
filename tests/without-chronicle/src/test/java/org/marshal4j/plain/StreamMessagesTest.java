package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.channels.MessageReader;
import org.marshal4j.channels.MessageWriter;
import org.marshal4j.runtime.Marshaller;

/** Messages made from schemas alone, in frames, over streams and channels. */
class StreamMessagesTest {
    /** The largest size of a message. The samples are smaller. */
    private static final int LIMIT = 1 << 18;

    /** Every day, a quarter of the types is tested. */
    static Stream<Marshaller<?>> marshallers() {
        List<Marshaller<?>> all = PlainTypes.withSamples().toList();
        int step = Math.min(4, Integer.getInteger("sample.stride", 1));
        return IntStream.range(0, all.size()).filter(i -> i % step == 0).mapToObj(all::get);
    }

    private static <T> List<T> values(Marshaller<T> marshaller) {
        return Stream.of(0L, 1L, 2L)
                .map(seed -> marshaller.fromByteArray(PlainTypes.sample(marshaller, seed)))
                .toList();
    }

    private static <T> void writeAll(MessageWriter<T> writer, List<T> values) throws IOException {
        try (writer) {
            writer.append(values.get(0));
            assertThat(writer.kept()).isPositive();
            for (T value : values.subList(1, values.size())) {
                assertThat(writer.write(value)).isTrue();
            }
        }
    }

    private static <T> void assertRead(MessageReader<T> reader, Marshaller<T> marshaller, List<T> values)
            throws IOException {
        try (reader) {
            for (T value : values) {
                assertThat(marshaller.toByteArray(reader.read())).containsExactly(marshaller.toByteArray(value));
            }
            assertThat(reader.read()).isNull();
            assertThat(reader.isEnded()).isTrue();
        }
    }

    private static <T> byte[] stream(Marshaller<T> marshaller, List<T> values) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writeAll(MessageWriter.of(bytes, marshaller, LIMIT), values);
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void streams(Marshaller<T> marshaller) throws IOException {
        List<T> values = values(marshaller);
        byte[] stream = stream(marshaller, values);
        assertRead(MessageReader.of(new ByteArrayInputStream(stream), marshaller, LIMIT), marshaller, values);
        assertRead(MessageReader.of(new Dripping(stream), marshaller, LIMIT), marshaller, values);
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void channels(Marshaller<T> marshaller) throws IOException {
        List<T> values = values(marshaller);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writeAll(MessageWriter.of(Channels.newChannel((OutputStream) bytes), marshaller, LIMIT), values);
        assertThat(bytes.toByteArray()).containsExactly(stream(marshaller, values));
        InputStream source = new Dripping(bytes.toByteArray());
        assertRead(MessageReader.of(Channels.newChannel(source), marshaller, LIMIT), marshaller, values);
    }

    /** The wrapped stream receives the last bytes only when the writer is closed. */
    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void compressedStreams(Marshaller<T> marshaller) throws IOException {
        List<T> values = values(marshaller);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writeAll(MessageWriter.of(new DeflaterOutputStream(bytes), marshaller, LIMIT), values);
        InputStream source = new InflaterInputStream(new Dripping(bytes.toByteArray()));
        assertRead(MessageReader.of(source, marshaller, LIMIT), marshaller, values);
    }

    /** Returns only a few bytes at a time. */
    private static final class Dripping extends InputStream {
        private final InputStream bytes;
        private int turn;

        Dripping(byte[] bytes) {
            this.bytes = new ByteArrayInputStream(bytes);
        }

        @Override
        public int read() throws IOException {
            return bytes.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            turn++;
            return bytes.read(into, offset, Math.min(length, 1 + turn * turn % 61));
        }
    }
}
