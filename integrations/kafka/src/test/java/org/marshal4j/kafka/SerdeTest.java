package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.StreamHeader;

/** A Serde that a program creates, which Kafka does not configure. */
class SerdeTest {
    private static final Quote QUOTE = new Quote(7, 1.25, "VOD.L");
    private static final Symbol SYMBOL = new Symbol("VOD.L");

    private final Headers headers = new RecordHeaders();

    private static MarshallerSerde<Quote> quotes() {
        return MarshallerSerde.of(QuoteMarshaller.INSTANCE);
    }

    @Test
    void keysAndValuesHaveSeparateHeaders() {
        MarshallerSerde<Symbol> keys =
                MarshallerSerde.of(SymbolMarshaller.INSTANCE).forKeys();
        byte[] key = keys.serializer().serialize("quotes", headers, SYMBOL);
        byte[] value = quotes().serializer().serialize("quotes", headers, QUOTE);

        assertThat(headers).extracting(Header::key).containsExactly("marshal4j.key.form", "marshal4j.value.form");
        assertThat(keys.deserializer().deserialize("quotes", headers, key)).isEqualTo(SYMBOL);
        assertThat(quotes().deserializer().deserialize("quotes", headers, value))
                .isEqualTo(QUOTE);
    }

    @Test
    void equalKeysNeedEqualBytes() {
        assertThatThrownBy(() -> quotes().forKeys())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("org.marshal4j.kafka.Quote.price is float64");
        assertThatThrownBy(() ->
                        MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).forKeys())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void uncheckedKeysAreKeys() {
        MarshallerSerde<Quote> keys = quotes().forUncheckedKeys();
        byte[] key = keys.serializer().serialize("quotes", headers, QUOTE);

        assertThat(headers).extracting(Header::key).containsExactly("marshal4j.key.form");
        MarshallerSerializer.of(SymbolMarshaller.INSTANCE).serialize("quotes", headers, SYMBOL);
        assertThat(keys.deserializer().deserialize("quotes", headers, key)).isEqualTo(QUOTE);
    }

    /** The headers that Kafka Streams hands over there are those of another record. */
    @ParameterizedTest
    @EnumSource(
            value = FingerprintPlace.class,
            names = {"PREFIX", "NONE"})
    void keysInStoresNeitherReadNorChangeHeaders(FingerprintPlace place) {
        headers.add("marshal4j.key.form", KnownSchemas.bytes(1));
        MarshallerSerde<Symbol> keys =
                MarshallerSerde.of(SymbolMarshaller.INSTANCE).fingerprint(place).forKeys();

        byte[] key = keys.serializer().serialize("store", headers, SYMBOL);

        assertThat(headers.toArray()).hasSize(1);
        assertThat(headers.lastHeader("marshal4j.key.form").value()).isEqualTo(KnownSchemas.bytes(1));
        assertThat(keys.deserializer().deserialize("store", headers, key)).isEqualTo(SYMBOL);
    }

    @Test
    void fingerprintIsAtTheGivenPlace() {
        MarshallerSerde<Quote> bare = quotes().fingerprint(FingerprintPlace.NONE);
        headers.add("marshal4j.value.form", KnownSchemas.bytes(1));

        byte[] message = bare.serializer().serialize("quotes", headers, QUOTE);

        assertThat(message).isEqualTo(QuoteMarshaller.INSTANCE.toByteArray(QUOTE));
        assertThat(bare.deserializer().deserialize("quotes", headers, message)).isEqualTo(QUOTE);
    }

    @Test
    void schemaIsInline() {
        quotes().withSchemaInline().serializer().serialize("quotes", headers, QUOTE);

        assertThat(headers.lastHeader("marshal4j.value.schema").value())
                .isEqualTo(StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
    }

    @Test
    void poisonIsHandedOver() {
        assertThat(quotes().onPoison(message -> QUOTE).deserializer().deserialize("quotes", headers, new byte[3]))
                .isEqualTo(QUOTE);
    }

    @Test
    void limitsAreEnforced() {
        byte[] message = QuoteMarshaller.INSTANCE.toByteArray(new Quote(7, 1.25, "t".repeat(128)));

        assertThatThrownBy(() -> quotes().limits(ReadLimits.DEFAULT.withTextBytes(127))
                        .deserializer()
                        .deserialize("quotes", message))
                .hasMessageContaining("MARSHAL215");
    }
}
