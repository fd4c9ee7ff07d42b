package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

class StreamHeaderTest {
    private static final Marshaller<String> SMALL = new HexMarshaller(Schema.of("Small", "a int32", "b text"));

    /** A header with one byte before it and one after it. */
    private static byte[] bytes(Marshaller<?>... marshallers) {
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeByte((byte) 7);
        StreamHeader.write(bytes.out(), marshallers);
        bytes.out().writeByte((byte) 9);
        return bytes.written();
    }

    private static Input header(Marshaller<?>... marshallers) {
        Input in = Input.of(bytes(marshallers));
        in.position(1);
        return in;
    }

    private static Input of(String text) {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        TestBuffer bytes = TestBuffer.elastic();
        bytes.out().writeInt(0x6A346D01).writeInt(body.length).write(body);
        return bytes.in();
    }

    /** Files that were written long ago begin like this. */
    @Test
    void itsBytesNeverChange() {
        TestBuffer bytes = TestBuffer.elastic();
        StreamHeader.write(bytes.out(), new HexMarshaller(Schema.of("Maß", "größe int32", "b text?")));
        assertThat(bytes.hex())
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
        TestBuffer bytes = TestBuffer.elastic();
        StreamHeader.write(bytes.out(), TradeMarshaller.INSTANCE, SMALL, LegMarshaller.INSTANCE);
        byte[] header = bytes.written();
        String text =
                new String(header, StreamHeader.PREFIX, header.length - StreamHeader.PREFIX, StandardCharsets.UTF_8);
        assertThat(text).isEqualTo("""
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
        Input bytes = header(TradeMarshaller.INSTANCE, SMALL);
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
    void theSameSchemasAreRead() {
        Input bytes = header(TradeMarshaller.INSTANCE, SMALL);
        StreamHeader.check(bytes, SMALL, TradeMarshaller.INSTANCE);
        assertThat(bytes.remaining()).isOne();
    }

    @Test
    void nothingIsWrittenUnlessAllOfItFits() {
        int size = bytes(SMALL).length - 2;
        Output out = Output.to(new byte[size - 1]);
        assertThatThrownBy(() -> StreamHeader.write(out, SMALL)).isInstanceOf(BufferOverflowException.class);
        assertThat(out.position()).isZero();
        Output enough = Output.to(new byte[size]);
        StreamHeader.write(enough, SMALL);
        assertThat(enough.remaining()).isZero();
    }

    @Test
    void typeThatWasNotAnnouncedIsRefused() {
        Input bytes = header(SMALL);
        assertThatThrownBy(() -> StreamHeader.check(bytes, LegMarshaller.INSTANCE))
                .hasMessageContaining("the header announces messages of [Small]")
                .hasMessageContaining("[MARSHAL218]");
        assertThat(bytes.position()).isOne();
    }

    @Test
    void anotherSchemaIsRefused() {
        Input bytes = header(SMALL);
        Marshaller<?> here = new HexMarshaller(Schema.of("Small", "b text?", "a int32", "c int8"));
        assertThatThrownBy(() -> StreamHeader.check(bytes, here))
                .hasMessageContaining("written with another schema")
                .hasMessageContaining("\n  Small.b: text, here text?\n")
                .hasMessageContaining("\n  Small.c: missing, here int8\n")
                .hasMessageContaining("\n  Small: in the order a, b, here b, a\n")
                .hasMessageContaining("[MARSHAL218]");
        assertThat(bytes.position()).isOne();
    }

    @Test
    void aGrownSchemaIsRead() {
        Marshaller<?> there = new HexMarshaller(Schema.of("Small", "Small frame", "a int32"));
        Marshaller<?> here = new HexMarshaller(Schema.of("Small", "Small frame", "a int32", "b text? since=2"));
        for (Input bytes : List.of(header(there), header(here))) {
            StreamHeader.check(bytes, here);
            assertThat(bytes.remaining()).isOne();
        }
        Input later = header(here);
        StreamHeader.check(later, there);
        assertThat(later.remaining()).isOne();
    }

    @Test
    void isRecognizedIfNothingFollows() {
        byte[] header = StreamHeader.toBytes(SMALL);
        Input in = Input.of(header);
        assertThat(StreamHeader.isHeader(in)).isTrue();
        assertThat(in.position()).isZero();
        assertThat(StreamHeader.isHeader(header(SMALL))).isFalse();
        for (int length = 0; length < header.length; length++) {
            assertThat(StreamHeader.isHeader(Input.of(header, 0, length))).isFalse();
        }
        header[0]++;
        assertThat(StreamHeader.isHeader(Input.of(header))).isFalse();
    }

    @Test
    void otherBytesAreNoHeader() {
        Input bytes = Input.of(new byte[] {1, 2, 3, 4, 0, 0, 0, 0, 5});
        assertThatThrownBy(() -> StreamHeader.read(bytes))
                .hasMessageContaining("the bytes begin with 0102030400000000")
                .hasMessageContaining("[MARSHAL219]");
        assertThat(bytes.position()).isZero();
        TestBuffer negative = TestBuffer.elastic();
        negative.out().writeInt(0x6A346D01).writeInt(-1);
        assertThatThrownBy(() -> StreamHeader.read(negative.in())).hasMessageContaining("the bytes begin with");
    }

    @Test
    void isRefusedWhereverItIsCutOff() {
        byte[] whole = bytes(SMALL);
        for (int limit = 1; limit < whole.length - 1; limit++) {
            Input bytes = Input.of(whole, 1, limit - 1);
            assertThatThrownBy(() -> StreamHeader.read(bytes)).hasMessageContaining("[MARSHAL219]");
            assertThatThrownBy(() -> StreamHeader.check(bytes, SMALL)).hasMessageContaining("[MARSHAL219]");
            assertThat(bytes.position()).isOne();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "type X 0123456789abcde"})
    void emptyTextsAreNotAHeader(String text) {
        assertThatThrownBy(() -> StreamHeader.read(of(text))).hasMessageContaining("[MARSHAL219]");
    }

    @Test
    void anAnnouncedTypeNeedsASchema() {
        Input bytes = of("type Small 0123456789abcdef\n" + Schemas.of(List.of()));
        assertThatThrownBy(() -> StreamHeader.check(bytes, SMALL)).hasMessageContaining("[MARSHAL219]");
        assertThat(bytes.position()).isZero();
    }

    @Test
    void aFieldOfAnUnknownWireTypeDiffers() {
        Schema later = Schema.of("Small", "a int32", "b hyperaddress?");
        Input bytes = of("type Small 0123456789abcdef\n" + Schemas.of(List.of(later)));
        assertThatThrownBy(() -> StreamHeader.check(bytes, SMALL))
                .hasMessageContaining("[MARSHAL218]")
                .hasMessageContaining("Small.b");
        assertThat(bytes.position()).isZero();
    }

    @Test
    void aRenameInTheLockFileIsNoDifference() {
        Schema was = Schema.of("Small", "a int32", "c text");
        Marshaller<String> former = new HexMarshaller(was);
        LockFile lock = LockFile.empty().accept(List.of(was)).accept(List.of(SMALL.schema()));
        assertThatThrownBy(() -> StreamHeader.check(header(former), SMALL)).hasMessageContaining("Small.c: text");
        Input in = header(former);
        StreamHeader.check(in, lock, SMALL);
        assertThat(in.readByte()).isEqualTo((byte) 9);
        Marshaller<String> other = new HexMarshaller(Schema.of("Small", "a int32", "d text"));
        assertThatThrownBy(() -> StreamHeader.check(header(former), lock, other))
                .hasMessageContaining("[MARSHAL218]");
    }
}
