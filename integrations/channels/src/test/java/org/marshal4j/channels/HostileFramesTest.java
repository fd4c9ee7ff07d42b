package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.kit.Garbage;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;

/** Reads streams with wrong lengths and invalid messages. */
class HostileFramesTest {
    private static final byte[] HEADER = StreamHeader.toBytes(RequestMarshaller.INSTANCE);
    private static final Request PING = new Request.Ping();

    private static MessageReader<Request> reader(int maxFrame, byte[]... parts) {
        return MessageReader.of(Pieces.whole(Streams.joined(parts)), RequestMarshaller.INSTANCE, maxFrame);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, 1001, Integer.MAX_VALUE})
    void invalidLengthsAreRefused(int length) {
        MessageReader<Request> reader = reader(1000, HEADER, Streams.frame(length, new byte[2000]));
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(reader::read).isInstanceOfSatisfying(FrameException.class, e -> {
                assertThat(e.length()).isEqualTo(length);
                assertThat(e.limit()).isEqualTo(1000);
                assertThat(e).hasMessageStartingWith("a frame has " + length + " bytes, ");
            });
        }
    }

    @Test
    void longestFrameIsRead() throws IOException {
        Request longest = new Request.Login("x".repeat(1000 - 1 - 2 - 4), 1);
        assertThat(Streams.request(longest)).hasSize(1000);
        assertThat(reader(1000, HEADER, Streams.frame(Streams.request(longest))).read())
                .isEqualTo(longest);
        assertThatThrownBy(reader(999, HEADER, Streams.frame(Streams.request(longest)))::read)
                .isInstanceOf(FrameException.class)
                .hasMessage("a frame has 1000 bytes, more than the 999 that are allowed");
    }

    @Test
    void memoryGrowsWithTheBytesThatArrived() {
        byte[] promise = Streams.joined(HEADER, Streams.frame(FrameLimits.LARGEST, new byte[10_000]));
        // The first time, classes are loaded.
        failedRead(promise);
        assertThat(failedRead(promise)).isLessThan(1_000_000);
    }

    private static long failedRead(byte[] promise) {
        MessageReader<Request> reader =
                MessageReader.of(Pieces.whole(promise), RequestMarshaller.INSTANCE, FrameLimits.LARGEST);
        return Garbage.of(() -> assertThatThrownBy(reader::read).isInstanceOf(EOFException.class));
    }

    @Test
    void headersAreLimited() {
        byte[] header = Streams.joined(HEADER);
        header[7] = 1; // 16 MiB more
        assertThatThrownBy(reader(1000, header)::read)
                .isInstanceOf(FrameException.class)
                .hasMessageStartingWith("a header has ")
                .hasMessageEndingWith(" bytes, more than the 1048576 that are allowed");
        header[7] = -1;
        assertThatThrownBy(reader(1000, header)::read)
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo("MARSHAL219"));
    }

    @Test
    void onlyTheCorruptMessageIsLost() throws IOException {
        byte[] unknown = {5};
        byte[] cut = java.util.Arrays.copyOf(Streams.request(new Request.Login("ada", 3)), 6);
        byte[] longer = Streams.joined(Streams.request(PING), new byte[3]);
        MessageReader<Request> reader = reader(
                1000,
                HEADER,
                Streams.frame(unknown),
                Streams.frame(ping()),
                Streams.frame(cut),
                Streams.frame(ping()),
                Streams.frame(longer),
                Streams.frame(new byte[0]),
                Streams.frame(ping()));
        assertCode(reader, "MARSHAL214");
        assertThat(reader.read()).isEqualTo(PING);
        assertCode(reader, "MARSHAL203");
        assertThat(reader.read()).isEqualTo(PING);
        assertThatThrownBy(reader::read)
                .isInstanceOf(MarshalException.class)
                .hasMessage("reading org.marshal4j.channels.Request at offset 2: 3 of the 5 bytes are left after it"
                        + " [MARSHAL221]");
        assertCode(reader, "MARSHAL203");
        assertThat(reader.read()).isEqualTo(PING);
        assertThat(reader.read()).isNull();
        assertThat(reader.isEnded()).isTrue();
    }

    private static byte[] ping() {
        return Streams.request(PING);
    }

    private static void assertCode(MessageReader<Request> reader, String code) {
        assertThatThrownBy(reader::read)
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.code()).isEqualTo(code));
    }

    /**
     * Whatever bytes follow the header, the reader returns messages, or reports that a message or the stream is
     * invalid.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void randomBytesAreReadOrRefused(long seed) {
        Random random = new Random(seed);
        byte[] valid = Streams.of(new Request.Login("ada", 3), Request.Order.of(7, "VOD.L"), PING);
        for (int round = 0; round < 500; round++) {
            byte[] changed = valid.clone();
            for (int i = random.nextInt(1, 4); i > 0; i--) {
                changed[HEADER.length + random.nextInt(valid.length - HEADER.length)] = (byte) random.nextInt();
            }
            MessageReader<Request> reader = MessageReader.of(Pieces.whole(changed), RequestMarshaller.INSTANCE);
            int frames = 0;
            while (!reader.isEnded() && frames < 100) {
                frames++;
                try {
                    reader.read();
                } catch (MarshalException e) {
                    assertThat(e.code())
                            .isIn("MARSHAL203", "MARSHAL205", "MARSHAL206", "MARSHAL208", "MARSHAL214", "MARSHAL221");
                } catch (FrameException | EOFException e) {
                    break;
                } catch (IOException e) {
                    throw new AssertionError("seed " + seed + ", round " + round, e);
                }
            }
            assertThat(frames).as("seed %d, round %d", seed, round).isLessThan(100);
        }
    }
}
