package org.marshal4j.schema.change;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.schema.wire.WireType;

/** Each row has two wire types, and how many values of each fit into the other one. */
class ValueFitsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # Numbers.
            int8 | int64 | ALL | SOME
            int16 | stop16 | ALL | ALL
            int32 | stop16 | SOME | ALL
            int16 | float32 | ALL | SOME
            int32 | float32 | SOME | SOME
            int32 | float64 | ALL | SOME
            int64 | float64 | SOME | SOME
            float32 | stopfloat64 | ALL | SOME
            bool | bool? | ALL | SOME
            # Null.
            int8 | int64? | ALL | SOME
            list<int8?> | list<int8> | SOME | ALL
            # Texts.
            text | text(max=3) | SOME | ALL
            text[3] | text(max=3) | ALL | ALL
            text[4] | text(max=3) | SOME | ALL
            uri | text | ALL | SOME
            uri | zone | SOME | SOME
            oneof("A") | oneof("B") | ALL | ALL
            oneof("A") | text | ALL | ALL
            oneof("A") | text(max=9) | SOME | ALL
            # Constants.
            enum a.S(A,B) | enum a.S(B,A,C) | ALL | SOME
            enum a.S(A,B) | enum a.S(B,C) | SOME | SOME
            enum a.S(A) | enum a.S(B) | NONE | NONE
            # Lengths.
            int8[2] | int8[3] | NONE | NONE
            int8[2] | int8[](max=3) | ALL | SOME
            int8[4] | int8[](max=3) | NONE | NONE
            int8[] | int8[](max=3) | SOME | ALL
            list<int8>(max=2) | list<int8>(max=3) | ALL | SOME
            map<text,int8> | map<text,int16>(max=3) | SOME | SOME
            # Other forms of a value.
            instant | stopinstant | ALL | ALL
            custom[2] a.C | custom[3] a.C | NONE | NONE
            # Forms of other libraries.
            int32 | int32 as int32be | ALL | ALL
            int32 | int32 as int16be | SOME | ALL
            int16 | int32 as uint16be | SOME | SOME
            char16 | char16 as uint16le | ALL | ALL
            char16 | char16 as int16le | SOME | ALL
            int64 | int64 as vint | ALL | ALL
            int32 | int32 as yesno | SOME | ALL
            bool | bool as uint8 | ALL | ALL
            float32 | float32 as float64be | ALL | ALL
            float64 | float64 as float32be | SOME | ALL
            int64 | int64 as int32be | SOME | ALL
            text | text as modified(uint16be) | SOME | ALL
            text | text as utf8(vint) | ALL | ALL
            text | text as latin1(vint) | SOME | ALL
            decimal | decimal as utf8(vint) | SOME | ALL
            stopdecimal | decimal as utf8(vint) | SOME | ALL
            enum a.S(A) | enum a.S(A,B) as int8 | SOME | SOME
            date | date as int64be(days) | ALL | ALL
            instant | instant as int64be(nanos) | SOME | ALL
            int32[] | int32[] as int16be(vint) | SOME | ALL
            list<int8> | list<int16> as count(int32be) | ALL | SOME
            # Parts.
            list<text> | list<int8> | NONE | NONE
            optional<int8> | optional<int16> | ALL | SOME
            entry<int8,text> | entry<int16,uri> | SOME | SOME
            map<enum a.S(A),a.Leg> | map<enum a.S(B),a.Leg> | NONE | NONE
            # Classes.
            a.Leg | a.Leg? | ALL | SOME
            a.Leg | text | NONE | NONE
            dynamic<0 a.Leg> | dynamic<1 a.Leg,2 a.Fee> | ALL | SOME
            dynamic<0 enum a.S(A,B)> | dynamic<0 enum a.S(A)> | SOME | ALL
            dynamic<0 a.Leg> | dynamic<0 b.Leg> | ALL | ALL
            dynamic<0 a.Leg> | dynamic<1 b.Leg> | SOME | SOME
            dynamic<0 shared a.Leg> | dynamic | SOME | ALL
            """)
    void valuesFit(String was, String is, ValueFits there, ValueFits back) {
        assertThat(ValueFits.of(WireType.parse(was), WireType.parse(is))).isEqualTo(there);
        assertThat(ValueFits.of(WireType.parse(is), WireType.parse(was))).isEqualTo(back);
    }
}
