package org.marshal4j.schema.canonical;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.wire.ValueKind;
import org.marshal4j.schema.wire.WireType;

class CanonicalTest {
    static String[] canonical() {
        return """
                int8; int16?; int32; int64?; char16; bool; decimal; bigint?; zoneddatetime; stop16; stop32; stop64;
                stopchar; stopdecimal?; stopinstant; stopduration?; stopdate; stoptime; stopdatetime?; stopoffset;
                stopoffsettime?; stopoffsetdatetime; stopzoneddatetime?; stopperiod; stopyear?; stopyearmonth;
                stopmillis?; stoptimestamp; stopoptint32; stopoptint64?; text; text(max=8)?; zone; currency;
                locale; charset; text[12]; enum a.Side(BUY,SELL); int64[]?; int8[4]; optional<text>;
                entry<text?,int32>?; a.Other; family a.Event; *
                """.strip().split(";\\s+");
    }

    @ParameterizedTest
    @MethodSource("canonical")
    void equalValuesHaveEqualBytes(String text) {
        assertThat(Canonical.obstacle(WireType.parse(text))).isEmpty();
    }

    static String[] others() {
        return """
                float32; float64?; optfloat64; stopfloat32; stopfloat64?; stopoptfloat64; ipaddress; uri;
                oneof("A","B"); optional<oneof("A")?>; float64[]; float32[2]; list<text>; map<text,int32>;
                entry<list<text>,int32>; entry<text,float64?>; optional<float64>; framed a.Other; shared a.Other;
                shared family a.Event; dynamic; custom a.PriceMarshaller; custom[8] a.PriceMarshaller
                """.strip().split(";\\s+");
    }

    @ParameterizedTest
    @MethodSource("others")
    void equalValuesMayHaveDifferentBytes(String text) {
        assertThat(Canonical.obstacle(WireType.parse(text))).isPresent();
    }

    @Test
    void reasonNamesTheWireTypeAtFault() {
        Schema schema = Schema.parse("a.Key", List.of("price optional<float64>"));

        assertThat(Canonical.obstacle(schema, Schemas.of(List.of(schema))))
                .hasValue("a.Key.price is float64: 0.0 and -0.0 have different bytes, and so may two NaNs");
    }

    @Test
    void reasonNamesThePartOfAnEntry() {
        Schema schema = Schema.parse("a.Key", List.of("best entry<text?,list<text>?>?"));

        assertThat(Canonical.obstacle(schema, Schemas.of(List.of(schema))))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("a.Key.best is list<text>?: "));
    }

    @ParameterizedTest
    @EnumSource(ValueKind.class)
    void valuesOfFixedSizeHaveEqualBytesUnlessTheyHoldFloats(ValueKind kind) {
        assertThat(Canonical.obstacle(new WireType.Value(kind, false)).isEmpty())
                .isEqualTo(kind != ValueKind.OPTIONAL_DOUBLE);
    }

    @Test
    void reasonHasThePathOfTheField() {
        Schema root = Schema.parse("a.Key", List.of("id int64", "inner a.Inner?", "again a.Key?"));
        Schema inner = Schema.parse("a.Inner", List.of("at instant", "bid float64"));

        assertThat(Canonical.obstacle(root, Schemas.of(List.of(root, inner))))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("a.Inner.bid is float64: 0.0 and -0.0"));
    }

    @Test
    void classesOfAFamilyAreChecked() {
        Schema root = Schema.parse("family a.Event", List.of("1 a.Login", "2 a.Trade"));
        Schema login = Schema.parse("a.Login", List.of("user text"));
        Schema trade = Schema.parse("a.Trade", List.of("url uri"));

        assertThat(Canonical.obstacle(root, Schemas.of(List.of(root, login, trade))))
                .hasValueSatisfying(reason -> assertThat(reason).startsWith("a.Trade.url is uri: "));
    }

    @Test
    void evolvableTypesAreNeverCanonical() {
        Schema schema = Schema.parse("a.Key", List.of("Key frame", "id int64"));

        assertThat(Canonical.obstacle(schema, Schemas.of(List.of(schema))))
                .hasValue("a.Key is evolvable: each version of it writes different bytes");
    }
}
