package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ReadLimits;

/** The contents of a record and how they are read, without a broker. */
class RecordsTest {
    private static final Quote QUOTE = new Quote(7, 1.25, "VOD.L");
    private static final byte[] MESSAGE = QuoteMarshaller.INSTANCE.toByteArray(QUOTE);
    private static final long FORM = QuoteMarshaller.INSTANCE.schema().fingerprint();

    private final Headers headers = new RecordHeaders();

    @Test
    void recordHasMessageAndFingerprint() {
        byte[] bytes = MarshallerSerializer.of(QuoteMarshaller.INSTANCE).serialize("quotes", headers, QUOTE);

        assertThat(bytes).isEqualTo(MESSAGE);
        assertThat(headers).extracting(Header::key).containsExactly("marshal4j.value.form");
        assertThat(headers.lastHeader("marshal4j.value.form").value())
                .isEqualTo(ByteBuffer.allocate(8).putLong(FORM).array());
    }

    @Test
    void keysAndValuesHaveSeparateHeaders() {
        MarshallerSerializer.of(QuoteMarshaller.INSTANCE).forUncheckedKeys().serialize("quotes", headers, QUOTE);
        MarshallerSerializer.of(TradeMarshaller.INSTANCE).serialize("quotes", headers, new Trade());

        assertThat(headers)
                .extracting(Header::key)
                .containsExactlyInAnyOrder("marshal4j.key.form", "marshal4j.value.form");
        assertThat(MarshallerDeserializer.of(QuoteMarshaller.INSTANCE)
                        .forKeys()
                        .deserialize("quotes", headers, MESSAGE))
                .isEqualTo(QUOTE);
    }

    /** Kafka would put equal keys into different partitions. */
    @Test
    void equalKeysNeedEqualBytes() {
        assertThatThrownBy(
                        () -> MarshallerSerializer.of(QuoteMarshaller.INSTANCE).forKeys())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "org.marshal4j.kafka.Quote cannot be used as a key, since equal keys need equal bytes: org.marshal4j.kafka.Quote.price is float64")
                .hasMessageEndingWith("[MARSHAL231]");
        byte[] key = MarshallerSerializer.of(SymbolMarshaller.INSTANCE)
                .forKeys()
                .serialize("quotes", headers, new Symbol("VOD.L"));

        assertThat(MarshallerDeserializer.of(SymbolMarshaller.INSTANCE)
                        .forKeys()
                        .deserialize("quotes", headers, key))
                .isEqualTo(new Symbol("VOD.L"));
    }

    /** The compiler knows what the schema does not say: that it is a list and never a hash set. */
    @Test
    void keyCheckedByTheCompilerIsAccepted() {
        Route route = new Route(List.of("XLON", "XPAR"));
        byte[] key = MarshallerSerializer.of(RouteMarshaller.INSTANCE).forKeys().serialize("routes", headers, route);

        assertThat(MarshallerDeserializer.of(RouteMarshaller.INSTANCE).forKeys().deserialize("routes", headers, key))
                .isEqualTo(route);
    }

    /** A record that is forwarded still has its old headers. */
    @Test
    void headerOfAnotherMessageIsReplaced() {
        MarshallerSerializer.of(TradeMarshaller.INSTANCE).serialize("trades", headers, new Trade());
        MarshallerSerializer.of(QuoteMarshaller.INSTANCE).serialize("quotes", headers, QUOTE);

        assertThat(headers.toArray()).hasSize(1);
        assertThat(MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).deserialize("quotes", headers, MESSAGE))
                .isEqualTo(QUOTE);
    }

    @ParameterizedTest
    @EnumSource(FingerprintPlace.class)
    void readsWhatItWrote(FingerprintPlace place) {
        byte[] bytes = MarshallerSerializer.of(QuoteMarshaller.INSTANCE)
                .fingerprint(place)
                .serialize("quotes", headers, QUOTE);
        MarshallerDeserializer<Quote> deserializer =
                MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).fingerprint(place);

        assertThat(bytes).hasSize(MESSAGE.length + (place == FingerprintPlace.PREFIX ? 8 : 0));
        assertThat(deserializer.deserialize("quotes", headers, bytes)).isEqualTo(QUOTE);
    }

    /** These bytes are in users' state stores. */
    @Test
    void prefixIsTheFingerprintInNetworkOrder() {
        byte[] bytes =
                MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).serializer().serialize("store", QUOTE);

        assertThat(HexFormat.of().formatHex(bytes))
                .isEqualTo(HexFormat.of().toHexDigits(FORM) + HexFormat.of().formatHex(MESSAGE));
    }

    @Test
    void nullIsNull() {
        assertThat(MarshallerSerializer.of(QuoteMarshaller.INSTANCE).serialize("quotes", headers, null))
                .isNull();
        assertThat(headers).isEmpty();
        MarshallerDeserializer<Quote> deserializer = MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);
        assertThat(deserializer.deserialize("quotes", null)).isNull();
        assertThat(deserializer.deserialize("quotes", headers, (ByteBuffer) null))
                .isNull();
    }

    @Test
    void buffersAreReadInPlaceAndKeepTheirPosition() {
        byte[] around = new byte[MESSAGE.length + 10];
        System.arraycopy(MESSAGE, 0, around, 4, MESSAGE.length);
        ByteBuffer slice = ByteBuffer.wrap(around, 2, MESSAGE.length + 4)
                .slice()
                .position(2)
                .limit(2 + MESSAGE.length);
        ByteBuffer direct =
                ByteBuffer.allocateDirect(MESSAGE.length).put(MESSAGE).flip();
        MarshallerDeserializer<Quote> deserializer = MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);

        for (ByteBuffer buffer : new ByteBuffer[] {slice, slice.asReadOnlyBuffer(), direct}) {
            int position = buffer.position();
            assertThat(deserializer.deserialize("quotes", headers, buffer)).isEqualTo(QUOTE);
            assertThat(buffer.position()).isEqualTo(position);
        }
    }

    @Test
    void everyTruncatedMessageIsRefusedWithThePlace() {
        MarshallerDeserializer<Quote> deserializer = MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);
        for (int length = 0; length < MESSAGE.length; length++) {
            byte[] cut = Arrays.copyOf(MESSAGE, length);
            assertThatThrownBy(() -> deserializer.deserialize("quotes", headers, cut))
                    .isInstanceOf(SerializationException.class)
                    .hasMessageStartingWith("topic quotes: reading org.marshal4j.kafka.Quote.")
                    .hasCauseInstanceOf(MarshalException.class);
        }
        assertThatThrownBy(() -> deserializer.deserialize("quotes", Arrays.copyOf(MESSAGE, MESSAGE.length + 1)))
                .hasMessageContaining("MARSHAL221");
    }

    @Test
    void unwritableValueLeavesTheHeadersAlone() {
        Quote tooLong = new Quote(7, 1.25, "long".repeat(51));

        assertThatThrownBy(
                        () -> MarshallerSerializer.of(QuoteMarshaller.INSTANCE).serialize("quotes", headers, tooLong))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("topic quotes: ")
                .hasMessageContaining("MARSHAL215");
        assertThat(headers).isEmpty();
    }

    @Test
    void headerWithoutAFingerprintIsRefused() {
        headers.add("marshal4j.value.form", new byte[7]);
        assertThatThrownBy(() ->
                        MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).deserialize("quotes", headers, MESSAGE))
                .isInstanceOf(SerializationException.class)
                .hasMessage("the header marshal4j.value.form has 7 bytes, and a fingerprint has 8");

        headers.add("marshal4j.value.form", null);
        assertThatThrownBy(() ->
                        MarshallerDeserializer.of(QuoteMarshaller.INSTANCE).deserialize("quotes", headers, MESSAGE))
                .hasMessage("the header marshal4j.value.form has no value, and a fingerprint has 8");
    }

    @Test
    void messageShorterThanItsPrefixIsRefused() {
        assertThatThrownBy(() -> MarshallerSerde.forStores(QuoteMarshaller.INSTANCE)
                        .deserializer()
                        .deserialize("store", new byte[7]))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("7 bytes");
    }

    @Test
    void poisonIsHandedOver() {
        PoisonMessage[] seen = new PoisonMessage[1];
        MarshallerDeserializer<Quote> deserializer = MarshallerDeserializer.of(QuoteMarshaller.INSTANCE)
                .onPoison(message -> {
                    seen[0] = message;
                    return QUOTE;
                });
        byte[] poison = {1, 2, 3};

        assertThat(deserializer.deserialize("quotes", headers, ByteBuffer.wrap(new byte[] {0, 1, 2, 3}, 1, 3)))
                .isEqualTo(QUOTE);
        assertThat(seen[0].topic()).isEqualTo("quotes");
        assertThat(seen[0].headers()).isSameAs(headers);
        assertThat(seen[0].bytes()).isEqualTo(poison);
        assertThat(seen[0].cause()).hasMessageContaining("MARSHAL203");
        assertThat(MarshallerDeserializer.of(QuoteMarshaller.INSTANCE)
                        .onPoison(PoisonHandler.skip())
                        .deserialize("quotes", poison))
                .isNull();
    }

    @Test
    void limitsAreEnforced() {
        byte[] message = QuoteMarshaller.INSTANCE.toByteArray(new Quote(7, 1.25, "long".repeat(40)));

        assertThatThrownBy(() -> MarshallerDeserializer.of(QuoteMarshaller.INSTANCE)
                        .limits(ReadLimits.DEFAULT.withTextBytes(127))
                        .deserialize("quotes", message))
                .hasMessageContaining("MARSHAL215");
    }
}
