package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.StreamHeader;

/** Serializers that Kafka creates from the configuration of a client. */
class ConfigurationTest {
    private static final Quote QUOTE = new Quote(7, 1.25, "VOD.L");

    /** Kafka creates it with the constructor without parameters. */
    public static final class Instead implements PoisonHandler<Quote> {
        @Override
        public Quote handle(PoisonMessage message) {
            return QUOTE;
        }
    }

    private static MarshallerSerde<Quote> configured(boolean isKey, Map<String, ?> config) {
        MarshallerSerde<Quote> serde = new MarshallerSerde<>();
        serde.configure(config, isKey);
        return serde;
    }

    @Test
    void classesAreConfiguredByNameOrAsClasses() {
        for (Object type : new Object[] {Quote.class, Quote.class.getName()}) {
            MarshallerSerde<Quote> serde = configured(false, Map.of(MarshallerConfig.VALUE_TYPE, type));
            byte[] bytes = serde.serializer().serialize("quotes", QUOTE);
            assertThat(serde.deserializer().deserialize("quotes", bytes)).isEqualTo(QUOTE);
        }
    }

    @Test
    void keysHaveTheirOwnType() {
        Map<String, Object> config = Map.of(
                MarshallerConfig.VALUE_TYPE,
                Trade.class,
                MarshallerConfig.KEY_TYPE,
                Quote.class,
                MarshallerConfig.KEY_UNCHECKED,
                true);
        RecordHeaders headers = new RecordHeaders();

        configured(true, config).serializer().serialize("quotes", headers, QUOTE);

        assertThat(headers).extracting(Header::key).containsExactly("marshal4j.key.form");
    }

    @Test
    void equalKeysNeedEqualBytes() {
        Map<String, Object> config = Map.of(MarshallerConfig.KEY_TYPE, Quote.class);

        assertThatThrownBy(() -> configured(true, config))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("marshal4j.key.type")
                .hasMessageContaining("org.marshal4j.kafka.Quote.price is float64");
    }

    @Test
    void fingerprintIsAtTheConfiguredPlace() {
        Map<String, Object> config = Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, MarshallerConfig.FORM, "prefix");

        assertThat(configured(false, config).serializer().serialize("quotes", QUOTE))
                .isEqualTo(MarshallerSerde.forStores(QuoteMarshaller.INSTANCE)
                        .serializer()
                        .serialize("quotes", QUOTE));
    }

    @Test
    void schemaIsInlineIfConfigured() {
        Map<String, Object> config =
                Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, MarshallerConfig.SCHEMA_INLINE, "true");
        RecordHeaders headers = new RecordHeaders();

        configured(false, config).serializer().serialize("quotes", headers, QUOTE);

        assertThat(headers.lastHeader("marshal4j.value.schema").value())
                .isEqualTo(StreamHeader.toBytes(QuoteMarshaller.INSTANCE));
    }

    @Test
    void poisonHandlerIsCreated() {
        Map<String, Object> config =
                Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, MarshallerConfig.POISON_HANDLER, Instead.class);

        assertThat(configured(false, config).deserializer().deserialize("quotes", new byte[1]))
                .isEqualTo(QUOTE);
    }

    @Test
    void limitsAreConfigured() {
        Map<String, Object> config =
                Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, MarshallerConfig.LIMIT_TEXT_BYTES, 127);
        byte[] longest = QuoteMarshaller.INSTANCE.toByteArray(new Quote(7, 1.25, "t".repeat(127)));
        byte[] tooLong = QuoteMarshaller.INSTANCE.toByteArray(new Quote(7, 1.25, "t".repeat(128)));

        assertThat(configured(false, config)
                        .deserializer()
                        .deserialize("quotes", longest)
                        .symbol())
                .hasSize(127);
        assertThatThrownBy(() -> configured(false, config).deserializer().deserialize("quotes", tooLong))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("MARSHAL215");
    }

    @Test
    void eachSettingLimitsItsOwn() {
        Map<String, Object> config = Map.of(
                MarshallerConfig.LIMIT_DEPTH, 0,
                MarshallerConfig.LIMIT_ELEMENTS, "0",
                MarshallerConfig.LIMIT_TEXT_BYTES, 127,
                MarshallerConfig.LIMIT_NUMBER_BYTES, 8);

        ReadLimits limits = new MarshallerConfig(config, Role.VALUE).limits();

        assertThat(limits.depth()).isZero();
        assertThat(limits.elements()).isZero();
        assertThat(limits.textBytes()).isEqualTo(127);
        assertThat(limits.numberBytes()).isEqualTo(8);
        assertThat(new MarshallerConfig(Map.of(), Role.VALUE).limits())
                .usingRecursiveComparison()
                .isEqualTo(ReadLimits.DEFAULT);
    }

    @ParameterizedTest
    @CsvSource({
        "marshal4j.limit.depth, -1",
        "marshal4j.limit.depth, 1001",
        "marshal4j.limit.elements, -1",
        "marshal4j.limit.text.bytes, 126",
        "marshal4j.limit.number.bytes, 7"
    })
    void limitOutsideOfItsRangeIsRefused(String setting, int limit) {
        assertThatThrownBy(() -> configured(false, Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, setting, limit)))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining(setting);
    }

    @Test
    void missingSettingIsNamed() {
        assertThatThrownBy(() -> configured(false, Map.of()))
                .isInstanceOf(ConfigException.class)
                .hasMessage("marshal4j.value.type is missing: set it to the class of the values");
        assertThatThrownBy(() -> configured(true, Map.of(MarshallerConfig.VALUE_TYPE, Quote.class)))
                .hasMessage("marshal4j.key.type is missing: set it to the class of the keys");
        assertThatThrownBy(() -> configured(false, Map.of(MarshallerConfig.VALUE_TYPE, String.class)))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("java.lang.String");
        assertThatThrownBy(() -> configured(
                        false,
                        Map.of(
                                MarshallerConfig.VALUE_TYPE,
                                Quote.class,
                                MarshallerConfig.LOCK_MODULE,
                                "com.acme:quotes")))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("META-INF/marshal4j/com.acme/quotes/marshal4j.lock");
        assertThatThrownBy(() -> configured(
                        false, Map.of(MarshallerConfig.VALUE_TYPE, Quote.class, MarshallerConfig.FORM, "footer")))
                .isInstanceOf(ConfigException.class)
                .hasMessageContaining("marshal4j.form");
    }

    /** A producer that is given an instance may still configure it. */
    @Test
    void instanceKeepsItsMarshaller() {
        MarshallerSerializer<Symbol> serializer = MarshallerSerializer.of(SymbolMarshaller.INSTANCE);
        MarshallerDeserializer<Symbol> deserializer = MarshallerDeserializer.of(SymbolMarshaller.INSTANCE);
        serializer.configure(Map.of(), true);
        deserializer.configure(Map.of(), true);
        RecordHeaders headers = new RecordHeaders();

        byte[] bytes = serializer.serialize("quotes", headers, new Symbol("VOD.L"));

        assertThat(headers).extracting(Header::key).containsExactly("marshal4j.key.form");
        assertThat(deserializer.deserialize("quotes", headers, bytes)).isEqualTo(new Symbol("VOD.L"));
    }

    @Test
    void instanceThatIsConfiguredForKeysIsChecked() {
        MarshallerSerializer<Quote> unchecked =
                MarshallerSerializer.of(QuoteMarshaller.INSTANCE).forUncheckedKeys();
        unchecked.configure(Map.of(), true);

        assertThat(unchecked.serialize("quotes", QUOTE)).isNotEmpty();
        assertThatThrownBy(
                        () -> MarshallerSerializer.of(QuoteMarshaller.INSTANCE).configure(Map.of(), true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("MARSHAL231");
    }

    @Test
    void useBeforeConfigurationIsRefused() {
        assertThatThrownBy(() -> new MarshallerSerializer<Quote>().serialize("quotes", QUOTE))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> new MarshallerDeserializer<Quote>().deserialize("quotes", new byte[0]))
                .isInstanceOf(IllegalStateException.class)
                .isNotInstanceOf(SerializationException.class);
    }
}
