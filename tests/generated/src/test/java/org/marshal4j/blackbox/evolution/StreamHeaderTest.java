package org.marshal4j.blackbox.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.evolution.former.Trade;
import org.marshal4j.blackbox.evolution.former.TradeMarshaller;
import org.marshal4j.blackbox.evolution.v1.Order;
import org.marshal4j.blackbox.evolution.v1.OrderMarshaller;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.inspect.Explain;

class StreamHeaderTest {
    private static final int PREFIX = 8;

    @Test
    void acceptsReadersWithTheSameSchemas() {
        Bytes<?> file = header();
        file.writeInt(42);
        ChronicleBuffers.checkHeader(file, OrderMarshaller.INSTANCE);
        assertThat(file.readInt()).isEqualTo(42);
    }

    @Test
    void beginsWithMarkAndSize() {
        Bytes<?> file = header();
        assertThat(file.readInt()).isEqualTo(0x6A346D01);
        assertThat(file.readInt()).isEqualTo((int) file.readRemaining());
        assertThat(text(header())).startsWith("type org.marshal4j.blackbox.evolution.former.Trade ");
    }

    @Test
    void explainsMessagesWithoutTheirClasses() {
        Trade trade = new Trade();
        trade.required = "yes";
        Bytes<?> file = header();
        TradeMarshaller.INSTANCE.write(trade, file);
        StreamHeader header = ChronicleBuffers.readHeader(file);
        assertThat(header.fingerprints())
                .containsEntry(
                        Trade.class.getName(), TradeMarshaller.INSTANCE.schema().fingerprint())
                .containsKey(Order.class.getName());
        assertThat(Explain.explain(
                        header.schemas().apply(Trade.class.getName()), header.schemas(), ChronicleBuffers.input(file)))
                .isEqualTo(Explain.explain(TradeMarshaller.INSTANCE, ChronicleBuffers.input(file)));
    }

    @Test
    void showsDifferencesFieldByField() {
        Bytes<?> file = changed(text -> text.replaceFirst("price float32", "price float64")
                .replaceFirst("  gone text\\?", "  went text?\n  more int32")
                .replaceFirst("letter char16", "letter int16")
                .replaceFirst("Trade [0-9a-f]{16}", "Trade 0123456789abcdef"));
        String type = Trade.class.getName();
        MarshalException refused = refused(file);
        assertThat(refused.code()).isEqualTo("MARSHAL218");
        assertThat(refused)
                .hasMessageContaining("reading " + type + " at offset 0: written with another schema")
                .hasMessageContaining("\n  " + type + ".price: float64, here float32\n")
                .hasMessageContaining("\n  " + type + ".went: text?, missing here\n")
                .hasMessageContaining("\n  " + type + ".more: int32, missing here\n")
                .hasMessageContaining("\n  " + type + ".gone: missing, here text?\n")
                .hasMessageContaining("\n  " + type + "$Leg.letter: int16, here char16\n");
        assertThat(file.readPosition()).isZero();
    }

    @Test
    void refusesTypesThatWereNotAnnounced() {
        Bytes<?> file = Bytes.allocateElasticOnHeap();
        ChronicleBuffers.writeHeader(file, OrderMarshaller.INSTANCE);
        MarshalException refused = refused(file);
        assertThat(refused.code()).isEqualTo("MARSHAL218");
        assertThat(refused).hasMessageContaining("the header announces messages of [" + Order.class.getName() + "]");
        assertThat(file.readPosition()).isZero();
    }

    @Test
    void refusesBytesThatAreNoHeader() {
        Bytes<?> message = Bytes.allocateElasticOnHeap();
        Trade trade = new Trade();
        trade.required = "yes";
        TradeMarshaller.INSTANCE.write(trade, message);
        assertThat(refused(message).code()).isEqualTo("MARSHAL219");
        assertThat(message.readPosition()).isZero();
        assertThat(refused(changed(text -> "nonsense")).code()).isEqualTo("MARSHAL219");
    }

    @Test
    void refusesTruncatedHeaders() {
        byte[] whole = header().toByteArray();
        for (int size = 0; size < whole.length; size++) {
            Bytes<?> part = Bytes.wrapForRead(java.util.Arrays.copyOf(whole, size));
            assertThat(refused(part).code()).as("of %s bytes", size).isEqualTo("MARSHAL219");
            assertThat(part.readPosition()).isZero();
        }
    }

    @Test
    void itsFirstBytesContainItsSize() {
        byte[] whole = header().toByteArray();
        for (int size = 0; size < whole.length; size++) {
            Bytes<?> part = Bytes.wrapForRead(java.util.Arrays.copyOf(whole, size));
            if (size >= StreamHeader.PREFIX) {
                assertThat(StreamHeader.size(ChronicleBuffers.input(part))).isEqualTo(whole.length);
            } else {
                MarshalException refused = catchThrowableOfType(
                        MarshalException.class, () -> StreamHeader.size(ChronicleBuffers.input(part)));
                assertThat(refused.code()).isEqualTo("MARSHAL219");
            }
            assertThat(part.readPosition()).isZero();
        }
    }

    private static MarshalException refused(Bytes<?> file) {
        return catchThrowableOfType(
                MarshalException.class, () -> ChronicleBuffers.checkHeader(file, TradeMarshaller.INSTANCE));
    }

    private static Bytes<?> header() {
        Bytes<?> file = Bytes.allocateElasticOnHeap();
        ChronicleBuffers.writeHeader(file, TradeMarshaller.INSTANCE, OrderMarshaller.INSTANCE);
        return file;
    }

    private static String text(Bytes<?> header) {
        byte[] bytes = header.toByteArray();
        return new String(bytes, PREFIX, bytes.length - PREFIX, StandardCharsets.UTF_8);
    }

    private static Bytes<?> changed(UnaryOperator<String> change) {
        byte[] body = change.apply(text(header())).getBytes(StandardCharsets.UTF_8);
        Bytes<?> file = Bytes.allocateElasticOnHeap();
        file.writeInt(0x6A346D01);
        file.writeInt(body.length);
        file.write(body);
        return file;
    }
}
