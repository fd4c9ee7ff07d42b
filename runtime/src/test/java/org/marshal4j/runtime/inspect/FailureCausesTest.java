package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputSource;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.NoBytesMarshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.OutputTarget;
import org.marshal4j.runtime.OutputWindow;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;

/** What happens to the exception that was originally thrown. */
class FailureCausesTest {
    private static final TradeMarshaller TRADES = TradeMarshaller.INSTANCE;
    private static final String TYPE = "org.marshal4j.runtime.trade.Trade";

    @Test
    void aForeignExceptionIsTheCauseAndIsReportedWithItsPlace() {
        Output out = Output.elastic();
        Trade trade = Trade.sample();
        IllegalStateException failure = new IllegalStateException("broken");
        trade.legs = new ArrayList<>(trade.legs) {
            private static final long serialVersionUID = 1L;

            @Override
            public Leg get(int index) {
                throw failure;
            }
        };
        assertThatThrownBy(() -> TRADES.write(trade, out))
                .hasMessage("writing " + TYPE + ".legs[0] at offset 43: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]")
                .hasCause(failure);
        assertThat(out.position()).isZero();
    }

    private static Input leg() {
        return Input.of(LegMarshaller.INSTANCE.toByteArray(new Leg()));
    }

    @Test
    void aForeignExceptionOnValidBytesHasNoPlace() {
        Input in = leg();
        in.skip(5);
        RuntimeException cause = new IllegalArgumentException("price must be positive");
        assertThat(Failures.reading(LegMarshaller.INSTANCE, in, 0, cause))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg: java.lang.IllegalArgumentException: price must be"
                        + " positive [MARSHAL299]")
                .hasCause(cause);
        assertThat(in.position()).isZero();
        MarshalException bare = new MarshalException(RuntimeProblem.NULL_ON_READ, "venue", "null");
        assertThat(Failures.reading(LegMarshaller.INSTANCE, in, 0, bare))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg.venue: null [MARSHAL206]")
                .hasNoCause();
    }

    @Test
    void aCompleteExceptionOfAnotherEntryPointIsTheCause() {
        MarshalException inner = new MarshalException(
                "reading", "com.acme.Other", "x", 3, RuntimeProblem.BYTES_RUN_OUT, "1 byte needed, 0 left", null);
        assertThat(Failures.reading(LegMarshaller.INSTANCE, leg(), 0, inner))
                .hasMessage("reading org.marshal4j.runtime.trade.Leg: " + inner + " [MARSHAL299]")
                .hasCause(inner);
    }

    @Test
    void errorsArePassedOn() {
        Output out = Output.elastic();
        out.write(new byte[9]);
        OutOfMemoryError error = new OutOfMemoryError("test");
        assertThat(catchThrowable(() -> {
                    throw Failures.writing(TRADES, out, 4, error);
                }))
                .isSameAs(error);
        assertThat(out.position()).isEqualTo(4);
        Input in = Input.of(new byte[9]);
        in.skip(9);
        assertThat(catchThrowable(() -> {
                    throw Failures.reading(TRADES, in, 2, error);
                }))
                .isSameAs(error);
        assertThat(in.position()).isEqualTo(2);
    }

    /** Memory that can no longer be read. */
    private static final class Closed extends OutputTarget {
        @Override
        protected void makeRoom(OutputWindow out, int size) {
            throw new BufferFullException(size, 0);
        }

        @Override
        protected RandomBytes written(OutputWindow out) {
            throw new IllegalStateException("closed");
        }
    }

    private static final class ClosedSource extends InputSource {
        @Override
        protected void require(InputWindow in, int size) {
            throw new IllegalStateException("closed");
        }

        @Override
        protected RandomBytes readable(InputWindow in) {
            return position -> {
                throw new IllegalStateException("closed");
            };
        }
    }

    @Test
    void closedMemoryDoesNotHideTheCause() {
        byte[] message = TRADES.toByteArray(Trade.sample());
        long first = RawMemory.ARRAY_OFFSET;
        Input in = new Input(new ClosedSource());
        in.window(message, first, first + 30, first + message.length, first, 0);
        BufferUnderflowException underflow = new BufferUnderflowException();
        assertThat(Failures.reading(TRADES, in, 0, underflow))
                .hasMessage("reading " + TYPE + ": java.nio.BufferUnderflowException [MARSHAL299]")
                .hasCause(underflow);
        assertThat(in.position()).isZero();

        Output out = new Output(new Closed());
        out.window(message, first, first + 30, first + 30, first);
        BufferOverflowException overflow = new BufferFullException(8, 0);
        assertThat(Failures.writing(TRADES, out, 0, overflow))
                .hasMessage("writing " + TYPE + ": 8 bytes needed, 0 left [MARSHAL212]")
                .hasCause(overflow);
        assertThat(out.position()).isZero();
    }

    @Test
    void aMissingSchemaDoesNotHideTheCause() {
        RuntimeException cause = new IllegalStateException("the cause");
        Marshaller<Object> broken = new NoBytesMarshaller<>(Object.class) {
            @Override
            public Schema schema() {
                throw new NoClassDefFoundError("gone");
            }
        };
        assertThat(Failures.reading(broken, Input.of(new byte[0]), 0, cause)).hasCause(cause);
        assertThat(Failures.writing(broken, Output.elastic(), 0, cause))
                .hasMessage("writing java.lang.Object: java.lang.IllegalStateException: the cause [MARSHAL299]");
    }
}
