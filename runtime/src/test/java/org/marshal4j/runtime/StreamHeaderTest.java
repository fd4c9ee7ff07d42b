package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.Schemas;

class StreamHeaderTest {
    private static final Marshaller<String> SMALL = new HexMarshaller(Schema.of("Small", "a int32", "b text"));

    private static Bytes<?> header(Marshaller<?>... marshallers) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        bytes.writeByte((byte) 7);
        StreamHeader.write(bytes, marshallers);
        bytes.writeByte((byte) 9);
        bytes.readPosition(1);
        return bytes;
    }

    private static Bytes<?> of(String text) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        bytes.writeInt(0x6A346D01);
        bytes.writeInt(body.length);
        bytes.write(body);
        return bytes;
    }

    /** What files begin with that were written long ago. */
    @Test
    void itsBytesNeverChange() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        StreamHeader.write(bytes, new HexMarshaller(Schema.of("Maß", "größe int32", "b text?")));
        assertThat(HexFormat.ofDelimiter(" ").formatHex(bytes.toByteArray()))
                .isEqualTo("01 6d 34 6a 42 00 00 00 "
                        + "74 79 70 65 20 4d 61 c3 9f 20 36 65 62 64 39 62 62 35 36 61 65 38 63 39 65 30 0a "
                        + "77 69 72 65 20 31 0a "
                        + "0a "
                        + "4d 61 c3 9f 0a "
                        + "20 20 67 72 c3 b6 c3 9f 65 20 69 6e 74 33 32 0a "
                        + "20 20 62 20 74 65 78 74 3f 0a");
    }

    @Test
    void itsTextNeverChanges() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        StreamHeader.write(bytes, TradeMarshaller.INSTANCE, SMALL, LegMarshaller.INSTANCE);
        bytes.readPosition(StreamHeader.PREFIX);
        assertThat(new String(bytes.toByteArray(), StandardCharsets.UTF_8)).isEqualTo("""
                type org.marshal4j.runtime.trade.Trade 06745dbe26afb1f6
                type Small 10cfab9c82e79a60
                type org.marshal4j.runtime.trade.Leg 0377f2604bd17ce3
                wire 1

                Small
                  a int32
                  b text

                org.marshal4j.runtime.trade.Leg
                  price float64
                  quantity int32
                  open bool

                org.marshal4j.runtime.trade.Trade
                  id int64
                  lots int32
                  urgent bool
                  limit float64?
                  symbol text?
                  side enum org.marshal4j.runtime.trade.Side(BUY,SELL)?
                  sizes int32[]?
                  legs list<org.marshal4j.runtime.trade.Leg?>?
                  hedge org.marshal4j.runtime.trade.Leg?
                  previous org.marshal4j.runtime.trade.Trade?
                """);
    }

    @Test
    void hasTheSchemasAndFingerprints() {
        Bytes<?> bytes = header(TradeMarshaller.INSTANCE, SMALL);
        StreamHeader header = StreamHeader.read(bytes);
        assertThat(bytes.readByte()).isEqualTo((byte) 9);
        Schema trade = TradeMarshaller.INSTANCE.schema();
        assertThat(header.fingerprints())
                .isEqualTo(Map.of(
                        trade.type(),
                        trade.fingerprint(),
                        "Small",
                        SMALL.schema().fingerprint()));
        assertThat(header.schemas().apply("Small").fields())
                .isEqualTo(SMALL.schema().fields());
        Schema leg = LegMarshaller.INSTANCE.schema();
        assertThat(header.schemas().apply(leg.type()).fields())
                .as("what a type holds")
                .isEqualTo(leg.fields());
    }

    @Test
    void theSameFormsAreRead() {
        Bytes<?> bytes = header(TradeMarshaller.INSTANCE, SMALL);
        StreamHeader.check(bytes, SMALL, TradeMarshaller.INSTANCE);
        assertThat(bytes.readRemaining()).isOne();
    }

    @Test
    void itsPartsAreNamedInAHexDump() {
        Bytes<?> dump = new HexDumpBytes();
        StreamHeader.write(dump, SMALL);
        assertThat(dump.toHexString()).contains("header").contains("schemas");
        dump.releaseLast();
    }

    @Test
    void whatWasNotAnnouncedIsRefused() {
        Bytes<?> bytes = header(SMALL);
        assertThatThrownBy(() -> StreamHeader.check(bytes, LegMarshaller.INSTANCE))
                .hasMessageContaining("the header announces messages of [Small]")
                .hasMessageContaining("[MARSHAL218]");
        assertThat(bytes.readPosition()).isOne();
    }

    @Test
    void whatHasAnotherFormIsRefused() {
        Bytes<?> bytes = header(SMALL);
        Marshaller<?> here = new HexMarshaller(Schema.of("Small", "b text?", "a int32", "c int8"));
        assertThatThrownBy(() -> StreamHeader.check(bytes, here))
                .hasMessageContaining("written with another schema")
                .hasMessageContaining("\n  Small.b: text, here text?\n")
                .hasMessageContaining("\n  Small.c: missing, here int8\n")
                .hasMessageContaining("\n  Small: in the order a, b, here b, a\n")
                .hasMessageContaining("[MARSHAL218]");
        assertThat(bytes.readPosition()).isOne();
    }

    @Test
    void whatHasGrownIsRead() {
        Marshaller<?> there = new HexMarshaller(Schema.of("Small", "Small frame", "a int32"));
        Marshaller<?> here = new HexMarshaller(Schema.of("Small", "Small frame", "a int32", "b text? since=2"));
        for (Bytes<?> bytes : List.of(header(there), header(here))) {
            StreamHeader.check(bytes, here);
            assertThat(bytes.readRemaining()).isOne();
        }
        Bytes<?> later = header(here);
        StreamHeader.check(later, there);
        assertThat(later.readRemaining()).isOne();
    }

    @Test
    void otherBytesAreNoHeader() {
        Bytes<?> bytes = Bytes.wrapForRead(new byte[] {1, 2, 3, 4, 0, 0, 0, 0, 5});
        assertThatThrownBy(() -> StreamHeader.read(bytes))
                .hasMessageContaining("the bytes begin with 0102030400000000")
                .hasMessageContaining("[MARSHAL219]");
        assertThat(bytes.readPosition()).isZero();
        Bytes<?> negative = Bytes.allocateElasticOnHeap();
        negative.writeInt(0x6A346D01);
        negative.writeInt(-1);
        assertThatThrownBy(() -> StreamHeader.read(negative)).hasMessageContaining("the bytes begin with");
    }

    @Test
    void isRefusedWhereverItEnds() {
        Bytes<?> bytes = header(SMALL);
        long end = bytes.readLimit() - 1;
        for (long limit = 1; limit < end; limit++) {
            bytes.readLimit(limit);
            assertThatThrownBy(() -> StreamHeader.read(bytes)).hasMessageContaining("[MARSHAL219]");
            assertThatThrownBy(() -> StreamHeader.check(bytes, SMALL)).hasMessageContaining("[MARSHAL219]");
            assertThat(bytes.readPosition()).isOne();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "type X 0123456789abcde"})
    void textsThatSayNothingAreNoHeader(String text) {
        assertThatThrownBy(() -> StreamHeader.read(of(text))).hasMessageContaining("[MARSHAL219]");
    }

    @Test
    void anAnnouncedTypeWithoutSchemaIsNoHeader() {
        Bytes<?> bytes = of("type Small 0123456789abcdef\n" + Schemas.of(List.of()));
        assertThatThrownBy(() -> StreamHeader.check(bytes, SMALL)).hasMessageContaining("[MARSHAL219]");
        assertThat(bytes.readPosition()).isZero();
    }
}
