package org.marshal4j.agrona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Stream;
import org.agrona.BufferUtil;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.ExpandableDirectByteBuffer;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.schema.Schema;

/** Writes and reads messages in every kind of buffer. */
class AgronaMessagesTest {
    private static final int SIZE = 4096;

    /** A reference to it must be kept, since a buffer over its address does not keep one. */
    private static final ByteBuffer NATIVE = ByteBuffer.allocateDirect(SIZE);

    private final AgronaMessages messages = new AgronaMessages();

    static Stream<Named<MutableDirectBuffer>> fixed() {
        byte[] array = new byte[SIZE + 20];
        ByteBuffer limited = ByteBuffer.allocateDirect(SIZE + 20).position(9).limit(30);
        return Stream.of(
                Named.of("array", new UnsafeBuffer(new byte[SIZE])),
                Named.of("part of an array", new UnsafeBuffer(array, 11, SIZE)),
                Named.of("heap buffer", new UnsafeBuffer(ByteBuffer.allocate(SIZE))),
                Named.of("direct buffer", new UnsafeBuffer(ByteBuffer.allocateDirect(SIZE))),
                Named.of("part of a direct buffer with a limit", new UnsafeBuffer(limited, 7, SIZE)),
                Named.of("address", new UnsafeBuffer(BufferUtil.address(NATIVE), SIZE)));
    }

    static Stream<Named<MutableDirectBuffer>> all() {
        return Stream.concat(
                fixed(),
                Stream.of(
                        Named.of("expandable array", new ExpandableArrayBuffer(16)),
                        Named.of("expandable direct buffer", new ExpandableDirectByteBuffer(16))));
    }

    private static byte[] bytes(MutableDirectBuffer buffer, int index, int length) {
        byte[] bytes = new byte[length];
        buffer.getBytes(index, bytes);
        return bytes;
    }

    @ParameterizedTest
    @MethodSource("all")
    void writesTheSameBytesAsTheMarshaller(MutableDirectBuffer buffer) {
        int index = 3;
        for (int i = 0; i < 50; i++) {
            Trade trade = Trade.of(i, i % 5);

            int length = messages.write(TradeMarshaller.INSTANCE, trade, buffer, index);

            assertThat(bytes(buffer, index, length)).isEqualTo(trade.bytes());
            assertThat(messages.read(TradeMarshaller.INSTANCE, buffer, index, length))
                    .isEqualTo(trade);
            Trade into = Trade.of(99, 3);
            messages.readInto(TradeMarshaller.INSTANCE, into, buffer, index, length);
            assertThat(into).isEqualTo(trade);
            index += buffer.capacity() - index > 1024 ? length : -index;
        }
    }

    @ParameterizedTest
    @MethodSource("fixed")
    void messageMustFit(MutableDirectBuffer buffer) {
        Trade trade = Trade.of(7, 3);
        int length = trade.bytes().length;
        buffer.setMemory(0, SIZE, (byte) 0);

        assertThat(messages.write(TradeMarshaller.INSTANCE, trade, buffer, SIZE - length))
                .isEqualTo(length);
        for (int left = 0; left < length; left++) {
            int index = SIZE - left;
            assertThatThrownBy(() -> messages.write(TradeMarshaller.INSTANCE, trade, buffer, index))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("MARSHAL212");
        }
        assertThat(messages.write(TradeMarshaller.INSTANCE, trade, buffer, 0)).isEqualTo(length);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyTruncatedMessageIsRefused(MutableDirectBuffer buffer) {
        int length = messages.write(TradeMarshaller.INSTANCE, Trade.of(7, 3), buffer, 5);
        for (int cut = 0; cut < length; cut++) {
            int shorter = cut;
            assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, 5, shorter))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("reading org.marshal4j.agrona.Trade");
        }
        assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, 5, length + 1))
                .hasMessageContaining("MARSHAL221");
    }

    @Test
    void indexesAreChecked() {
        UnsafeBuffer buffer = new UnsafeBuffer(new byte[64], 8, 40);
        Trade trade = Trade.of(1, 0);

        for (int index : new int[] {-1, 41, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> messages.write(TradeMarshaller.INSTANCE, trade, buffer, index))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, index, 1))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, 1, 40))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, 1, -1))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** A view of Aeron's log moves from term to term. */
    @Test
    void sameBufferMayWrapOtherMemory() {
        UnsafeBuffer buffer = new UnsafeBuffer();
        for (int i = 0; i < 10; i++) {
            Trade trade = Trade.of(i, i);
            if (i % 3 == 0) {
                buffer.wrap(new byte[SIZE]);
            } else {
                buffer.wrap(ByteBuffer.allocateDirect(SIZE), i, SIZE - i);
            }
            int length = messages.write(TradeMarshaller.INSTANCE, trade, buffer, i);
            assertThat(messages.read(TradeMarshaller.INSTANCE, buffer, i, length))
                    .isEqualTo(trade);
        }
    }

    @Test
    void expandableBufferGrowsWithTheMessage() {
        ExpandableArrayBuffer buffer = new ExpandableArrayBuffer(16);
        Trade trade = Trade.of(3, 100_000);

        int length = messages.write(TradeMarshaller.INSTANCE, trade, buffer, 1_000);

        assertThat(length).isEqualTo((int) TradeMarshaller.INSTANCE.sizeOf(trade));
        assertThat(bytes(buffer, 1_000, length)).isEqualTo(trade.bytes());
    }

    @Test
    void limitsAreEnforced() {
        UnsafeBuffer buffer = new UnsafeBuffer(new byte[SIZE]);
        Trade trade = Trade.of(1, 0);
        trade.symbol = "long".repeat(40);
        int length = messages.write(TradeMarshaller.INSTANCE, trade, buffer, 0);
        messages.limits(ReadLimits.DEFAULT.withTextBytes(127));

        assertThatThrownBy(() -> messages.read(TradeMarshaller.INSTANCE, buffer, 0, length))
                .hasMessageContaining("MARSHAL215");
    }

    /** A marshaller that uses an instance which is already in use. */
    @Test
    void nestedUseIsRefused() {
        UnsafeBuffer buffer = new UnsafeBuffer(new byte[SIZE]);
        Marshaller<Trade> within = new Marshaller<>() {
            @Override
            public void write(Trade value, Output out) {
                messages.write(TradeMarshaller.INSTANCE, value, buffer, 0);
            }

            @Override
            public Trade read(Input in) {
                return messages.read(TradeMarshaller.INSTANCE, buffer, 0, SIZE);
            }

            @Override
            public long sizeOf(Trade value) {
                return 0;
            }

            @Override
            public Schema schema() {
                return TradeMarshaller.INSTANCE.schema();
            }

            @Override
            public Class<Trade> type() {
                return Trade.class;
            }
        };

        assertThatIllegalStateException().isThrownBy(() -> messages.write(within, Trade.of(1, 1), buffer, 0));
        assertThatIllegalStateException().isThrownBy(() -> messages.read(within, buffer, 0, 10));
        // Afterwards everything works as before.
        Trade trade = Trade.of(1, 1);
        int length = messages.write(TradeMarshaller.INSTANCE, trade, buffer, 0);
        assertThat(messages.read(TradeMarshaller.INSTANCE, buffer, 0, length)).isEqualTo(trade);
    }

    @Test
    void failedWriteLeavesEarlierBytesAlone() {
        UnsafeBuffer buffer = new UnsafeBuffer(new byte[64]);
        buffer.setMemory(0, 64, (byte) 7);
        byte[] before = new byte[20];
        Arrays.fill(before, (byte) 7);

        assertThatThrownBy(() -> messages.write(TradeMarshaller.INSTANCE, Trade.of(1, 50), buffer, 20))
                .isInstanceOf(MarshalException.class);

        assertThat(bytes(buffer, 0, 20)).isEqualTo(before);
    }
}
