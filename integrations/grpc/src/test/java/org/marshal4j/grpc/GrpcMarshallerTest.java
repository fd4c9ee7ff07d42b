package org.marshal4j.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.grpc.Drainable;
import io.grpc.KnownLength;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** Reads and writes streams in the ways in which gRPC's transports drain and offer them. */
class GrpcMarshallerTest {
    private static final GrpcMarshaller<Trade> TRADES = GrpcMarshaller.of(TradeMarshaller.INSTANCE);
    private static final byte[] MESSAGE = TradeMarshaller.INSTANCE.toByteArray(new Trade());

    /** A buffer with the message in its middle. */
    private static ByteBuffer within(ByteBuffer buffer) {
        buffer.position(3);
        return buffer.put(MESSAGE).flip().position(3);
    }

    static Stream<ByteBuffer> buffers() {
        return Stream.of(
                ByteBuffer.wrap(MESSAGE),
                within(ByteBuffer.allocate(100)),
                within(ByteBuffer.allocate(100)).slice(),
                within(ByteBuffer.allocateDirect(100)),
                within(ByteBuffer.allocate(100)).asReadOnlyBuffer(),
                within(ByteBuffer.allocateDirect(100)).asReadOnlyBuffer());
    }

    @Test
    void streamKnowsItsLengthAndDrainsItself() throws IOException {
        InputStream stream = TRADES.stream(new Trade());
        assertThat(stream).isInstanceOf(KnownLength.class).isInstanceOf(Drainable.class);
        assertThat(stream.available()).isEqualTo(MESSAGE.length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        assertThat(((Drainable) stream).drainTo(out)).isEqualTo(MESSAGE.length);

        assertThat(out.toByteArray()).isEqualTo(MESSAGE);
        assertThat(stream.available()).isZero();
        assertThat(stream.read()).isEqualTo(-1);
    }

    @Test
    void bytesThatWereReadAreNotDrained() throws IOException {
        InputStream stream = TRADES.stream(new Trade());
        byte[] first = stream.readNBytes(5);
        ByteArrayOutputStream rest = new ByteArrayOutputStream();

        assertThat(((Drainable) stream).drainTo(rest)).isEqualTo(MESSAGE.length - 5);

        assertThat(first).isEqualTo(Arrays.copyOf(MESSAGE, 5));
        assertThat(rest.toByteArray()).isEqualTo(Arrays.copyOfRange(MESSAGE, 5, MESSAGE.length));
    }

    /** gRPC may drain a stream long after {@code onNext}, when there is a connection at last. */
    @Test
    void objectMayBeChangedBeforeTheStreamIsDrained() {
        Trade trade = new Trade();
        trade.id = 7;
        InputStream stream = TRADES.stream(trade);
        trade.id = 8;

        assertThat(TRADES.parse(stream).id).isEqualTo(7);
    }

    @Test
    void streamOfTheSameProcessIsRead() throws IOException {
        assertThat(TRADES.parse(TRADES.stream(new Trade())).symbol).isEqualTo("VOD.L");
        InputStream half = TRADES.stream(new Trade());
        half.readNBytes(5);
        assertThatThrownBy(() -> TRADES.parse(half)).isInstanceOf(StatusRuntimeException.class);
    }

    @ParameterizedTest
    @MethodSource("buffers")
    void singleBufferIsReadInPlace(ByteBuffer buffer) {
        ReceivedStream stream = new ReceivedStream(buffer);

        Trade trade = TRADES.parse(stream);

        assertThat(trade.ticks).containsExactly(1L, 2L);
        assertThat(stream.copied).isZero();
    }

    @Test
    void severalBuffersAreReadAsOneStream() {
        ReceivedStream stream =
                new ReceivedStream(ByteBuffer.wrap(MESSAGE, 0, 9), ByteBuffer.wrap(MESSAGE, 9, MESSAGE.length - 9));

        assertThat(TRADES.parse(stream).ticks).containsExactly(1L, 2L);
        assertThat(stream.copied).isEqualTo(MESSAGE.length);
    }

    @Test
    void streamOfUnknownLengthIsReadToItsEnd() {
        InputStream slow = new ByteArrayInputStream(MESSAGE) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, 2));
            }

            @Override
            public synchronized int available() {
                return 0;
            }
        };

        assertThat(TRADES.parse(slow).ticks).containsExactly(1L, 2L);
    }

    static Stream<InputStream> tooLong() {
        byte[] longer = Arrays.copyOf(MESSAGE, MESSAGE.length + 1);
        return Stream.of(
                new ByteArrayInputStream(longer),
                new MessageStream(longer),
                new ReceivedStream(ByteBuffer.wrap(longer)),
                new ReceivedStream(
                        ByteBuffer.allocateDirect(longer.length).put(longer).flip()),
                new ReceivedStream(ByteBuffer.wrap(MESSAGE), ByteBuffer.allocate(1)));
    }

    @ParameterizedTest
    @MethodSource("tooLong")
    void bytesAfterTheMessageAreRefused(InputStream stream) {
        StatusRuntimeException refused = catchThrowableOfType(StatusRuntimeException.class, () -> TRADES.parse(stream));

        assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.INTERNAL);
        assertThat(refused.getStatus().getDescription()).contains("MARSHAL221");
        assertThat(refused).hasCauseInstanceOf(MarshalException.class);
    }

    @Test
    void everyShorterMessageIsRefused() {
        for (int length = 0; length < MESSAGE.length; length++) {
            byte[] shorter = Arrays.copyOf(MESSAGE, length);
            for (InputStream stream :
                    List.of(new ByteArrayInputStream(shorter), new ReceivedStream(ByteBuffer.wrap(shorter)))) {
                assertThatThrownBy(() -> TRADES.parse(stream))
                        .isInstanceOf(StatusRuntimeException.class)
                        .hasCauseInstanceOf(MarshalException.class);
            }
        }
    }

    @Test
    void limitsApplyToEveryKindOfStream() {
        GrpcMarshaller<Trade> limited = TRADES.withLimits(ReadLimits.DEFAULT.withElements(1));
        for (InputStream stream : List.of(
                new ByteArrayInputStream(MESSAGE),
                TRADES.stream(new Trade()),
                new ReceivedStream(ByteBuffer.wrap(MESSAGE)),
                new ReceivedStream(within(ByteBuffer.allocateDirect(100))),
                new ReceivedStream(ByteBuffer.wrap(MESSAGE).asReadOnlyBuffer()),
                new ReceivedStream(ByteBuffer.wrap(MESSAGE, 0, 9), ByteBuffer.wrap(MESSAGE, 9, MESSAGE.length - 9)))) {
            assertThatThrownBy(() -> limited.parse(stream))
                    .isInstanceOf(StatusRuntimeException.class)
                    .hasMessageContaining("MARSHAL223");
        }
        // The marshaller that it was derived from has kept its limits.
        assertThat(TRADES.parse(new ByteArrayInputStream(MESSAGE)).ticks).hasSize(2);
    }

    /** gRPC's own status says more than ours could, for example for a compressed message that becomes too long. */
    @Test
    void statusOfGrpcIsPassedOn() {
        StatusRuntimeException exhausted = Status.RESOURCE_EXHAUSTED.asRuntimeException();
        assertThatThrownBy(() -> TRADES.parse(failing(() -> {
                    throw exhausted;
                })))
                .isSameAs(exhausted);
    }

    @Test
    void failureOfTheStreamBecomesAStatus() {
        assertThatThrownBy(() -> TRADES.parse(failing(() -> {
                    throw new EOFException("gone");
                })))
                .isInstanceOf(StatusRuntimeException.class)
                .hasMessage("INTERNAL: gone")
                .hasCauseInstanceOf(EOFException.class);
    }

    private interface Failure {
        void run() throws IOException;
    }

    private static InputStream failing(Failure failure) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                failure.run();
                return -1;
            }
        };
    }

    @Test
    void unwritableObjectBecomesAStatus() {
        Trade trade = new Trade();
        trade.symbol = "half a pair: \uD83D";

        StatusRuntimeException refused = catchThrowableOfType(StatusRuntimeException.class, () -> TRADES.stream(trade));

        assertThat(refused.getStatus().getCode()).isEqualTo(Status.Code.INTERNAL);
        assertThat(refused).hasMessageContaining("symbol").hasCauseInstanceOf(MarshalException.class);
    }

    @Test
    void tellsItsClass() {
        assertThat(TRADES.getMessageClass()).isEqualTo(Trade.class);
    }
}
