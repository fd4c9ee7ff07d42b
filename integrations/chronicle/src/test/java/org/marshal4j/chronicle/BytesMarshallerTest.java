package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;

/** Marshallers that take Bytes, generated or hand-written. */
class BytesMarshallerTest {
    private static final Marshaller<Quote> WITHOUT_BYTES = new TestMarshaller<>(
            Quote.class,
            QuoteMarshaller.INSTANCE.schema(),
            QuoteMarshaller.INSTANCE::write,
            (Input in) -> QuoteMarshaller.INSTANCE.read(in));

    @Test
    void marshallerForBytesIsReturnedItself() {
        assertThat(ChronicleMarshaller.over(QuoteMarshaller.INSTANCE)).isSameAs(QuoteMarshaller.INSTANCE);
        assertThat(ChronicleMarshaller.of(Quote.class)).isSameAs(QuoteMarshaller.INSTANCE);
        assertThatThrownBy(() -> ChronicleMarshaller.of(String.class)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anyOtherMarshallerIsAdapted() {
        ChronicleMarshaller<Quote> adapted = ChronicleMarshaller.over(WITHOUT_BYTES);
        assertThat(adapted.type()).isEqualTo(Quote.class);
        assertThat(adapted.schema()).isEqualTo(QuoteMarshaller.INSTANCE.schema());
        assertThat(adapted).isEqualTo(ChronicleMarshaller.over(WITHOUT_BYTES));

        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        adapted.write(Quote.sample(), bytes);
        assertThat(bytes.writePosition()).isEqualTo(QuoteMarshaller.SIZE);
        assertThat(adapted.read(bytes)).isEqualTo(Quote.sample());
        assertThat(bytes.readRemaining()).isZero();

        byte[] message = adapted.toByteArray(Quote.sample());
        assertThat(message).isEqualTo(QuoteMarshaller.INSTANCE.toByteArray(Quote.sample()));
        assertThat(adapted.fromByteArray(message)).isEqualTo(Quote.sample());
        Output out = Output.elastic();
        adapted.write(Quote.sample(), out);
        assertThat(out.position()).isEqualTo(QuoteMarshaller.SIZE);
        assertThat(ChronicleMarshaller.over((Marshaller<Quote>) QuoteMarshaller.INSTANCE)
                        .sizeOf(Quote.sample()))
                .isEqualTo(QuoteMarshaller.SIZE);
        assertThatThrownBy(() -> adapted.sizeOf(Quote.sample())).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void fillsAnObject() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        QuoteMarshaller.INSTANCE.write(Quote.of(7, false, null), bytes);
        Quote quote = new Quote();
        QuoteMarshaller.INSTANCE.readInto(quote, bytes);
        assertThat(quote).isEqualTo(Quote.sample());
        QuoteMarshaller.INSTANCE.readInto(quote, bytes);
        assertThat(quote).isEqualTo(Quote.of(7, false, null));
        assertThat(bytes.readRemaining()).isZero();
        bytes.releaseLast();
    }

    @Test
    void typeThatOnlyAConstructorCanFillIsRefused() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ChronicleMarshaller<Quote> adapted = ChronicleMarshaller.over(WITHOUT_BYTES);
        adapted.write(Quote.sample(), bytes);
        assertThatThrownBy(() -> adapted.readInto(new Quote(), bytes))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("use read() instead of readInto()");
        assertThat(bytes.readPosition()).isZero();
    }
}
