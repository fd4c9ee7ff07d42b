package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.BufferOverflowException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;

/** Failures report the path and the offset at which they happened. */
class FailuresTest {
    private static final TradeMarshaller TRADES = TradeMarshaller.INSTANCE;
    private static final String TYPE = "org.marshal4j.runtime.trade.Trade";

    /**
     * A field of the sample message and the offset at which it starts. Text and array have a second part for their
     * contents.
     */
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
    void aTruncatedMessageNamesTheFieldInWhichItEnds(TestBuffers kind) {
        TestBuffer message = TestBuffer.elastic();
        TRADES.write(Trade.sample(), message.out());
        byte[] all = message.written();
        assertThat(all).hasSize(SIZE);
        for (int length = 0; length < SIZE; length++) {
            TestBuffer bytes = kind.make();
            bytes.out().write(new byte[3]).write(all, 0, length);
            bytes.in().skip(3);
            Part part = partAt(length);
            int left = length - part.offset;
            MarshalException e = catchThrowableOfType(MarshalException.class, () -> TRADES.read(bytes.in()));
            assertThat(e)
                    .hasMessage("reading " + TYPE + "." + part.path + " at offset " + part.offset + ": " + part.size
                            + (part.size == 1 ? " byte" : " bytes") + " needed, " + left + " left [MARSHAL203]");
            assertThat(e.path()).isEqualTo(part.path);
            assertThat(e.offset()).isEqualTo(part.offset);
            assertThat(e.type()).isEqualTo(TYPE);
            assertThat(e.code()).isEqualTo("MARSHAL203");
            assertThat(bytes.taken()).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aMessageIsReadUpToItsEndOnly(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        TRADES.write(Trade.sample(), bytes.out());
        bytes.out().writeByte((byte) 99);
        Trade trade = TRADES.read(bytes.in());
        assertThat(trade.legs).hasSize(2);
        assertThat(trade.symbol).isEqualTo("GRÜN");
        assertThat(trade.hedge).isNull();
        assertThat(bytes.in().remaining()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void aFullBufferNamesTheFieldThatDidNotFit(TestBuffers kind) {
        for (int capacity = 0; capacity < SIZE; capacity++) {
            TestBuffer bytes = kind.make(capacity + 3);
            bytes.out().write(new byte[3]);
            MarshalException e =
                    catchThrowableOfType(MarshalException.class, () -> TRADES.write(Trade.sample(), bytes.out()));
            assertThat(e.code()).as("capacity %d: %s", capacity, e).isEqualTo("MARSHAL212");
            assertThat(e.getCause()).isInstanceOf(BufferOverflowException.class);
            assertThat(PARTS).extracting(Part::path).contains(e.path());
            // The block or part that did not fit starts within the capacity and ends beyond it.
            assertThat(e.offset()).isBetween(0L, (long) capacity);
            assertThat(e.path()).isEqualTo(partAt((int) e.offset()).path);
            assertThat(bytes.size()).isEqualTo(3);
        }
    }

    @Test
    void describesAFullBuffer() {
        TestBuffer bytes = TestBuffers.NATIVE.make(50);
        assertThatThrownBy(() -> TRADES.write(Trade.sample(), bytes.out()))
                .hasMessage("writing " + TYPE + ".legs[0].price at offset 44: 13 bytes needed, 6 left [MARSHAL212]");
    }

    @ParameterizedTest
    @EnumSource
    void aForbiddenNullNamesItsFieldAndNotTheFirstOfTheBlock(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().write(new byte[3]);
        Trade trade = Trade.sample();
        trade.legs.get(1).quantity = null;
        assertThatThrownBy(() -> TRADES.write(trade, bytes.out()))
                .isInstanceOf(MarshalException.class)
                .hasMessage("writing " + TYPE + ".legs[1].quantity at offset 58: null, but the field is required"
                        + " [MARSHAL202]")
                .hasNoCause();
        assertThat(bytes.size()).isEqualTo(3);
        Leg leg = Leg.of(1, 2, true);
        leg.quantity = null;
        assertThatThrownBy(() -> LegMarshaller.INSTANCE.write(leg, bytes.out()))
                .hasMessage(
                        "writing org.marshal4j.runtime.trade.Leg.quantity at offset 0: null, but the field is required"
                                + " [MARSHAL202]");
    }

    @Test
    void aReplacedExceptionKeepsItsStackTrace() {
        Leg leg = new Leg();
        leg.quantity = null;
        MarshalException e =
                catchThrowableOfType(MarshalException.class, () -> LegMarshaller.INSTANCE.write(leg, Output.elastic()));
        assertThat(e.getStackTrace()[0].getMethodName()).isEqualTo("required");
    }

    @Test
    void anObjectOfAnotherClassIsNamedAndNotItsFirstField() {
        class VipLeg extends Leg {}
        TestBuffer bytes = TestBuffer.elastic();
        Trade trade = Trade.sample();
        trade.legs = List.of(new Leg(), new VipLeg());
        assertThatThrownBy(() -> TRADES.write(trade, bytes.out()))
                .hasMessageStartingWith("writing " + TYPE + ".legs[1] at offset 58: " + VipLeg.class.getName()
                        + " is not exactly " + Leg.class.getName())
                .hasMessageEndingWith("[MARSHAL201]");
        assertThatThrownBy(() -> LegMarshaller.INSTANCE.write(new VipLeg(), bytes.out()))
                .hasMessageStartingWith(
                        "writing org.marshal4j.runtime.trade.Leg at offset 0: " + VipLeg.class.getName());
        assertThat(bytes.size()).isZero();
    }

    @Test
    void anUnpairedSurrogateNamesItsField() {
        Trade trade = Trade.sample();
        trade.symbol = "\ud83d";
        assertThatThrownBy(() -> TRADES.write(trade, Output.elastic()))
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
        TestBuffer bytes = TestBuffers.NATIVE.make();
        TRADES.write(trade, bytes.out());
        TRADES.read(bytes.in());
        bytes.clear();
        Trade deeper = new Trade();
        deeper.previous = trade;
        MarshalException e = catchThrowableOfType(MarshalException.class, () -> TRADES.write(deeper, bytes.out()));
        assertThat(e.code()).isEqualTo("MARSHAL207");
        assertThat(e.path()).startsWith("previous.previous.");
        assertThat(bytes.size()).isZero();
    }

    @Test
    void aBadByteInABlockIsFoundThoughTheBlockIsReadAtOnce() {
        TestBuffer bytes = TestBuffer.elastic();
        TRADES.write(Trade.sample(), bytes.out());
        byte[] written = bytes.written();
        written[56] = 7;
        Input in = Input.of(written);
        assertThatThrownBy(() -> TRADES.read(in))
                .hasMessage("reading " + TYPE + ".legs[0].open at offset 56: boolean 7 instead of 0, 1, 'Y' or 'N'"
                        + " [MARSHAL204]");
        assertThat(in.position()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void exceptionsThatALibrarysUsersCatchStayUnchanged(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        bytes.out().write(new byte[5]);
        bytes.in().skip(5);
        RuntimeException cause = new TestUntouchedFailures.Untouched("invalid");
        assertThat(Failures.writing(TRADES, bytes.out(), 3 + start(kind), cause))
                .isSameAs(cause);
        assertThat(bytes.size()).isEqualTo(3);
        bytes.out().write(new byte[5]);
        bytes.in().skip(3);
        assertThat(Failures.reading(TRADES, bytes.in(), 1 + start(kind), cause)).isSameAs(cause);
        assertThat(bytes.taken()).isOne();
        assertThat(cause.getSuppressed()).isEmpty();
    }

    private static long start(TestBuffers kind) {
        return kind.make().out().position();
    }

    @Test
    void errorsStayUnchangedExceptStackOverflow() {
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().write(new byte[5]);
        bytes.in().skip(5);
        Error error = new AssertionError("broken");
        assertThatThrownBy(() -> Failures.writing(TRADES, bytes.out(), 3, error))
                .isSameAs(error);
        assertThat(bytes.size()).isEqualTo(3);
        bytes.out().write(new byte[5]);
        assertThatThrownBy(() -> Failures.reading(TRADES, bytes.in(), 1, error)).isSameAs(error);
        assertThat(bytes.taken()).isOne();

        StackOverflowError overflow = new StackOverflowError();
        for (RuntimeException e : List.of(
                Failures.writing(TRADES, bytes.out(), 0, overflow),
                Failures.reading(TRADES, bytes.in(), 0, overflow))) {
            assertThat(e)
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("[MARSHAL207]")
                    .hasCause(overflow);
        }
    }

    /** The position of lost memory cannot be restored. The failure itself is more important. */
    @Test
    void lostPositionDoesNotHideTheFailure() {
        RuntimeException cause = new TestUntouchedFailures.Untouched("closed");
        assertThat(Failures.writing(TRADES, Output.to(new byte[4]), 3, cause)).isSameAs(cause);
        assertThat(cause.getSuppressed()).hasExactlyElementsOfTypes(IllegalStateException.class);
        RuntimeException other = new TestUntouchedFailures.Untouched("closed");
        assertThat(Failures.reading(TRADES, Input.of(new byte[4]), 5, other)).isSameAs(other);
        assertThat(other.getSuppressed()).hasExactlyElementsOfTypes(IllegalArgumentException.class);
    }

    private static Part partAt(int offset) {
        return PARTS.stream()
                .filter(part -> part.offset <= offset && offset < part.offset + part.size)
                .findAny()
                .orElseThrow();
    }
}
