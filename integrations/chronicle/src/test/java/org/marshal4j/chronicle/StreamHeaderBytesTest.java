package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.schema.Schema;

/** Headers in Bytes. */
class StreamHeaderBytesTest {
    private static final Marshaller<Quote> OTHER = new TestMarshaller<>(
            Quote.class, TypeSchema.of(Quote.class, "id int32"), (quote, out) -> {}, in -> new Quote());

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void isWrittenCheckedAndRead(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[3]);
        Blocks.readBlock(bytes, 3);
        long start = bytes.readPosition();
        ChronicleBuffers.writeHeader(bytes, QuoteMarshaller.INSTANCE);
        assertThat(bytes.toByteArray()).isEqualTo(StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);

        assertThatThrownBy(() -> ChronicleBuffers.checkHeader(bytes, OTHER)).hasMessageContaining("[MARSHAL218]");
        assertThat(bytes.readPosition()).isEqualTo(start);

        ChronicleBuffers.checkHeader(bytes, QuoteMarshaller.INSTANCE);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        assertThat(bytes.readRemaining()).isZero();

        bytes.readPosition(start);
        Schema schema = QuoteMarshaller.INSTANCE.schema();
        assertThat(ChronicleBuffers.readHeader(bytes).fingerprints())
                .isEqualTo(Map.of(Quote.class.getName(), schema.fingerprint()));
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        bytes.releaseLast();
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void invalidValueMovesNothing(Buffers kind) {
        Bytes<?> bytes = kind.make();
        Blocks.writeBlock(bytes, new byte[20]);
        long start = bytes.readPosition();
        assertThatThrownBy(() -> ChronicleBuffers.readHeader(bytes)).hasMessageContaining("[MARSHAL219]");
        assertThatThrownBy(() -> ChronicleBuffers.checkHeader(bytes, QuoteMarshaller.INSTANCE))
                .hasMessageContaining("[MARSHAL219]");
        assertThat(bytes.readPosition()).isEqualTo(start);

        long position = bytes.writePosition();
        bytes.writeLimit(Blocks.written(bytes) + StreamHeader.toBytes(QuoteMarshaller.INSTANCE).length - 1);
        assertThatThrownBy(() -> ChronicleBuffers.writeHeader(bytes, QuoteMarshaller.INSTANCE))
                .isInstanceOf(BufferOverflowException.class);
        assertThat(bytes.writePosition()).isEqualTo(position);
        bytes.releaseLast();
    }
}
