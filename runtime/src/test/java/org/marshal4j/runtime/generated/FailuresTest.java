package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.BufferOverflowException;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;

/** Where a failure is: the path and the offset. */
class FailuresTest {
    private static final TradeMarshaller TRADES = TradeMarshaller.INSTANCE;
    private static final String TYPE = "org.marshal4j.runtime.trade.Trade";

    /** Kinds of buffers that take each way through the marshaller. */
    enum Kind {
        NATIVE,
        HEAP,
        HEX_DUMP;

        Bytes<?> create() {
            return switch (this) {
                case NATIVE -> Bytes.allocateElasticDirect();
                case HEAP -> Bytes.allocateElasticOnHeap();
                case HEX_DUMP -> new HexDumpBytes();
            };
        }
    }

    /** A field of the sample message and the offset it starts at; text and array have their contents as a second part. */
    private record Part(String path, int offset, int size) {}

    private static final List<Part> PARTS = List.of(
            new Part("id", 0, 8),
            new Part("lots", 8, 4),
            new Part("urgent", 12, 1),
            new Part("limit", 13, 9),
            new Part("symbol", 22, 1),
            new Part("symbol", 23, 5),
            new Part("side", 28, 1),
            new Part("sizes", 29, 1),
            new Part("sizes", 30, 12),
            new Part("legs", 42, 1),
            new Part("legs[0]", 43, 1),
            new Part("legs[0].price", 44, 8),
            new Part("legs[0].quantity", 52, 4),
            new Part("legs[0].open", 56, 1),
            new Part("legs[1]", 57, 1),
            new Part("legs[1].price", 58, 8),
            new Part("legs[1].quantity", 66, 4),
            new Part("legs[1].open", 70, 1),
            new Part("hedge", 71, 1),
            new Part("hedge", 72, 13),
            new Part("previous", 85, 1));

    private static final int SIZE = 86;

    @ParameterizedTest
    @EnumSource
    void messageThatEndsEarlyNamesTheFieldItEndsIn(Kind kind) {
        Bytes<?> message = Bytes.allocateElasticOnHeap();
        TRADES.write(Trade.sample(), message);
        byte[] all = message.toByteArray();
        assertThat(all).hasSize(SIZE);
        for (int length = 0; length < SIZE; length++) {
            Bytes<?> bytes = kind.create();
            bytes.write(new byte[3]).write(Arrays.copyOf(all, length));
            bytes.readSkip(3);
            long start = bytes.readPosition();
            Part part = partAt(length);
            int left = length - part.offset;
            MarshalException e = catchThrowableOfType(MarshalException.class, () -> TRADES.read(bytes));
            assertThat(e)
                    .hasMessage("reading " + TYPE + "." + part.path + " at offset " + part.offset + ": " + part.size
                            + (part.size == 1 ? " byte" : " bytes") + " needed, " + left + " left [MARSHAL203]");
            assertThat(e.path()).isEqualTo(part.path);
            assertThat(e.offset()).isEqualTo(part.offset);
            assertThat(e.type()).isEqualTo(TYPE);
            assertThat(e.code()).isEqualTo("MARSHAL203");
            assertThat(bytes.readPosition()).isEqualTo(start);
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource
    void messageBeforeOthersIsReadUpToItsEnd(Kind kind) {
        Bytes<?> bytes = kind.create();
        TRADES.write(Trade.sample(), bytes);
        bytes.writeByte((byte) 99);
        Trade trade = TRADES.read(bytes);
        assertThat(trade.legs).hasSize(2);
        assertThat(trade.symbol).isEqualTo("GRÜN");
        assertThat(trade.hedge).isNull();
        assertThat(bytes.readRemaining()).isEqualTo(1);
        bytes.releaseLast();
    }

    @Test
    void bufferThatIsFullNamesTheFieldThatDidNotFit() {
        for (int capacity = 0; capacity < SIZE; capacity++) {
            Bytes<?> bytes = Bytes.allocateDirect(capacity + 3);
            bytes.write(new byte[3]);
            MarshalException e =
                    catchThrowableOfType(MarshalException.class, () -> TRADES.write(Trade.sample(), bytes));
            assertThat(e.code()).as("capacity %d: %s", capacity, e).isEqualTo("MARSHAL212");
            assertThat(e.getCause()).isInstanceOf(BufferOverflowException.class);
            assertThat(PARTS).extracting(Part::path).contains(e.path());
            // What did not fit starts within the capacity and ends beyond it, as the whole block or part that it is in.
            assertThat(e.offset()).isBetween(0L, (long) capacity);
            assertThat(e.path()).isEqualTo(partAt((int) e.offset()).path);
            assertThat(bytes.writePosition()).isEqualTo(3);
            bytes.releaseLast();
        }
    }

    @Test
    void fullBufferInWords() {
        Bytes<?> bytes = Bytes.allocateDirect(50);
        assertThatThrownBy(() -> TRADES.write(Trade.sample(), bytes))
                .hasMessage("writing " + TYPE + ".legs[0].price at offset 44: 13 bytes needed, 6 left [MARSHAL212]");
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource
    void nullThatIsNotAllowedNamesItsOwnFieldNotTheFirstOfTheBlock(Kind kind) {
        Bytes<?> bytes = kind.create();
        bytes.write(new byte[3]);
        long start = bytes.writePosition();
        Trade trade = Trade.sample();
        trade.legs.get(1).quantity = null;
        assertThatThrownBy(() -> TRADES.write(trade, bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessage("writing " + TYPE + ".legs[1].quantity at offset 58: null, but the field is required"
                        + " [MARSHAL202]")
                .hasNoCause();
        assertThat(bytes.writePosition()).isEqualTo(start);
        Leg leg = Leg.of(1, 2, true);
        leg.quantity = null;
        assertThatThrownBy(() -> LegMarshaller.INSTANCE.write(leg, bytes))
                .hasMessage(
                        "writing org.marshal4j.runtime.trade.Leg.quantity at offset 0: null, but the field is required"
                                + " [MARSHAL202]");
        bytes.releaseLast();
    }

    @Test
    void replacedExceptionStillShowsWhereItWasThrown() {
        Leg leg = new Leg();
        leg.quantity = null;
        MarshalException e = catchThrowableOfType(
                MarshalException.class, () -> LegMarshaller.INSTANCE.write(leg, Bytes.allocateElasticOnHeap()));
        assertThat(e.getStackTrace()[0].getMethodName()).isEqualTo("required");
    }

    @Test
    void objectOfAnotherClassIsNamedItselfNotItsFirstField() {
        class VipLeg extends Leg {}
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Trade trade = Trade.sample();
        trade.legs = List.of(new Leg(), new VipLeg());
        assertThatThrownBy(() -> TRADES.write(trade, bytes))
                .hasMessageStartingWith("writing " + TYPE + ".legs[1] at offset 58: " + VipLeg.class.getName()
                        + " is not exactly " + Leg.class.getName())
                .hasMessageEndingWith("[MARSHAL201]");
        assertThatThrownBy(() -> LegMarshaller.INSTANCE.write(new VipLeg(), bytes))
                .hasMessageStartingWith(
                        "writing org.marshal4j.runtime.trade.Leg at offset 0: " + VipLeg.class.getName());
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void halfASurrogatePairNamesItsField() {
        Trade trade = Trade.sample();
        trade.symbol = "\ud83d";
        assertThatThrownBy(() -> TRADES.write(trade, Bytes.allocateElasticOnHeap()))
                .hasMessageStartingWith("writing " + TYPE + ".symbol at offset 22: ")
                .hasMessageEndingWith("[MARSHAL208]");
    }

    @Test
    void depthIsBoundedBothWays() {
        Trade trade = new Trade();
        for (int i = 0; i < Checks.MAX_DEPTH; i++) {
            Trade next = new Trade();
            next.previous = trade;
            trade = next;
        }
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        TRADES.write(trade, bytes);
        TRADES.read(bytes);
        bytes.clear();
        Trade deeper = new Trade();
        deeper.previous = trade;
        MarshalException e = catchThrowableOfType(MarshalException.class, () -> TRADES.write(deeper, bytes));
        assertThat(e.code()).isEqualTo("MARSHAL207");
        assertThat(e.path()).startsWith("previous.previous.");
        assertThat(bytes.writePosition()).isZero();
        bytes.releaseLast();
    }

    @Test
    void badByteInsideABlockIsFoundThoughTheBlockIsReadAtOnce() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        TRADES.write(Trade.sample(), bytes);
        bytes.writeByte(56, (byte) 7);
        assertThatThrownBy(() -> TRADES.read(bytes))
                .hasMessage("reading " + TYPE + ".legs[0].open at offset 56: boolean 7 instead of 0, 1, 'Y' or 'N'"
                        + " [MARSHAL204]");
        assertThat(bytes.readPosition()).isZero();
    }

    private static Part partAt(int offset) {
        return PARTS.stream()
                .filter(part -> part.offset <= offset && offset < part.offset + part.size)
                .findAny()
                .orElseThrow();
    }
}
