package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.field.FieldMoves;
import org.marshal4j.schema.wire.WireType;

class WireComparisonTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Same wire type is no change.
            int32 | int32 |
            enum a.Side(BUY,SELL) | enum a.Side(BUY,SELL) |
            # Other type is retyped.
            int32 | int64 | FIELD_RETYPED
            list<int32> | list<int64> | FIELD_RETYPED
            enum a.Side(BUY) | text | FIELD_RETYPED
            oneof("BUY") | text | FIELD_RETYPED
            # Nullability changes.
            int32 | int32? | NULLABILITY_CHANGED
            list<int32?> | list<int32>? | NULLABILITY_CHANGED
            # Nullability and other type is retyped.
            int32 | int64? | FIELD_RETYPED
            # Lengths change.
            text[8] | text[9] | LENGTH_CHANGED
            text(max=8) | text(max=9) | LENGTH_CHANGED
            text(max=8) | text | LENGTH_CHANGED
            list<text(max=8)?>(max=3) | list<text(max=9)?>(max=4) | LENGTH_CHANGED
            # Fixed length is another type than none.
            int32[8] | int32 | FIELD_RETYPED
            text[8] | text | FIELD_RETYPED
            text[8] | text(max=8) | FIELD_RETYPED
            # Enums grow at their end.
            enum a.S(A,B) | enum a.S(A,B,C) | ENUM_CONSTANT_ADDED
            enum a.S() | enum a.S(A) | ENUM_CONSTANT_ADDED
            enum a.S(A,B) | enum a.S(C,A,B) | ENUM_REORDERED
            enum a.S(A,B) | enum a.S(B,A) | ENUM_REORDERED
            enum a.S(A,B) | enum a.S(A) | ENUM_CONSTANT_REMOVED
            enum a.S(A,B) | enum a.S(A,C) | ENUM_CONSTANT_REMOVED
            enum a.S(A) | enum a.S() | ENUM_CONSTANT_REMOVED
            # Name of an enum does not matter.
            enum a.S(A,B) | enum b.T(A,B) |
            enum a.S(A,B) | enum b.T(A,B,C) | ENUM_CONSTANT_ADDED
            # Each enum of a map is compared.
            map<enum a.S(A),enum a.T(X,Y)?> | map<enum a.S(A),enum a.T(Y,X)?> | ENUM_REORDERED
            map<enum a.S(A),enum a.T(X)> | map<enum b.S(A),enum b.T(X)> |
            # Key and value of an entry are compared.
            entry<enum a.S(A),text>? | entry<enum a.S(A,B),text>? | ENUM_CONSTANT_ADDED
            entry<text,enum a.S(A,B)>? | entry<text,enum a.S(B,A)>? | ENUM_REORDERED
            entry<text,int8> | entry<text,int8?> | NULLABILITY_CHANGED
            entry<text,int8> | entry<text,int8>? | NULLABILITY_CHANGED
            entry<text,int8> | map<text,int8> | FIELD_RETYPED
            # Known values grow at their end.
            oneof("A") | oneof("A","B") | USUAL_TEXT_ADDED
            oneof("A","B") | oneof("A") | USUAL_TEXTS_CHANGED
            oneof("A","B") | oneof("B","A") | USUAL_TEXTS_CHANGED
            oneof("A") | oneof("AB") | USUAL_TEXTS_CHANGED
            oneof("a)\\"b") | oneof("a)\\"b","c") | USUAL_TEXT_ADDED
            # Known values that look like enums are texts.
            oneof("enum a","B") | oneof("enum b","B") | USUAL_TEXTS_CHANGED
            oneof("a?") | oneof("a") | USUAL_TEXTS_CHANGED
            oneof("a[1]") | oneof("a[2]") | USUAL_TEXTS_CHANGED
            # Each list of known values is compared.
            map<oneof("A"),oneof("X","Y")> | map<oneof("A","B"),oneof("Y","X")> | USUAL_TEXTS_CHANGED
            # List of classes grows.
            dynamic | dynamic<0 a.B> | SUBTYPE_ADDED
            dynamic<1 a.B>? | dynamic<0 enum a.S(X),1 a.B>? | SUBTYPE_ADDED
            # Class no longer listed is removed.
            dynamic<0 a.B> | dynamic | SUBTYPE_REMOVED
            map<text,dynamic<0 a.B,1 a.C>?> | map<text,dynamic<1 a.C,2 a.D>?> | SUBTYPE_REMOVED
            # Listed class keeps its number.
            dynamic<0 a.B> | dynamic<1 a.B> | TYPE_ID_CHANGED
            dynamic<0 a.B,1 a.C> | dynamic<0 a.C,1 a.B> | TYPE_ID_CHANGED
            dynamic<0 a.B> | dynamic<0 a.C> | TYPE_ID_REUSED
            dynamic<0 a.B,1 a.D> | dynamic<0 a.C,2 a.D> | TYPE_ID_REUSED
            # Listed types are compared too.
            dynamic<0 enum a.S(X)> | dynamic<0 enum a.S(X,Y)> | ENUM_CONSTANT_ADDED
            dynamic<0 enum a.S(X)> | dynamic<0 enum a.S(Y)> | ENUM_CONSTANT_REMOVED
            dynamic<0 enum a.S(X)> | dynamic<0 enum a.T(X)> | TYPE_ID_REUSED
            dynamic<0 a.B> | dynamic<0 shared a.B> | FIELD_RETYPED
            dynamic<0 a.B> | dynamic<0 a.B>? | NULLABILITY_CHANGED
            dynamic<0 a.B> | dynamic? | FIELD_RETYPED
            """)
    void eachChangeHasItsRule(String was, String is, Rule rule) {
        assertThat(between(was, is).map(WireComparison.Result::rule)).isEqualTo(Optional.ofNullable(rule));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            entry<text,int8> | map<text,int8> | REFUSED | REFUSED
            dynamic<1 a.B>? | dynamic<0 enum a.S(X),1 a.B>? | READ | REFUSED
            dynamic<0 a.B> | dynamic | REFUSED | READ
            dynamic<0 a.B> | dynamic<1 a.B> | READ_AFTER_MIGRATION | READ_AFTER_MIGRATION
            dynamic<0 a.B> | dynamic<0 a.C> | REFUSED | REFUSED
            """)
    void saysWhoReadsWhat(String was, String is, Reading older, Reading newer) {
        WireComparison.Result result = between(was, is).orElseThrow();
        assertThat(result.oldBytesNewClass()).isEqualTo(older);
        assertThat(result.newBytesOldClass()).isEqualTo(newer);
    }

    private static Optional<WireComparison.Result> between(String was, String is) {
        return WireComparison.between(
                WireType.parse(was), WireType.parse(is), new HeldTypes.ByName(Map.of(), FieldMoves.OF_ONE_TYPE));
    }
}
