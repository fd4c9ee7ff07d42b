package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.ClosedIllegalStateException;
import net.openhft.chronicle.core.io.ReferenceOwner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Input;

/**
 * Bytes whose memory has been released. Chronicle's exception says so, and nothing accesses memory that may now belong
 * to somebody else.
 */
class RefusedBuffersTest {
    /** Bytes over native memory, and Bytes that are closed; the memory of an array is never released. */
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {
                "NATIVE_GROWING",
                "NATIVE_FIXED",
                "NATIVE_FROM_EMPTY",
                "DIRECT_BYTE_BUFFER",
                "ELASTIC_BYTE_BUFFER",
                "MAPPED_CHUNKS",
                "MAPPED_WHOLE",
                "HEX_DUMP",
                "GUARDED",
                "UNCHECKED_NATIVE",
                "VANILLA",
                "SUB"
            })
    void isRefusedWithChroniclesException(Buffers kind) {
        Bytes<?> bytes = kind.make();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        QuoteMarshaller.INSTANCE.read(bytes);
        release(bytes);
        long written = bytes.writePosition();
        long read = bytes.readPosition();

        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes))
                    .isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.read(bytes))
                    .isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> QuoteMarshaller.INSTANCE.readInto(new Quote(), bytes))
                    .isInstanceOf(ClosedIllegalStateException.class);
            assertThatThrownBy(() -> ChronicleBuffers.read(bytes, Input::readByte))
                    .isInstanceOf(ClosedIllegalStateException.class);
        }
        assertThat(bytes.writePosition()).isEqualTo(written);
        assertThat(bytes.readPosition()).isEqualTo(read);

        // The next Bytes work as usual.
        Bytes<?> next = kind.make();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), next);
        assertThat(QuoteMarshaller.INSTANCE.read(next)).isEqualTo(Quote.sample());
        next.releaseLast();
    }

    private static void release(Bytes<?> bytes) {
        if (bytes.bytesStore().refCount() > 1) {
            bytes.bytesStore().release(ReferenceOwner.INIT);
        }
        bytes.releaseLast();
    }

    /** A view whose memory was released by its owner. */
    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {"VANILLA", "SUB", "UNCHECKED_NATIVE"})
    void releasedViewIsRefused(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[8]);
        release(bytes);

        assertThatThrownBy(() -> Blocks.writeBlock(bytes, new byte[8])).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> Blocks.readBlock(bytes, 8)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void isRefusedWhileBeingWritten() {
        for (Buffers kind : new Buffers[] {Buffers.NATIVE_GROWING, Buffers.NATIVE_FIXED, Buffers.MAPPED_CHUNKS}) {
            Bytes<?> bytes = kind.make();
            TestMarshaller<Quote> releasing = new TestMarshaller<>(
                    Quote.class,
                    QuoteMarshaller.INSTANCE.schema(),
                    (quote, out) -> {
                        out.writeByte((byte) 1);
                        bytes.releaseLast();
                        out.write(new byte[1 << 20]);
                    },
                    in -> new Quote());
            assertThatThrownBy(() -> ChronicleMarshaller.over(releasing).write(Quote.sample(), bytes))
                    .as("%s", kind)
                    .isInstanceOf(ClosedIllegalStateException.class);
            afterwardsAllIsAsEver();
        }
    }

    /** Bytes over native memory; a view does not own its memory. */
    private static final Buffers[] OVER_MEMORY = {
        Buffers.NATIVE_GROWING, Buffers.NATIVE_FIXED, Buffers.MAPPED_CHUNKS, Buffers.VANILLA, Buffers.SUB
    };

    /** The user's failure is reported, although it can no longer be located. */
    @Test
    void failureOfAWriteDoesNotReadReleasedMemory() {
        for (Buffers kind : OVER_MEMORY) {
            Bytes<?> bytes = kind.make();
            RuntimeException failure = new UnsupportedOperationException("broken");
            TestMarshaller<Quote> releasing = new TestMarshaller<>(
                    Quote.class,
                    QuoteMarshaller.INSTANCE.schema(),
                    (quote, out) -> {
                        out.write(new byte[9]);
                        release(bytes);
                        throw failure;
                    },
                    in -> new Quote());
            assertThatThrownBy(() -> ChronicleMarshaller.over(releasing).write(Quote.sample(), bytes))
                    .as("%s", kind)
                    .hasMessage("writing org.marshal4j.chronicle.Quote:"
                            + " java.lang.UnsupportedOperationException: broken [MARSHAL299]")
                    .hasCause(failure);
            afterwardsAllIsAsEver();
        }
    }

    @Test
    void failureOfAReadDoesNotReadReleasedMemory() {
        for (Buffers kind : OVER_MEMORY) {
            Bytes<?> bytes = kind.make();
            Blocks.writeBlock(bytes, new byte[10]);
            RuntimeException failure = new BufferUnderflowException();
            TestMarshaller<Quote> releasing =
                    new TestMarshaller<>(Quote.class, QuoteMarshaller.INSTANCE.schema(), (quote, out) -> {}, in -> {
                        in.skip(9);
                        release(bytes);
                        throw failure;
                    });
            assertThatThrownBy(() -> ChronicleMarshaller.over(releasing).read(bytes))
                    .as("%s", kind)
                    .hasMessage("reading org.marshal4j.chronicle.Quote: java.nio.BufferUnderflowException [MARSHAL299]")
                    .hasCause(failure);
            afterwardsAllIsAsEver();
        }
    }

    /** The target and the source of this thread have been returned. */
    private static void afterwardsAllIsAsEver() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
    }
}
