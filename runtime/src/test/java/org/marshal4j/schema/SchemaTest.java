package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.TradeMarshaller;

class SchemaTest {
    private static final Schema QUOTE = Schema.of("com.acme.Quote", "symbol text?", "bid float64");

    @Test
    void textIsCanonical() {
        assertThat(QUOTE).hasToString("com.acme.Quote\n  symbol text?\n  bid float64");
        assertThat(QUOTE.type()).isEqualTo("com.acme.Quote");
        assertThat(QUOTE.fields()).extracting(Schema.Field::name).containsExactly("symbol", "bid");
        assertThat(Schema.of(Leg.class)).hasToString("org.marshal4j.runtime.trade.Leg");
    }

    @Test
    void constantsThatAreLeftOutAreTheEnums() {
        Schema schema =
                Schema.of(SchemaTest.class, "day enum java.time.DayOfWeek?", "days list<enum java.time.DayOfWeek>");

        String week = "(MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY)";
        assertThat(schema.fields().get(0)).hasToString("day enum java.time.DayOfWeek" + week + "?");
        assertThat(schema.fields().get(1)).hasToString("days list<enum java.time.DayOfWeek" + week + ">");
    }

    @Test
    void anEnumThatIsNoneIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schema.of(SchemaTest.class, "day enum java.lang.String"))
                .withMessage("java.lang.String is not an enum");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schema.of(SchemaTest.class, "day enum com.acme.Missing"))
                .withMessage("the constants of com.acme.Missing are unknown: there is no such class");
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
    void refusesWhatIsNoField() {
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
    void nestedTypesAreNotLookedUpWhereTheSizeIsNotFixedAnyhow() {
        Schema schema = Schema.of("X", "leg Leg", "name text");
        int size = schema.fixedSize(name -> {
            throw new AssertionError(name);
        });
        assertThat(size).isEqualTo(-1);
    }

    @Test
    void inheritedFieldsMustBeTheAncestors() {
        Schema option = Schema.of("com.acme.Option", "symbol text?", "bid float64", "strike float64");
        assertThatCode(() -> option.requireInherited(QUOTE)).doesNotThrowAnyException();
        assertThatCode(() -> option.requireInherited(Schema.of("com.acme.Empty")))
                .doesNotThrowAnyException();
        Schema longer = Schema.of("com.acme.Quote", "symbol text?", "bid float64", "ask float64");
        Schema reordered = Schema.of("com.acme.Quote", "bid float64", "symbol text?");
        Schema more = Schema.of("com.acme.Quote", "symbol text?", "bid float64", "strike float64", "ask float64");
        for (Schema other : new Schema[] {longer, reordered, more}) {
            assertThatThrownBy(() -> option.requireInherited(other))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("recompile com.acme.Option: it was compiled against another com.acme.Quote"
                            + " [MARSHAL211]");
        }
    }

    @Test
    void nestedSizeMustBeWhatItWas() {
        Schema trade = Schema.of("com.acme.Trade", "leg com.acme.Leg");
        Schema leg = Schema.of("com.acme.Leg", "price float64", "open bool");
        assertThatCode(() -> trade.requireFixedSize(leg, 9)).doesNotThrowAnyException();
        assertThatThrownBy(() -> trade.requireFixedSize(leg, 8))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("recompile com.acme.Trade: it was compiled against another com.acme.Leg [MARSHAL211]");
    }

    @Test
    void nestedTypeThatHasComeToHoldTheOuterOneIsNotFixed() {
        Schema trade = Schema.of("com.acme.Trade", "leg com.acme.Leg");
        Schema leg = Schema.of("com.acme.Leg", "price float64", "owner com.acme.Trade?");
        assertThatThrownBy(() -> trade.requireFixedSize(leg, 9)).hasMessageContaining("[MARSHAL211]");
    }

    @Test
    void resolverTakesTheSchemasOfMarshallers() {
        Function<String, Schema> resolver = TradeMarshaller.INSTANCE.schema().resolver();
        assertThat(resolver.apply("org.marshal4j.runtime.trade.Leg")).isSameAs(LegMarshaller.INSTANCE.schema());
        assertThatThrownBy(() -> resolver.apply("com.acme.Nowhere"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the schema of com.acme.Nowhere cannot be found: there is no such class");
    }
}
