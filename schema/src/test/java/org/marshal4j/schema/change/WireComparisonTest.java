package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.wire.WireType;

class WireComparisonTest {

    @Test
    void sameWireTypeIsNoChange() {
        assertThat(rule("int32", "int32")).isNull();
        assertThat(rule("enum a.Side(BUY,SELL)", "enum a.Side(BUY,SELL)")).isNull();
    }

    @Test
    void otherTypeIsRetyped() {
        assertThat(rule("int32", "int64")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("list<int32>", "list<int64>")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("enum a.Side(BUY)", "text")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("oneof(\"BUY\")", "text")).isEqualTo(Rule.FIELD_RETYPED);
    }

    @Test
    void nullabilityChanges() {
        assertThat(rule("int32", "int32?")).isEqualTo(Rule.NULLABILITY_CHANGED);
        assertThat(rule("list<int32?>", "list<int32>?")).isEqualTo(Rule.NULLABILITY_CHANGED);
    }

    @Test
    void nullabilityAndOtherTypeIsRetyped() {
        assertThat(rule("int32", "int64?")).isEqualTo(Rule.FIELD_RETYPED);
    }

    @Test
    void lengthsChange() {
        assertThat(rule("text[8]", "text[9]")).isEqualTo(Rule.LENGTH_CHANGED);
        assertThat(rule("text(max=8)", "text(max=9)")).isEqualTo(Rule.LENGTH_CHANGED);
        assertThat(rule("text(max=8)", "text")).isEqualTo(Rule.LENGTH_CHANGED);
        assertThat(rule("list<text(max=8)?>(max=3)", "list<text(max=9)?>(max=4)"))
                .isEqualTo(Rule.LENGTH_CHANGED);
    }

    @Test
    void fixedLengthIsAnotherTypeThanNone() {
        assertThat(rule("int32[8]", "int32")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("text[8]", "text")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("text[8]", "text(max=8)")).isEqualTo(Rule.FIELD_RETYPED);
    }

    @Test
    void enumsGrowAtTheirEnd() {
        assertThat(rule("enum a.S(A,B)", "enum a.S(A,B,C)")).isEqualTo(Rule.ENUM_CONSTANT_ADDED);
        assertThat(rule("enum a.S()", "enum a.S(A)")).isEqualTo(Rule.ENUM_CONSTANT_ADDED);
        assertThat(rule("enum a.S(A,B)", "enum a.S(C,A,B)")).isEqualTo(Rule.ENUM_REORDERED);
        assertThat(rule("enum a.S(A,B)", "enum a.S(B,A)")).isEqualTo(Rule.ENUM_REORDERED);
        assertThat(rule("enum a.S(A,B)", "enum a.S(A)")).isEqualTo(Rule.ENUM_CONSTANT_REMOVED);
        assertThat(rule("enum a.S(A,B)", "enum a.S(A,C)")).isEqualTo(Rule.ENUM_CONSTANT_REMOVED);
        assertThat(rule("enum a.S(A)", "enum a.S()")).isEqualTo(Rule.ENUM_CONSTANT_REMOVED);
    }

    @Test
    void nameOfAnEnumDoesNotMatter() {
        assertThat(rule("enum a.S(A,B)", "enum b.T(A,B)")).isNull();
        assertThat(rule("enum a.S(A,B)", "enum b.T(A,B,C)")).isEqualTo(Rule.ENUM_CONSTANT_ADDED);
    }

    @Test
    void eachEnumOfAMapIsCompared() {
        assertThat(rule("map<enum a.S(A),enum a.T(X,Y)?>", "map<enum a.S(A),enum a.T(Y,X)?>"))
                .isEqualTo(Rule.ENUM_REORDERED);
        assertThat(rule("map<enum a.S(A),enum a.T(X)>", "map<enum b.S(A),enum b.T(X)>"))
                .isNull();
    }

    @Test
    void keyAndValueOfAnEntryAreCompared() {
        assertThat(rule("entry<enum a.S(A),text>?", "entry<enum a.S(A,B),text>?"))
                .isEqualTo(Rule.ENUM_CONSTANT_ADDED);
        assertThat(rule("entry<text,enum a.S(A,B)>?", "entry<text,enum a.S(B,A)>?"))
                .isEqualTo(Rule.ENUM_REORDERED);
        assertThat(rule("entry<text,int8>", "entry<text,int8?>")).isEqualTo(Rule.NULLABILITY_CHANGED);
        assertThat(rule("entry<text,int8>", "entry<text,int8>?")).isEqualTo(Rule.NULLABILITY_CHANGED);
        assertThat(rule("entry<text,int8>", "map<text,int8>")).isEqualTo(Rule.FIELD_RETYPED);
        assertReads("entry<text,int8>", "map<text,int8>", Reading.REFUSED, Reading.REFUSED);
    }

    @Test
    void knownValuesGrowAtTheirEnd() {
        assertThat(rule("oneof(\"A\")", "oneof(\"A\",\"B\")")).isEqualTo(Rule.USUAL_TEXT_ADDED);
        assertThat(rule("oneof(\"A\",\"B\")", "oneof(\"A\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
        assertThat(rule("oneof(\"A\",\"B\")", "oneof(\"B\",\"A\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
        assertThat(rule("oneof(\"A\")", "oneof(\"AB\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
        assertThat(rule("oneof(\"a)\\\"b\")", "oneof(\"a)\\\"b\",\"c\")")).isEqualTo(Rule.USUAL_TEXT_ADDED);
    }

    @Test
    void knownValuesThatLookLikeEnumsAreTexts() {
        assertThat(rule("oneof(\"enum a\",\"B\")", "oneof(\"enum b\",\"B\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
        assertThat(rule("oneof(\"a?\")", "oneof(\"a\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
        assertThat(rule("oneof(\"a[1]\")", "oneof(\"a[2]\")")).isEqualTo(Rule.USUAL_TEXTS_CHANGED);
    }

    @Test
    void eachListOfKnownValuesIsCompared() {
        assertThat(rule("map<oneof(\"A\"),oneof(\"X\",\"Y\")>", "map<oneof(\"A\",\"B\"),oneof(\"Y\",\"X\")>"))
                .isEqualTo(Rule.USUAL_TEXTS_CHANGED);
    }

    @Test
    void listOfClassesGrows() {
        assertThat(rule("dynamic", "dynamic<0 a.B>")).isEqualTo(Rule.SUBTYPE_ADDED);
        assertThat(rule("dynamic<1 a.B>?", "dynamic<0 enum a.S(X),1 a.B>?")).isEqualTo(Rule.SUBTYPE_ADDED);
        assertReads("dynamic<1 a.B>?", "dynamic<0 enum a.S(X),1 a.B>?", Reading.READ, Reading.REFUSED);
    }

    @Test
    void classNoLongerListedIsRemoved() {
        assertThat(rule("dynamic<0 a.B>", "dynamic")).isEqualTo(Rule.SUBTYPE_REMOVED);
        assertThat(rule("map<text,dynamic<0 a.B,1 a.C>?>", "map<text,dynamic<1 a.C,2 a.D>?>"))
                .isEqualTo(Rule.SUBTYPE_REMOVED);
        assertReads("dynamic<0 a.B>", "dynamic", Reading.REFUSED, Reading.READ);
    }

    @Test
    void listedClassKeepsItsNumber() {
        assertThat(rule("dynamic<0 a.B>", "dynamic<1 a.B>")).isEqualTo(Rule.TYPE_ID_CHANGED);
        assertThat(rule("dynamic<0 a.B,1 a.C>", "dynamic<0 a.C,1 a.B>")).isEqualTo(Rule.TYPE_ID_CHANGED);
        assertThat(rule("dynamic<0 a.B>", "dynamic<0 a.C>")).isEqualTo(Rule.TYPE_ID_REUSED);
        assertThat(rule("dynamic<0 a.B,1 a.D>", "dynamic<0 a.C,2 a.D>")).isEqualTo(Rule.TYPE_ID_REUSED);
        assertReads("dynamic<0 a.B>", "dynamic<1 a.B>", Reading.READ_AFTER_MIGRATION, Reading.READ_AFTER_MIGRATION);
        assertReads("dynamic<0 a.B>", "dynamic<0 a.C>", Reading.REFUSED, Reading.REFUSED);
    }

    @Test
    void listedTypesAreComparedToo() {
        assertThat(rule("dynamic<0 enum a.S(X)>", "dynamic<0 enum a.S(X,Y)>")).isEqualTo(Rule.ENUM_CONSTANT_ADDED);
        assertThat(rule("dynamic<0 enum a.S(X)>", "dynamic<0 enum a.S(Y)>")).isEqualTo(Rule.ENUM_CONSTANT_REMOVED);
        assertThat(rule("dynamic<0 enum a.S(X)>", "dynamic<0 enum a.T(X)>")).isEqualTo(Rule.TYPE_ID_REUSED);
        assertThat(rule("dynamic<0 a.B>", "dynamic<0 shared a.B>")).isEqualTo(Rule.FIELD_RETYPED);
        assertThat(rule("dynamic<0 a.B>", "dynamic<0 a.B>?")).isEqualTo(Rule.NULLABILITY_CHANGED);
        assertThat(rule("dynamic<0 a.B>", "dynamic?")).isEqualTo(Rule.FIELD_RETYPED);
    }

    private static void assertReads(String was, String is, Reading older, Reading newer) {
        WireComparison.Result result = WireComparison.between(
                        WireType.parse(was), WireType.parse(is), new HeldTypes.ByName(Map.of()))
                .orElseThrow();
        assertThat(result.oldBytesNewClass()).isEqualTo(older);
        assertThat(result.newBytesOldClass()).isEqualTo(newer);
    }

    private static Rule rule(String was, String is) {
        return WireComparison.between(WireType.parse(was), WireType.parse(is), new HeldTypes.ByName(Map.of()))
                .map(WireComparison.Result::rule)
                .orElse(null);
    }
}
