package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.BufferUnderflowException;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import net.openhft.chronicle.core.io.ThreadingIllegalStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;

/** How exceptions that Chronicle's users know are reported. */
class ChronicleFailuresTest {
    private static final String TYPE = "org.marshal4j.chronicle.Quote";

    private static ChronicleMarshaller<Quote> failing(Throwable failure) {
        return ChronicleMarshaller.over(new TestMarshaller<>(
                Quote.class,
                QuoteMarshaller.INSTANCE.schema(),
                (quote, out) -> {
                    out.write(new byte[10]);
                    raise(failure);
                },
                in -> {
                    in.skip(10);
                    raise(failure);
                    return new Quote();
                }));
    }

    private static void raise(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) failure;
    }

    static List<Throwable> known() {
        return List.of(
                new InvalidMarshallableException("test"),
                new ClosedIllegalStateException("test"),
                new ThreadingIllegalStateException("test", null),
                new OutOfMemoryError("test"));
    }

    @ParameterizedTest
    @MethodSource("known")
    void arePassedOn(Throwable failure) {
        for (Buffers kind : Buffers.values()) {
            Bytes<?> bytes = kind.make();
            QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
            long written = bytes.writePosition();
            long read = bytes.readPosition();
            assertThat(catchThrowable(() -> failing(failure).write(Quote.sample(), bytes)))
                    .as("%s", kind)
                    .isSameAs(failure);
            assertThat(bytes.writePosition()).as("%s", kind).isEqualTo(written);
            assertThat(catchThrowable(() -> failing(failure).read(bytes)))
                    .as("%s", kind)
                    .isSameAs(failure);
            assertThat(bytes.readPosition()).as("%s", kind).isEqualTo(read);
            assertThat(failure.getSuppressed()).as("%s", kind).isEmpty();
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void othersBecomeTheCauseAndAreLocated(Buffers kind) {
        Bytes<?> bytes = kind.make();
        RuntimeException failure = new IllegalStateException("broken");
        assertThatThrownBy(() -> failing(failure).write(Quote.sample(), bytes))
                .isInstanceOf(MarshalException.class)
                .hasMessage("writing " + TYPE + ".sizes at offset 10: java.lang.IllegalStateException: broken"
                        + " [MARSHAL299]")
                .hasCause(failure);
        assertThat(Blocks.written(bytes)).isEqualTo(kind == Buffers.SUB ? 8 : 0);

        Blocks.writeBlock(bytes, new byte[12]);
        assertThatThrownBy(() -> failing(new BufferUnderflowException()).read(bytes))
                .isInstanceOf(MarshalException.class)
                .hasCauseInstanceOf(BufferUnderflowException.class);
        assertThat(bytes.readRemaining()).isEqualTo(12);
        bytes.releaseLast();
    }

    /** This also applies if a marshaller writes to other memory than Bytes. */
    @Test
    void arePassedOnFromArraysToo() {
        RuntimeException invalid = new InvalidMarshallableException("test");
        Output out = Output.elastic();
        assertThat(catchThrowable(() -> failing(invalid).write(Quote.sample(), out)))
                .isSameAs(invalid);
        assertThat(out.position()).isZero();
        Input in = Input.of(new byte[20]);
        assertThat(catchThrowable(() -> failing(invalid).read(in))).isSameAs(invalid);
        assertThat(in.position()).isZero();
        assertThat(catchThrowable(() -> failing(invalid).toByteArray(Quote.sample())))
                .isSameAs(invalid);
    }

    @Test
    void onlyTheseAreLeftUnchanged() {
        ChronicleFailures failures = new ChronicleFailures();
        assertThat(failures.isUntouched(new InvalidMarshallableException("x"))).isTrue();
        assertThat(failures.isUntouched(new ClosedIllegalStateException("x"))).isTrue();
        assertThat(failures.isUntouched(new ThreadingIllegalStateException("x", null)))
                .isTrue();
        assertThat(failures.isUntouched(new IllegalStateException("x"))).isFalse();
        assertThat(failures.isUntouched(new BufferUnderflowException())).isFalse();
    }
}
