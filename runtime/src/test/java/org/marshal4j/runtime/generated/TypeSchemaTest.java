package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.LegMarshaller;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;

class TypeSchemaTest {
    private static final Schema QUOTE = Schema.of("com.acme.Quote", "symbol text?", "bid float64");

    @Test
    void hasTheNameOfTheClass() {
        assertThat(TypeSchema.of(Leg.class)).hasToString("org.marshal4j.runtime.trade.Leg");
    }

    @Test
    void linesAreFieldsButKnownValuesMayHaveLineBreaks() {
        assertThat(TypeSchema.of(Leg.class, "a int8\nb int16\n", "c int32\n", "d oneof(\"x\ny\")"))
                .isEqualTo(Schema.of(Leg.class.getName(), "a int8", "b int16", "c int32", "d oneof(\"x\ny\")"));
    }

    @Test
    void omittedConstantsAreTakenFromTheEnum() {
        Schema schema = TypeSchema.of(
                TypeSchemaTest.class, "day enum java.time.DayOfWeek?", "days list<enum java.time.DayOfWeek>");

        String week = "(MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY)";
        assertThat(schema.fields().get(0)).hasToString("day enum java.time.DayOfWeek" + week + "?");
        assertThat(schema.fields().get(1)).hasToString("days list<enum java.time.DayOfWeek" + week + ">");
    }

    @Test
    void aClassThatIsNoEnumIsRefusedWhenSomebodyAsksForTheFields() {
        Schema text = TypeSchema.of(TypeSchemaTest.class, "day enum java.lang.String");
        Schema missing = TypeSchema.of(TypeSchemaTest.class, "day enum com.acme.Missing");
        assertThatIllegalArgumentException().isThrownBy(text::fields).withMessage("java.lang.String is not an enum");
        assertThatIllegalArgumentException()
                .isThrownBy(missing::fields)
                .withMessage("the constants of com.acme.Missing are unknown: there is no such class");
    }

    @Test
    void inheritedFieldsMustEqualTheAncestors() {
        Schema option = Schema.of("com.acme.Option", "symbol text?", "bid float64", "strike float64");
        assertThatCode(() -> TypeSchema.requireInherited(option, QUOTE)).doesNotThrowAnyException();
        assertThatCode(() -> TypeSchema.requireInherited(option, Schema.of("com.acme.Empty")))
                .doesNotThrowAnyException();
        Schema longer = Schema.of("com.acme.Quote", "symbol text?", "bid float64", "ask float64");
        Schema reordered = Schema.of("com.acme.Quote", "bid float64", "symbol text?");
        Schema more = Schema.of("com.acme.Quote", "symbol text?", "bid float64", "strike float64", "ask float64");
        for (Schema other : new Schema[] {longer, reordered, more}) {
            assertThatThrownBy(() -> TypeSchema.requireInherited(option, other))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("recompile com.acme.Option: it was compiled against another com.acme.Quote"
                            + " [MARSHAL211]");
        }
    }

    private static class Above {
        int symbol;
        static int count;
        transient int cached;
        int $added;
    }

    private static final class Below extends Above {
        int bid;
    }

    @Test
    void aClassMustHaveNoOtherFields() {
        Class<?> own = TypeSchemaTest.class;
        assertThatCode(() -> TypeSchema.requireFields(own, Below.class, Object.class, "symbol text?\nbid float64\n"))
                .doesNotThrowAnyException();
        assertThatCode(() ->
                        TypeSchema.requireFields(own, Below.class, Object.class, "gone text?", "bid int32", "symbol"))
                .doesNotThrowAnyException();
        assertThatCode(() -> TypeSchema.requireFields(own, Below.class, Above.class, "bid float64"))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> TypeSchema.requireFields(own, Below.class, Object.class, "bid float64", "symbols"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("recompile " + own.getName() + ": it was compiled against another " + Above.class.getName()
                        + ", without the field symbol [MARSHAL211]");
    }

    @Test
    void theSizeOfANestedTypeMustNotHaveChanged() {
        Schema trade = Schema.of("com.acme.Trade", "leg com.acme.Leg");
        Schema leg = Schema.of("com.acme.Leg", "price float64", "open bool");
        assertThatCode(() -> TypeSchema.requireFixedSize(trade, leg, 9)).doesNotThrowAnyException();
        assertThatThrownBy(() -> TypeSchema.requireFixedSize(trade, leg, 8))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("recompile com.acme.Trade: it was compiled against another com.acme.Leg [MARSHAL211]");
    }

    @Test
    void aNestedTypeThatNowHoldsTheOuterOneHasNoFixedSize() {
        Schema trade = Schema.of("com.acme.Trade", "leg com.acme.Leg");
        Schema leg = Schema.of("com.acme.Leg", "price float64", "owner com.acme.Trade?");
        assertThatThrownBy(() -> TypeSchema.requireFixedSize(trade, leg, 9)).hasMessageContaining("[MARSHAL211]");
    }

    @Test
    void theResolverUsesTheSchemasOfMarshallers() {
        Function<String, Schema> resolver = TradeMarshaller.INSTANCE.schema().resolver();
        assertThat(resolver.apply("org.marshal4j.runtime.trade.Leg")).isSameAs(LegMarshaller.INSTANCE.schema());
        assertThatThrownBy(() -> resolver.apply("com.acme.Nowhere"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the schema of com.acme.Nowhere cannot be found: there is no such class");
    }
}
