package org.marshal4j.segments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Every kind of segment gets the same bytes as an array and has the same failures. */
class SegmentsTest {
    private static final TradeMarshaller MARSHALLER = TradeMarshaller.INSTANCE;

    private static byte[] bytes(MemorySegment segment, long offset, long length) {
        return segment.asSlice(offset, length).toArray(ValueLayout.JAVA_BYTE);
    }

    private static MemorySegment holding(Kind kind, byte[] bytes) {
        MemorySegment segment = kind.of(bytes.length);
        MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return segment;
    }

    @Test
    void usesTheConfiguredAccess() {
        assertThat(MemoryAccess.inUse())
                .isEqualTo(
                        System.getProperty(MemoryAccess.PROPERTY).equals("unsafe")
                                ? MemoryAccess.UNSAFE
                                : MemoryAccess.VAR_HANDLES);
    }

    @ParameterizedTest
    @EnumSource
    void eachKindIsAccessedAsDocumented(Kind kind) {
        assertThat(Reach.of(kind.of(64))).isEqualTo(kind.reach());
        assertThat(Reach.of(kind.of(64).asReadOnly())).isEqualTo(kind.readOnlyReach());
    }

    /** A copy of everything would make a message in a large segment cost more than one in a small segment. */
    @ParameterizedTest
    @EnumSource
    void noMoreThanTheBeginningIsCopiedFirst(Kind kind) {
        MemorySegment segment = kind.of(100_000);
        byte read = SegmentInput.of(segment.asReadOnly()).read(bytes -> {
            assertThat(bytes.readByte()).isZero();
            segment.set(ValueLayout.JAVA_BYTE, 512, (byte) 9);
            bytes.skip(511);
            return bytes.readByte();
        });
        assertThat(read).isEqualTo((byte) 9);
    }

    @ParameterizedTest
    @EnumSource
    void messagesFollowEachOther(Kind kind) {
        List<Trade> trades =
                IntStream.range(0, 40).mapToObj(i -> Trade.of(i, i * 7)).toList();
        MemorySegment segment = kind.of(100_000);
        SegmentOutput out = SegmentOutput.to(segment);
        for (Trade trade : trades) {
            long start = out.position();
            byte[] expected = trade.bytes();
            assertThat(out.write(MARSHALLER, trade)).isEqualTo(expected.length);
            assertThat(out.position()).isEqualTo(start + expected.length);
            assertThat(out.remaining()).isEqualTo(100_000 - out.position());
            assertThat(bytes(segment, start, expected.length)).containsExactly(expected);
        }
        assertThat(bytes(segment, out.position(), out.remaining())).containsOnly(0);

        SegmentInput in = SegmentInput.of(segment);
        SegmentInput readOnly = SegmentInput.of(segment.asReadOnly());
        Trade again = new Trade();
        for (Trade trade : trades) {
            long start = in.position();
            assertThat(in.read(MARSHALLER)).isEqualTo(trade);
            in.position(start).readInto(MARSHALLER, again);
            assertThat(again).isEqualTo(trade);
            assertThat(readOnly.read(MARSHALLER)).isEqualTo(trade);
            assertThat(readOnly.position()).isEqualTo(in.position());
        }
        assertThat(in.position()).isEqualTo(out.position());
        assertThat(in.remaining()).isEqualTo(out.remaining());
    }

    @ParameterizedTest
    @EnumSource
    void readingAgainSeesNewBytes(Kind kind) {
        MemorySegment segment = kind.of(1000);
        SegmentOutput out = SegmentOutput.to(segment);
        SegmentInput in = SegmentInput.of(segment);
        for (int i = 0; i < 3; i++) {
            out.position(0).write(MARSHALLER, Trade.of(i, i));
            assertThat(in.position(0).read(MARSHALLER)).isEqualTo(Trade.of(i, i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void tooLongMessageIsRefusedAndThePositionStays(Kind kind) {
        Trade first = Trade.of(1, 5);
        Trade second = Trade.of(2, 50);
        int size = first.bytes().length + second.bytes().length;
        SegmentOutput out = SegmentOutput.to(kind.of(size - 1));
        out.write(MARSHALLER, first);
        long position = out.position();

        assertThatThrownBy(() -> out.write(MARSHALLER, second)).isInstanceOfSatisfying(MarshalException.class, e -> {
            assertThat(e.problem()).isEqualTo(RuntimeProblem.BUFFER_FULL);
            assertThat(e).hasMessageContaining("bytes needed");
        });

        assertThat(out.position()).isEqualTo(position);
        assertThat(out.write(MARSHALLER, first)).isEqualTo(first.bytes().length);
    }

    @ParameterizedTest
    @EnumSource
    void truncatedMessageIsRefusedAsInAnArray(Kind kind) {
        byte[] message = Trade.of(7, 11).bytes();
        for (int length = 0; length < message.length; length += 3) {
            byte[] cut = Arrays.copyOf(message, length);
            SegmentInput in = SegmentInput.of(holding(kind, cut));
            String expected = refusal(() -> MARSHALLER.fromByteArray(cut));
            assertThat(refusal(() -> in.read(MARSHALLER))).isEqualTo(expected);
            assertThat(in.position()).isZero();
        }
    }

    private static String refusal(Runnable read) {
        try {
            read.run();
        } catch (MarshalException e) {
            return e.getMessage();
        }
        throw new AssertionError("it is read");
    }

    @ParameterizedTest
    @EnumSource
    void headersAndCountsMayBeBetweenMessages(Kind kind) {
        MemorySegment segment = kind.of(10_000);
        SegmentOutput out = SegmentOutput.to(segment);
        long header = out.write(bytes -> StreamHeader.write(bytes, MARSHALLER));
        out.write(bytes -> {
            bytes.writeInt(0).writeStopBit(300);
            assertThat(bytes.written().byteAt(4)).isEqualTo((byte) 0xAC);
            bytes.writeLong(-1).rewind(6);
            bytes.putInt(0, 0x12345678);
            assertThat(bytes.position()).isEqualTo(6);
        });
        out.write(MARSHALLER, Trade.of(9, 2));

        SegmentInput in = SegmentInput.of(segment);
        assertThat(in.<Long>read(bytes -> {
                    long size = StreamHeader.size(bytes);
                    StreamHeader.check(bytes, MARSHALLER);
                    return size;
                }))
                .isEqualTo(header);
        assertThat(in.<Long>read(bytes -> bytes.readInt() + bytes.readStopBit()))
                .isEqualTo(0x12345678 + 300L);
        assertThat(in.read(MARSHALLER)).isEqualTo(Trade.of(9, 2));
    }

    @ParameterizedTest
    @EnumSource
    void limitsOfAReadAreEnforced(Kind kind) {
        Trade trade = Trade.of(3, 100);
        trade.note = "x".repeat(128);
        SegmentInput in = SegmentInput.of(holding(kind, trade.bytes()));
        ReadLimits few = ReadLimits.DEFAULT.withTextBytes(127);

        assertThatThrownBy(() -> in.read(bytes -> MARSHALLER.read(bytes.limits(few))))
                .isInstanceOfSatisfying(
                        MarshalException.class, e -> assertThat(e.problem()).isEqualTo(RuntimeProblem.TOO_LONG));
        assertThat(in.read(MARSHALLER)).isEqualTo(trade);
    }

    @ParameterizedTest
    @EnumSource
    void inputsMoveToAnyPositionOfTheMessage(Kind kind) {
        byte[] bytes = new byte[50_000];
        new Random(1).nextBytes(bytes);
        SegmentInput in = SegmentInput.of(holding(kind, bytes)).position(10);
        in.read(input -> {
            for (int i : new int[] {0, 40_000, 3, 49_989, 20_000}) {
                input.position(i);
                assertThat(input.remaining()).isEqualTo(49_990 - i);
                assertThat(input.readByte()).isEqualTo(bytes[10 + i]);
                assertThat(input.readable().byteAt(i)).isEqualTo(bytes[10 + i]);
            }
            byte[] many = new byte[29_989];
            input.read(many);
            assertThat(many).containsExactly(Arrays.copyOfRange(bytes, 20_011, 50_000));
            assertThatThrownBy(() -> input.position(-1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> input.position(49_991)).isInstanceOf(IllegalArgumentException.class);
            input.position(12);
            return null;
        });
        assertThat(in.position()).isEqualTo(22);
    }

    @ParameterizedTest
    @EnumSource
    void outputsRewindOnlyWithinTheMessage(Kind kind) {
        SegmentOutput out = SegmentOutput.to(kind.of(100)).position(10);
        out.write(bytes -> {
            bytes.writeLong(1);
            assertThatThrownBy(() -> bytes.rewind(-1)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> bytes.rewind(9)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> bytes.putInt(-4, 1)).isInstanceOf(IllegalStateException.class);
        });
        assertThat(out.position()).isEqualTo(18);
    }

    @ParameterizedTest
    @EnumSource
    void keptOutputOrInputCannotBeUsed(Kind kind) {
        MemorySegment segment = kind.of(100);
        Output[] kept = new Output[1];
        SegmentOutput.to(segment).write(out -> kept[0] = out.writeInt(1));
        assertThatThrownBy(() -> kept[0].writeInt(2)).isInstanceOf(IllegalStateException.class);

        Input[] keptInput = new Input[1];
        SegmentInput.of(segment).read(in -> keptInput[0] = in);
        assertThatThrownBy(() -> keptInput[0].readInt()).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @EnumSource
    void nestedUseIsRefused(Kind kind) {
        SegmentOutput out = SegmentOutput.to(kind.of(100));
        assertThatThrownBy(() -> out.write(bytes -> out.write(MARSHALLER, Trade.of(1, 1))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("from within");
        SegmentInput in = SegmentInput.of(kind.of(100));
        assertThatThrownBy(() -> in.read(bytes -> in.read(MARSHALLER)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("from within");
        assertThat(out.write(bytes -> bytes.writeInt(1))).isEqualTo(4);
        assertThat(in.<Integer>read(Input::readInt)).isZero();
    }

    @Test
    void readOnlySegmentsAreNotWritten() {
        for (Kind kind : Kind.values()) {
            assertThatThrownBy(() -> SegmentOutput.to(kind.of(10).asReadOnly()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("read-only");
        }
    }

    @Test
    void positionsOutsideAreRefused() {
        SegmentOutput out = SegmentOutput.to(Kind.BYTES.of(10)).position(10);
        assertThat(out.remaining()).isZero();
        assertThatThrownBy(() -> out.position(11)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> out.position(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        SegmentInput in = SegmentInput.of(Kind.BYTES.of(10)).position(10);
        assertThat(in.remaining()).isZero();
        assertThatThrownBy(() -> in.position(11)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> in.position(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
