package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.LockFile;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.Schemas;

/** Messages that were written by another version of a class are read as what they are, or refused. */
class FormerFormsTest {
    private static final String TYPE = Quote.class.getName();
    private static final Schema TODAY = QuoteMarshaller.INSTANCE.schema();

    /** Times have more bytes since, and bids are called prices. */
    private static final Schema FIRST = Schema.parse(TYPE, List.of("at int32", "bid float64", "symbol text?"));

    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(FIRST))
            .accept(List.of(Schema.parse(TYPE, List.of("at int32", "price float64", "symbol text?"))))
            .accept(List.of(TODAY));

    private static final byte[] OLD = ByteBuffer.allocate(18)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(7)
            .putDouble(1.25)
            .put((byte) 5)
            .put("VOD.L".getBytes(java.nio.charset.StandardCharsets.US_ASCII))
            .array();

    private final Headers headers = new RecordHeaders();

    private static MarshallerDeserializer<Quote> quotes() {
        return MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);
    }

    private byte[] written(Schema schema, byte[] message) {
        return MarshallerSerializer.of(new Told(schema)).serialize("quotes", headers, message);
    }

    @Test
    void formThatNobodyKnowsIsRefusedBeforeAByteIsRead() {
        byte[] bytes = written(FIRST, OLD);

        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("was written with the form " + Forms.text(FIRST.fingerprint()))
                .hasMessageContaining("was told nothing about other forms");
        assertThatThrownBy(() -> quotes().knowing(LockForms.of(LockFile.empty().accept(List.of(TODAY))))
                        .deserialize("quotes", headers, bytes))
                .hasMessageContaining("none of the known forms is that one");
    }

    @Test
    void formOfTheLockIsConverted() {
        byte[] bytes = written(FIRST, OLD);

        assertThat(quotes().knowing(LockForms.of(LOCK)).deserialize("quotes", headers, bytes))
                .isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    @Test
    void formOfAStoreIsConverted() {
        MarshallerSerde<Quote> serde =
                MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).knowing(LockForms.of(LOCK));
        byte[] stored = MarshallerSerde.forStores(new Told(FIRST)).serializer().serialize("store", OLD);

        assertThat(serde.deserializer().deserialize("store", stored)).isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    @Test
    void formInTheRecordIsConverted() {
        Schema narrow = Schema.parse(TYPE, List.of("at int32", "price float64", "symbol text?"));
        byte[] bytes =
                MarshallerSerializer.of(new Told(narrow)).withSchemaInline().serialize("quotes", headers, OLD);

        assertThat(quotes().deserialize("quotes", headers, bytes)).isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    /** Or a sender could have bytes read as another form than their fingerprint says. */
    @Test
    void formInTheRecordHasToBeTheOneOfTheFingerprint() {
        byte[] bytes = written(FIRST, OLD);
        headers.add("marshal4j.value.schema", WrittenForm.toBytes(TradeMarshaller.INSTANCE));
        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("has the fingerprint");

        headers.add("marshal4j.value.schema", new byte[] {1, 2, 3});
        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("MARSHAL219");
    }

    @Test
    void valueWithoutAPlaceIsRefusedWithTheDifferences() {
        Schema text = Schema.parse(TYPE, List.of("at text", "price float64", "symbol text?"));
        LockFile lock = LockFile.empty().accept(List.of(text)).accept(List.of(TODAY));
        byte[] message = ByteBuffer.allocate(17)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) 4)
                .put("noon".getBytes(java.nio.charset.StandardCharsets.US_ASCII))
                .putDouble(1.25)
                .put(3, (byte) 'n')
                .array();
        byte[] bytes = written(text, message);

        assertThatThrownBy(() -> quotes().knowing(LockForms.of(lock)).deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("MARSHAL220")
                .hasMessageContaining("at: ");
    }

    @Test
    void evolvableTypesAreReadAcrossVersions() {
        Trade trade = new Trade();
        trade.id = 42;
        trade.fee = 0.5;
        Schema first = Schema.parse(
                Trade.class.getName(),
                TradeMarshaller.INSTANCE.schema().fields().stream()
                        .map(Object::toString)
                        .filter(line -> !line.contains("fee"))
                        .toList());
        byte[] frame = ByteBuffer.allocate(12)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(8)
                .putLong(42)
                .array();
        byte[] bytes = written(first, frame);
        FormSource source = fingerprint -> fingerprint == first.fingerprint()
                ? Optional.of(new WrittenForm(Trade.class.getName(), Schemas.of(List.of(first))))
                : Optional.empty();

        Trade read = MarshallerDeserializer.of(TradeMarshaller.INSTANCE)
                .knowing(source)
                .deserialize("trades", headers, bytes);

        assertThat(read.id).isEqualTo(42);
        assertThat(read.fee).isZero();
    }

    /** Asking a source may be a journey over the net. */
    @Test
    void sourceIsAskedOnce() {
        int[] asked = {0};
        FormSource source = fingerprint -> {
            asked[0]++;
            return LockForms.of(LOCK).find(fingerprint);
        };
        MarshallerDeserializer<Quote> deserializer = quotes().knowing(source);
        byte[] bytes = written(FIRST, OLD);

        for (int i = 0; i < 3; i++) {
            assertThat(deserializer.deserialize("quotes", headers, bytes).at()).isEqualTo(7);
        }
        assertThat(asked[0]).isOne();
    }

    @Test
    void closingClosesTheSources() {
        boolean[] closed = {false};
        FormSource source = new FormSource() {
            @Override
            public Optional<WrittenForm> find(long fingerprint) {
                return Optional.empty();
            }

            @Override
            public void close() {
                closed[0] = true;
            }
        };

        quotes().knowing(source).close();

        assertThat(closed[0]).isTrue();
    }
}
