package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaIdTest {
    private static final Schema LEG = Schema.of("com.acme.Leg", "price float64");
    private static final Schema QUOTE =
            Schema.of("com.acme.Quote", "id int64", "leg com.acme.Leg?").withSchemaId();
    private static final Schema SHAPE =
            Schema.of("com.acme.Shape").asFamily("0 com.acme.Leg").withSchemaId();
    private static final Function<String, Schema> TYPES =
            Map.of(LEG.type(), LEG, QUOTE.type(), QUOTE, SHAPE.type(), SHAPE)::get;

    /** Messages of years ago have these ids. */
    @Test
    void idsNeverChange() {
        assertThat(List.of(QUOTE, SHAPE))
                .extracting(schema -> SchemaId.text(SchemaId.of(schema, TYPES)))
                .containsExactly("e3484076", "3eecaa6c");
        assertThat(Long.toHexString(QUOTE.fingerprint(TYPES))).isEqualTo("e348407667a12321");
    }

    @Test
    void idsAreNeverZeroNorMinusOne() {
        for (long fingerprint : new long[] {0, 7, -1, 0xffff_ffff_1234_5678L}) {
            assertThat(SchemaId.of(fingerprint, 0)).isNotIn(0, -1).isEqualTo(SchemaId.of(fingerprint, 0));
        }
        assertThat(SchemaId.text(SchemaId.of(7, 0))).isEqualTo("9ca41147");
        assertThat(SchemaId.of(0x1_0000_0000L, 0)).isOne();
    }

    @Test
    void textIsEightDigits() {
        assertThat(SchemaId.text(0x2a)).isEqualTo("0000002a");
        assertThat(SchemaId.parse("0000002a")).isEqualTo(0x2a);
        assertThat(SchemaId.parse(SchemaId.text(-2))).isEqualTo(-2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2a", "0000002A", "00000000", "ffffffff", "+000002a", "0000002a0"})
    void otherTextsAreRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SchemaId.parse(text))
                .withMessageStartingWith("not a schema id: ");
    }

    @Test
    void onlyTheOutermostTypeCounts() {
        Schema plain = Schema.of("com.acme.Quote", "id int64", "leg com.acme.Leg?");
        Function<String, Schema> withId = Map.of("com.acme.Leg", LEG.withSchemaId())::get;
        assertThat(QUOTE.fingerprint(TYPES)).isNotEqualTo(plain.fingerprint(TYPES));
        assertThat(plain.fingerprint(withId)).isEqualTo(plain.fingerprint(TYPES));
        assertThat(QUOTE.fingerprint(withId)).isEqualTo(QUOTE.fingerprint(TYPES));
    }

    @Test
    void theHeadSaysIt() {
        for (Schema schema : List.of(QUOTE, SHAPE, QUOTE.extending(new Schema.Inherited("com.acme.Base", 1)))) {
            assertThat(schema.hasSchemaId()).isTrue();
            assertThat(schema.head()).endsWith(" schemaId");
            List<String> lines =
                    schema.text().lines().skip(1).map(String::strip).toList();
            assertThat(Schema.parse(schema.head(), lines)).isEqualTo(schema);
        }
        assertThat(QUOTE.extending(new Schema.Inherited("com.acme.Base", 1)).head())
                .isEqualTo("com.acme.Quote extends com.acme.Base 1 schemaId");
        assertThat(SHAPE.head()).isEqualTo("family com.acme.Shape schemaId");
        assertThat(List.of(QUOTE.flat(), QUOTE.from(NoSource.INSTANCE), QUOTE.withFields(List.of()), SHAPE.asFamily()))
                .allMatch(Schema::hasSchemaId);
        assertThat(LEG.withSchemaId()).isNotEqualTo(LEG).isEqualTo(LEG.withSchemaId());
    }

    @Test
    void messagesAreOfNoFixedSizeButObjectsInsideOthersAre() {
        Schema leg = LEG.withSchemaId();
        assertThat(LEG.fixedSize(TYPES)).isEqualTo(8);
        assertThat(leg.fixedSize(TYPES)).isEqualTo(-1);
        assertThat(Schema.of("com.acme.Outer", "leg com.acme.Leg").fixedSize(name -> leg))
                .isEqualTo(8);
    }
}
