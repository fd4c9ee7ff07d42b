package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.StreamHeader;

/** Messages are read as they were written, in whatever pieces they arrive, and the end of a stream is recognised. */
class ReadingTest {
    private static final Request[] REQUESTS = {
        new Request.Login("ada", 3),
        new Request.Ping(),
        Request.Order.of(7, "VOD.L"),
        new Request.Login("x".repeat(20_000), 1),
        Request.Order.of(8, "AZN.L")
    };

    private static List<byte[]> expected() {
        return List.of(REQUESTS).stream().map(Streams::request).toList();
    }

    private static void assertReads(IntSupplier sizes) {
        MessageReader<Request> reader =
                MessageReader.of(new Pieces(Streams.of(REQUESTS), sizes), RequestMarshaller.INSTANCE);
        List<byte[]> read = Streams.readAll(reader);
        assertThat(read).hasSize(REQUESTS.length);
        for (int i = 0; i < read.size(); i++) {
            assertThat(read.get(i)).isEqualTo(expected().get(i));
        }
    }

    @Test
    void wholeStreams() {
        assertReads(() -> Integer.MAX_VALUE);
    }

    @Test
    void oneByteAtATime() {
        assertReads(() -> 1);
    }

    @Test
    void oneByteAtATimeWithEmptyPiecesBetween() {
        AtomicInteger turn = new AtomicInteger();
        assertReads(() -> turn.getAndIncrement() % 2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void randomPieces(long seed) {
        Random random = new Random(seed);
        assertReads(() -> random.nextInt(4) == 0 ? 0 : random.nextInt(1 << random.nextInt(1, 14)));
    }

    @Test
    void inputStreams() throws IOException {
        MessageReader<Request> reader =
                MessageReader.of(new ByteArrayInputStream(Streams.of(REQUESTS)), RequestMarshaller.INSTANCE);
        assertThat(Streams.readAll(reader)).hasSize(REQUESTS.length);
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isTrue();
    }

    /** Only the message that exceeds the limit is lost. */
    @Test
    void messageBeyondTheLimitsIsLost() throws IOException {
        MessageReader<Request> reader = MessageReader.of(Pieces.whole(Streams.of(REQUESTS)), RequestMarshaller.INSTANCE)
                .limits(ReadLimits.DEFAULT.withTextBytes(127));
        for (int i = 0; i < 3; i++) {
            assertThat(reader.read()).isNotNull();
        }
        assertThatThrownBy(reader::read)
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("a text of 20000 bytes, but at most 127 are allowed [MARSHAL215]");
        assertThat(reader.read()).isInstanceOf(Request.Order.class);
        assertThat(reader.read()).isNull();
    }

    @Test
    void intoOneObject() throws IOException {
        byte[] stream = Streams.joined(
                StreamHeader.toBytes(Request_OrderMarshaller.INSTANCE),
                Streams.frame(Streams.message(Request_OrderMarshaller.INSTANCE, Request.Order.of(1, "A"))),
                Streams.frame(Streams.message(Request_OrderMarshaller.INSTANCE, Request.Order.of(2, "B"))));
        MessageReader<Request.Order> reader = MessageReader.of(Pieces.whole(stream), Request_OrderMarshaller.INSTANCE);
        Request.Order order = new Request.Order();
        List<String> read = new ArrayList<>();
        while (reader.readInto(order)) {
            read.add(order.id + " " + order.symbol);
        }
        assertThat(read).containsExactly("1 A", "2 B");
        assertThat(reader.isEnded()).isTrue();
        assertThat(order.id).as("untouched at the end").isEqualTo(2);
    }

    @Test
    void emptyPieceIsNotTheEnd() throws IOException {
        byte[] stream = Streams.of(new Request.Ping());
        AtomicInteger next = new AtomicInteger(stream.length - 1);
        MessageReader<Request> reader =
                MessageReader.of(new Pieces(stream, () -> next.getAndSet(0)), RequestMarshaller.INSTANCE);
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isFalse();
        next.set(1);
        assertThat(reader.read()).isEqualTo(new Request.Ping());
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isTrue();
    }

    @Test
    void streamsEndOnlyBetweenFrames() {
        byte[] header = StreamHeader.toBytes(RequestMarshaller.INSTANCE);
        byte[] stream = Streams.of(new Request.Login("ada", 3), new Request.Ping());
        int first = header.length + 4 + Streams.request(new Request.Login("ada", 3)).length;
        List<Integer> borders = List.of(0, header.length, first, stream.length);
        for (int length = 0; length <= stream.length; length++) {
            byte[] cut = java.util.Arrays.copyOf(stream, length);
            MessageReader<Request> reader = MessageReader.of(Pieces.whole(cut), RequestMarshaller.INSTANCE);
            if (borders.contains(length)) {
                assertThat(Streams.readAll(reader)).hasSize(Math.max(0, borders.indexOf(length) - 1));
            } else {
                assertThatThrownBy(() -> Streams.readAll(reader))
                        .as("%d bytes", length)
                        .hasCauseInstanceOf(EOFException.class);
                assertThatThrownBy(reader::read).as("and again").isInstanceOf(EOFException.class);
            }
        }
    }

    @Test
    void endWithinAFrameSaysHowMuchArrived() {
        byte[] header = StreamHeader.toBytes(RequestMarshaller.INSTANCE);
        assertEnds(Streams.joined(header, Streams.frame(100, new byte[3])), "within a frame: 7 of 104 bytes came");
        assertEnds(Streams.joined(header, new byte[2]), "within the length of a frame: 2 of 4 bytes came");
        assertEnds(new byte[] {1}, "within the header: 1 of 8 bytes came");
    }

    private static void assertEnds(byte[] stream, String message) {
        assertThatThrownBy(MessageReader.of(Pieces.whole(stream), RequestMarshaller.INSTANCE)::read)
                .isInstanceOf(EOFException.class)
                .hasMessage("the stream ended " + message);
    }
}
