package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.WritePendingException;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;

/** A channel gets the header and one frame for each message, in whatever pieces it accepts them. */
class WritingTest {
    private static final Request LOGIN = new Request.Login("ada", 3);
    private static final Request LONG = new Request.Login("x".repeat(100_000), 1);
    private static final Request ORDER = Request.Order.of(7, "VOD.L");

    @Test
    void bytes() throws IOException {
        Taken taken = Taken.whole();
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE);
        assertThat(taken.bytes()).as("nothing before the first message").isEmpty();
        assertThat(writer.write(LOGIN)).isTrue();
        assertThat(writer.write(new Request.Ping())).isTrue();
        assertThat(writer.kept()).isZero();
        byte[] login = {9, 0, 0, 0, 1, 3, 'a', 'd', 'a', 3, 0, 0, 0};
        byte[] ping = {2, 0, 0, 0, (byte) 0xAC, 2};
        assertThat(taken.bytes())
                .isEqualTo(Streams.joined(StreamHeader.toBytes(RequestMarshaller.INSTANCE), login, ping))
                .isEqualTo(Streams.of(LOGIN, new Request.Ping()));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void channelAcceptsPiecesOfAnySize(long seed) throws IOException {
        Random random = new Random(seed);
        Taken taken = new Taken(() -> random.nextInt(3) == 0 ? 0 : random.nextInt(1 << random.nextInt(1, 18)));
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE);
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        expected.writeBytes(StreamHeader.toBytes(RequestMarshaller.INSTANCE));
        for (int i = 0; i < 300; i++) {
            Request request = i % 7 == 0 ? LONG : i % 2 == 0 ? LOGIN : ORDER;
            boolean all = writer.write(request);
            assertThat(all).isEqualTo(writer.kept() == 0);
            expected.writeBytes(Streams.frame(Streams.request(request)));
            while (writer.kept() > 300_000) {
                writer.flush();
            }
        }
        while (!writer.flush()) {
            assertThat(writer.kept()).isPositive();
        }
        assertThat(taken.bytes()).isEqualTo(expected.toByteArray());
    }

    @Test
    void appendedMessagesWait() throws IOException {
        Taken taken = Taken.whole();
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE);
        writer.append(LOGIN);
        writer.append(ORDER);
        assertThat(taken.bytes()).isEmpty();
        assertThat(writer.kept()).isEqualTo(Streams.of(LOGIN, ORDER).length);
        assertThat(writer.flush()).isTrue();
        assertThat(taken.bytes()).isEqualTo(Streams.of(LOGIN, ORDER));
        writer.append(LONG);
        writer.append(ORDER);
        assertThat(taken.bytes()).as("so many do not").isEqualTo(Streams.of(LOGIN, ORDER, LONG));
    }

    @Test
    void keptBytesAreLimited() throws IOException {
        AtomicInteger room = new AtomicInteger();
        Taken taken = new Taken(() -> room.getAndSet(0));
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE, 150_000);
        assertThat(writer.write(LONG)).isFalse();
        assertThat(writer.write(LONG)).isFalse();
        int kept = writer.kept();
        assertThat(kept).isEqualTo(Streams.of(LONG, LONG).length);
        assertThatThrownBy(() -> writer.write(LONG)).isInstanceOf(WritePendingException.class);
        assertThat(writer.kept()).isEqualTo(kept);
        room.set(100_000);
        assertThat(writer.write(ORDER)).isFalse();
        room.set(Integer.MAX_VALUE);
        while (!writer.flush()) {
            room.set(Integer.MAX_VALUE);
        }
        assertThat(taken.bytes()).isEqualTo(Streams.of(LONG, LONG, ORDER));
    }

    @Test
    void tooLongMessagesLeaveNoTrace() throws IOException {
        Taken taken = Taken.whole();
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE, 50_000);
        writer.write(LOGIN);
        assertThatThrownBy(() -> writer.write(LONG)).isInstanceOfSatisfying(FrameException.class, e -> {
            assertThat(e)
                    .hasMessage("a org.marshal4j.channels.Request of 100008 bytes does not fit into a frame of at most"
                            + " 50000");
            assertThat(e.length()).isEqualTo(100_008);
            assertThat(e.limit()).isEqualTo(50_000);
        });
        assertThatThrownBy(() -> writer.write(new Request.Login(null, 1)))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo("MARSHAL202"));
        writer.write(ORDER);
        assertThat(taken.bytes()).isEqualTo(Streams.of(LOGIN, ORDER));
    }

    @Test
    void longestFrameIsWritten() throws IOException {
        int size = Streams.request(LONG).length;
        assertThat(MessageWriter.of(Taken.whole(), RequestMarshaller.INSTANCE, size)
                        .write(LONG))
                .isTrue();
        assertThatThrownBy(() -> MessageWriter.of(Taken.whole(), RequestMarshaller.INSTANCE, size - 1)
                        .write(LONG))
                .isInstanceOf(FrameException.class);
    }

    @Test
    void outputStreamsAreFlushed() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        MessageWriter<Request> writer =
                MessageWriter.of(new BufferedOutputStream(out, 1 << 20), RequestMarshaller.INSTANCE);
        writer.write(LONG);
        assertThat(out.toByteArray()).isEqualTo(Streams.of(LONG));
    }

    @Test
    void closingSendsKeptBytes() throws IOException {
        Taken taken = Taken.whole();
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE);
        writer.append(LOGIN);
        writer.close();
        writer.close();
        assertThat(taken.bytes()).isEqualTo(Streams.of(LOGIN));
        assertThat(taken.isOpen()).isFalse();
        assertThatThrownBy(() -> writer.write(LOGIN)).isInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(writer::flush).isInstanceOf(ClosedChannelException.class);
    }

    @Test
    void closingReportsUnsentBytes() throws IOException {
        Taken taken = new Taken(() -> 0);
        MessageWriter<Request> writer = MessageWriter.of(taken, RequestMarshaller.INSTANCE);
        writer.write(LOGIN);
        assertThatThrownBy(writer::close)
                .hasMessage(Streams.of(LOGIN).length + " bytes were written and could not be sent before closing");
        assertThat(taken.isOpen()).isFalse();
    }

    /** A stream does not say how much it took before it failed: whatever followed might be in the middle of a frame. */
    @Test
    void nothingIsSentAfterAStreamHasFailed() throws IOException {
        ByteArrayOutputStream taken = new ByteArrayOutputStream();
        int room = Streams.of(LOGIN).length + 5;
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                if (taken.size() == room) {
                    throw new IOException("no space");
                }
                taken.write(b);
            }
        };
        MessageWriter<Request> writer = MessageWriter.of(full, RequestMarshaller.INSTANCE);
        writer.write(LOGIN);
        assertThatThrownBy(() -> writer.write(ORDER)).hasMessage("no space");
        taken.reset();
        assertThatThrownBy(() -> writer.write(LOGIN))
                .hasMessage("the stream has failed before, perhaps in the middle of a message: java.io.IOException:"
                        + " no space")
                .hasRootCauseMessage("no space");
        assertThatThrownBy(writer::close).hasMessageContaining("the stream has failed before");
        assertThat(taken.toByteArray()).isEmpty();
    }

    @Test
    void nothingIsSentAfterFlushingHasFailed() {
        ByteArrayOutputStream taken = new ByteArrayOutputStream();
        OutputStream buffered = new BufferedOutputStream(taken) {
            @Override
            public void flush() throws IOException {
                throw new IOException("reset");
            }
        };
        MessageWriter<Request> writer = MessageWriter.of(buffered, RequestMarshaller.INSTANCE);
        assertThatThrownBy(() -> writer.write(LOGIN)).hasMessage("reset");
        assertThatThrownBy(() -> writer.write(LOGIN)).hasMessageContaining("the stream has failed before");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, FrameLimits.LARGEST + 1})
    void limits(int limit) {
        assertThatThrownBy(() -> MessageWriter.of(Taken.whole(), RequestMarshaller.INSTANCE, limit))
                .hasMessage("the maximum size of a frame must be from 1 to 536870912 bytes, not " + limit);
        assertThatThrownBy(() -> MessageReader.of(Pieces.whole(new byte[0]), RequestMarshaller.INSTANCE, limit))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
