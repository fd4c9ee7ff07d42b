package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class SchemaTest {
    private static final Schema QUOTE = Schema.of("com.acme.Quote", "symbol text?", "bid float64");

    @Test
    void textIsCanonical() {
        assertThat(QUOTE).hasToString("com.acme.Quote\n  symbol text?\n  bid float64");
        assertThat(QUOTE.type()).isEqualTo("com.acme.Quote");
        assertThat(QUOTE.fields()).extracting(SchemaField::name).containsExactly("symbol", "bid");
    }

    @Test
    void equalByNameAndFields() {
        assertThat(QUOTE)
                .isEqualTo(Schema.of("com.acme.Quote", "symbol text?", "bid float64"))
                .hasSameHashCodeAs(Schema.of("com.acme.Quote", "symbol text?", "bid float64"))
                .isNotEqualTo(Schema.of("com.acme.Quote", "symbol text", "bid float64"))
                .isNotEqualTo(Schema.of("com.acme.Other", "symbol text?", "bid float64"));
    }

    @Test
    void refusesTextsThatAreNotFields() {
        assertThatThrownBy(() -> Schema.of("X", "price")).hasMessage("not a field (\"name wireType\"): \"price\"");
        assertThatThrownBy(() -> Schema.of("X", "price int 32")).hasMessage("not a wire type: \"int 32\"");
    }

    @Test
    void fixedSizeSumsUpPrimitivesAndNestedTypes() {
        Map<String, Schema> schemas = Map.of(
                "Leg", Schema.of("Leg", "price float64", "open bool?"),
                "Text", Schema.of("Text", "name text"),
                "Self", Schema.of("Self", "next Self?"),
                "A", Schema.of("A", "b B"),
                "B", Schema.of("B", "a A?"));
        Function<String, Schema> resolver = schemas::get;
        assertThat(Schema.of("X").fixedSize(resolver)).isZero();
        assertThat(Schema.of("X", "a int32", "leg Leg", "other Leg?").fixedSize(resolver))
                .isEqualTo(4 + 10 + 11);
        assertThat(Schema.of("X", "a int32", "t text").fixedSize(resolver)).isEqualTo(-1);
        assertThat(Schema.of("X", "t Text").fixedSize(resolver)).isEqualTo(-1);
        assertThat(Schema.of("X", "s Self").fixedSize(resolver)).isEqualTo(-1);
        assertThat(Schema.of("X", "a A").fixedSize(resolver)).isEqualTo(-1);
    }

    @Test
    void nestedTypesAreNotLookedUpIfTheSizeIsNotFixedAnyway() {
        Schema schema = Schema.of("X", "leg Leg", "name text");
        int size = schema.fixedSize(name -> {
            throw new AssertionError(name);
        });
        assertThat(size).isEqualTo(-1);
    }
}
