package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.runtime.problem.RuntimeProblem;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;

/** What becomes of the exception that was thrown. */
class FailureCausesTest {
    private static final TradeMarshaller TRADES = TradeMarshaller.INSTANCE;
    private static final String TYPE = "org.marshal4j.runtime.trade.Trade";

    @Test
    void foreignExceptionIsTheCauseAndItsPlaceIsTold() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Trade trade = Trade.sample();
        IllegalStateException failure = new IllegalStateException("broken");
        trade.legs = new ArrayList<>(trade.legs) {
            private static final long serialVersionUID = 1L;

            @Override
            public Leg get(int index) {
                throw failure;
            }
        };
        assertThatThrownBy(() -> TRADES.write(trade, bytes))
                .hasMessage("writing " + TYPE + ".legs[0] at offset 43: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]")
                .hasCause(failure);
        assertThat(bytes.writePosition()).isZero();
    }

    @Test
    void foreignExceptionOverGoodBytesHasNoPlace() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        LegMarshaller.INSTANCE.write(new Leg(), bytes);
        bytes.readSkip(5);
        RuntimeException cause = new IllegalArgumentException("price must be positive");
        assertThat(Failures.reading(LegMarshaller.INSTANCE, bytes, 0, cause))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg: java.lang.IllegalArgumentException: price must be"
                        + " positive [MARSHAL299]")
                .hasCause(cause);
        assertThat(bytes.readPosition()).isZero();
        MarshalException bare = new MarshalException(RuntimeProblem.NULL_ON_READ, "venue", "null");
        assertThat(Failures.reading(LegMarshaller.INSTANCE, bytes, 0, bare))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg.venue: null [MARSHAL206]")
                .hasNoCause();
    }

    @Test
    void completeExceptionOfAnotherEntryPointIsTheCause() {
        MarshalException inner = new MarshalException(
                "reading", "com.acme.Other", "x", 3, RuntimeProblem.BYTES_RUN_OUT, "1 byte needed, 0 left", null);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        LegMarshaller.INSTANCE.write(new Leg(), bytes);
        assertThat(Failures.reading(LegMarshaller.INSTANCE, bytes, 0, inner))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg: " + inner + " [MARSHAL299]")
                .hasCause(inner);
    }

    @Test
    void errorsAndInvalidObjectsArePassedOn() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        bytes.write(new byte[9]).readSkip(9);
        OutOfMemoryError error = new OutOfMemoryError("test");
        assertThat(catchThrowable(() -> {
                    throw Failures.writing(TRADES, bytes, 4, error);
                }))
                .isSameAs(error);
        assertThat(bytes.writePosition()).isEqualTo(4);
        assertThat(catchThrowable(() -> {
                    throw Failures.reading(TRADES, bytes, 2, error);
                }))
                .isSameAs(error);
        assertThat(bytes.readPosition()).isEqualTo(2);
        InvalidMarshallableException invalid = new InvalidMarshallableException("test");
        assertThat(Failures.reading(TRADES, bytes, 1, invalid)).isSameAs(invalid);
        assertThat(bytes.readPosition()).isEqualTo(1);
        assertThat(Failures.writing(TRADES, bytes, 3, invalid)).isSameAs(invalid);
        assertThat(bytes.writePosition()).isEqualTo(3);
    }

    @Test
    void releasedBufferIsNotReadAgain() {
        Bytes<?> bytes = Bytes.allocateElasticDirect(100);
        TRADES.write(Trade.sample(), bytes);
        bytes.releaseLast();
        ClosedIllegalStateException closed = new ClosedIllegalStateException("released");
        assertThat(Failures.reading(TRADES, bytes, 0, closed)).isSameAs(closed);
        assertThat(Failures.writing(TRADES, bytes, 0, closed)).isSameAs(closed);
        BufferUnderflowException cause = new BufferUnderflowException();
        assertThat(Failures.reading(TRADES, bytes, 0, cause))
                .hasMessage("reading " + TYPE + ": java.nio.BufferUnderflowException [MARSHAL299]")
                .hasCause(cause);
    }

    @Test
    void schemaThatCannotBeHadDoesNotHideTheCause() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        RuntimeException cause = new IllegalStateException("the cause");
        Marshaller<Object> broken = new NoBytesMarshaller<>(Object.class) {
            @Override
            public Schema schema() {
                throw new NoClassDefFoundError("gone");
            }
        };
        assertThat(Failures.reading(broken, bytes, 0, cause)).hasCause(cause);
        assertThat(Failures.writing(broken, bytes, 0, cause))
                .hasMessage("writing java.lang.Object: java.lang.IllegalStateException: the cause [MARSHAL299]");
    }

    @Test
    void hexDumpIsAsItWasBeforeAFailedWrite() {
        HexDumpBytes bytes = new HexDumpBytes();
        LegMarshaller.INSTANCE.write(Leg.of(1, 2, true), bytes);
        Trade trade = Trade.sample();
        trade.legs.get(1).quantity = null;
        assertThatThrownBy(() -> TRADES.write(trade, bytes)).isInstanceOf(MarshalException.class);
        LegMarshaller.INSTANCE.write(Leg.of(3, 4, true), bytes);
        assertThat(LegMarshaller.INSTANCE.read(bytes).price).isEqualTo(1);
        assertThat(LegMarshaller.INSTANCE.read(bytes).price).isEqualTo(3);
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }
}
