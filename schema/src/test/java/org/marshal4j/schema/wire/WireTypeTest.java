package org.marshal4j.schema.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WireTypeTest {
    static String[] canonicalTexts() {
        return """
                int8; bool?; text; text?; enum com.acme.Side(BUY,SELL); enum com.acme.Outer$Side()?; int32[];
                char16[]?; list<text?>; list<list<int64>?>?; list<enum Side(BUY,SELL)?>; com.acme.Outer$Leg; Leg?;
                größe.Maß; instant; timestamp?; uuid?; optint32?; decimal?; zoneddatetime; ipaddress?; dynamic?;
                dynamic<0 com.acme.Leg>;
                dynamic<0 framed com.acme.Leg,7 enum Side(BUY,SELL),2147483647 shared Node>?;
                list<dynamic<1 Leg>?>; stop64?; stopfloat32; stopfloat64?; stopdecimal?; stopinstant;
                stopduration?; stopdate; stoptime?; stopdatetime; stopoffset; stopoffsettime?; stopoffsetdatetime;
                stopzoneddatetime?; stopperiod; stopyear?; stopyearmonth; stopmillis?; stoptimestamp; stopoptint32;
                stopoptint64?; stopoptfloat64?; text(max=20)?; uri; zone?; charset?; text[20]?;
                oneof("BUY","a,b","q\\"\\\\)?")?; int32[](max=10)?; int32[8]; bool[3]?; list<text(max=3)?>(max=10);
                map<text?,list<map<int32,oneof(",>","b")>>?>(max=7)?; map<enum Side(BUY,SELL)?,text?>;
                map<oneof("a,b",">","(")?,text>; map<oneof("q\\"(\\\\"),text>; text(max=2147483647);
                entry<text?,int64?>; entry<oneof("a,b",">")?,entry<map<int8,text>(max=2)?,uuid?>?>?;
                optional<int32>?; family com.acme.Shape?; shared com.acme.Node?; shared family com.acme.Shape;
                custom com.acme.PriceMarshaller?; custom[16] com.acme.PriceMarshaller;
                custom com.acme.PriceMarshaller(2)?; custom[16] com.acme.PriceMarshaller(2147483647);
                int32 as int16be; int64 as hadoop?; int64 as hadoop?0; text as modified(uint16be)?0;
                uuid as int64be?0; map<int32 as int32be,com.acme.Leg> as count(vint)?0; bool as yesno;
                char16 as uint16be?; float64 as float64be; text as modified(uint16be);
                text(max=20) as modified(uint16be)?; text as cesu8(stopbit,-1)?; text as cesu8(stopbit)?;
                text as latin1(uint8); enum com.acme.Side(BUY,SELL) as int32be;
                enum com.acme.Side(BUY,SELL) as utf8(hadoop)?;
                enum com.acme.Side(BUY,SELL) as int8(SELL=-1,BUY=7)?0;
                list<enum com.acme.Side(BUY,SELL) as vint(BUY=0)> as count(int32be); int32 as zeroone;
                bool as int32be; float32 as float64be; float64[] as float32le(vint); int32[] as yesno(int8);
                decimal as float64le; decimal as cesu8units(vint); date as int32le(days);
                instant as int64be(micros)?; int8[](max=4) as int8(int32be,-1)?; float32[] as float32be(int32be);
                list<text as modified(uint16be)>(max=3) as count(int32be,-1)?;
                list<list<int32> as count(int8)> as count(uint16le);
                map<int32 as int32be,com.acme.Leg> as count(vint)?; map<text?,int32 as vint>
                """.strip().split(";\\s+");
    }

    @ParameterizedTest
    @MethodSource("canonicalTexts")
    void textIsCanonical(String text) {
        assertThat(WireType.parse(text)).hasToString(text);
        assertThat(WireType.parse(text).nullable()).isEqualTo(text.matches(".*[?]0?"));
    }

    @Test
    void noClassHasTheNameOfAWireType() {
        List<String> words = List.of("""
                * frame int8 bool date uuid optint32 decimal dynamic stop64 stopfloat32 stopfloat64 text uri
                """.split("\\s+"));
        for (String word : words) {
            assertThat(WireWords.isWord(word)).as(word).isTrue();
            assertThatThrownBy(() -> new WireType.Nested(word, false, false))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new WireType.Family(word, false)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new WireType.Custom(word, 1, WireType.ANY, false))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new WireType.Enumeration(word, List.of(), false))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Words that only begin a wire type do not count as wire types. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "list",
                "map",
                "entry",
                "optional",
                "oneof",
                "custom",
                "family",
                "framed",
                "shared",
                "Date",
                "a.date",
                "date$x"
            })
    void classesMayHaveAnyOtherName(String name) {
        assertThat(WireWords.isWord(name)).isFalse();
        for (WireType type : List.of(
                new WireType.Nested(name, false, false),
                new WireType.Nested(name, true, true),
                new WireType.Family(name, true),
                new WireType.Shared(new WireType.Nested(name, false, false), true),
                new WireType.Shared(new WireType.Family(name, false), false),
                new WireType.Custom(name, 1, 8, true),
                new WireType.Custom(name, 2, 8, true),
                new WireType.Custom(name, 1, WireType.ANY, false),
                new WireType.Custom(name, Integer.MAX_VALUE, WireType.ANY, false),
                new WireType.Enumeration(name, List.of("A"), true),
                new WireType.MapOf(new WireType.Nested(name, false, true), new WireType.Family(name, false), 3, true),
                new WireType.EntryOf(new WireType.Nested(name, false, true), new WireType.Family(name, false), true))) {
            assertThat(WireType.parse(type.toString())).isEqualTo(type);
        }
    }

    @Test
    void eachTextIsParsedToItsRecord() {
        assertThat(WireType.parse("float64?")).isEqualTo(new WireType.Primitive(PrimitiveKind.FLOAT64, true));
        assertThat(WireType.parse("text")).isEqualTo(new WireType.Text(TextKind.TEXT, WireType.ANY, false));
        assertThat(WireType.parse("enum com.acme.Side(BUY,SELL)?"))
                .isEqualTo(new WireType.Enumeration("com.acme.Side", List.of("BUY", "SELL"), true));
        assertThat(WireType.parse("int8[]")).isEqualTo(new WireType.Array(PrimitiveKind.INT8, WireType.ANY, false));
        assertThat(WireType.parse("list<com.acme.Leg?>"))
                .isEqualTo(new WireType.ListOf(new WireType.Nested("com.acme.Leg", false, true), WireType.ANY, false));
        assertThat(WireType.parse("entry<int32?,com.acme.Leg>?"))
                .isEqualTo(new WireType.EntryOf(
                        new WireType.Primitive(PrimitiveKind.INT32, true),
                        new WireType.Nested("com.acme.Leg", false, false),
                        true));
    }

    static String[] otherTexts() {
        return """
                ?; int32??; int32?[]; text[]; com.acme.Leg[]; list<>; list<int32; enum X; enum X(A,); enum X(A B);
                enum (A); com..acme; com.acme.; com.acme.Leg x; map<text>; map<text,text; map<oneof("a,text>;
                entry<text>; entry<text,text; entry<text,text,text>; entry<int8,int8>(max=1); text(max=2147483648);
                text[0]; text[x]; text(max=); text(max=-1); text(max=99999999999); com.acme.Leg(max=3);
                int32[8](max=3); instant[]; oneof(BUY); oneof("BUY",); oneof("BUY); shared text;
                shared com.acme.Node??; custom[0] com.acme.X; custom com.acme.X(0); custom com.acme.X(1);
                custom com.acme.X(02); custom com.acme.X(2147483648); custom com.acme.X(2; custom com.acme.X();
                custom[3] com.acme.X?(2); dynamic<>; dynamic<Leg>; dynamic<0 Leg; dynamic<0 Leg,>; dynamic<-1 Leg>;
                dynamic<00 Leg>; dynamic<2147483648 Leg>; dynamic<0 Leg?>; dynamic<0 int32>;
                dynamic<0 family Shape>; dynamic<0 shared family Shape>; dynamic<0 dynamic>;
                dynamic<1 Leg,0 Other>; dynamic<0 Leg,0 Other>; int32 as; int32 as int32; int32 as bool;
                int32? as int32be; int32?0; int32 as int32be?1; int32 as int32be0; text as cesu8(stopbit,-1)?0;
                int32 as int32be as int32be; int32 as int32be(days); bool as float32be; float32 as int32be;
                int32 as float64be; date as yesno(days); enum X(A) as zeroone; enum X(A,B) as int8();
                enum X(A,B) as int8(A=1,B=1); enum X(A,B) as int8(B=2,A=1); enum X(A,B) as int8(A=1,A=2);
                enum X(A,B) as int8(A=1,B=128); enum X(A,B) as uint8(A=-1,B=1); enum X(A,B) as int8(A=1,B=);
                enum X(A,B) as int8(A=1,B); enum X(A,B) as int8(A=01); enum X(A,B) as int8(A=+1);
                enum X(A,B) as int8(A=1; enum X(A,B) as int8(A=2147483648); enum X(A,B) as utf8(A=1);
                int32 as int8(A=1); float64 as vint; text as int32be; text as modified; text as modified(uint16be;
                text as modified(yesno); text as modified(uint16be,-1)?; text as utf8(vint,-1)?;
                text as utf8(int32be,-1); uri as utf8(int32be); date as int64be; uuid as int32be;
                uuid as int64be(millis); date as int64be(millis); instant as int64be(days);
                instant as float64be(millis); period as int64be(days); int32[] as int32be;
                int32[4] as int32be(int8); list<int8> as int8(int8); list<int8> as count; text as count(int8);
                com.acme.Leg as count(int8)
                """.strip().split(";\\s+");
    }

    @ParameterizedTest
    @MethodSource("otherTexts")
    @ValueSource(strings = {"", "family ", "int32 as "})
    void otherTextsAreRefused(String text) {
        assertThatThrownBy(() -> WireType.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not a wire type: \"");
    }

    @Test
    void nestedTypeCannotBeNamedLikeAnotherWireType() {
        assertThatThrownBy(() -> new WireType.Nested("int32", false, false)).hasMessage("not a wire type: \"int32\"");
    }

    @ParameterizedTest
    @CsvSource({
        "int8,1",
        "int16,2",
        "int32,4",
        "int64,8",
        "float32,4",
        "float64,8",
        "char16,2",
        "bool,1",
        "int8?,2",
        "int64?,9",
        "instant,12",
        "date?,7",
        "optint32?,5",
        "text[20]?,21",
        "text[1],2",
        "text[254],255",
        "text[255],257",
        "int32[8]?,33",
        "custom[16] X?,17",
        "custom X,-1",
        "decimal,-1",
        "stop32,-1",
        "stopfloat32,-1",
        "stopfloat64?,-1",
        "text,-1",
        "int8[],-1",
        "com.acme.Leg,-1",
        "enum X(A),-1",
        "list<int8>,-1",
        "'entry<int8,int8>',-1",
        "int32 as int16be,2",
        "int32 as int16be?,-1",
        "int32 as int16be?0,-1",
        "int64 as vint,-1",
        "uuid as int64be,16",
        "uuid as int64be?,-1",
        "bool as yesno,1",
        "instant as int64be(millis),8",
        "decimal as float64be,8",
        "enum X(A) as int32be,4",
        "enum X(A) as int32be(A=5),4",
        "float64 as float32be,4",
        "enum X(A) as utf8(int8),-1",
        "list<int8> as count(int8),-1"
    })
    void sizeInBlock(String text, int size) {
        assertThat(WireType.parse(text).sizeInBlock()).isEqualTo(size);
    }

    @Test
    void depthCountsTheDeepestPart() {
        String deep = lists(299);
        assertThat(WireType.parse(deep)).hasToString(deep);
        assertThatThrownBy(() -> WireType.parse(lists(300)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("wire types nested more than 300 deep");
        String wide = "map<" + lists(200) + "," + lists(200) + ">";
        assertThat(WireType.parse(wide)).hasToString(wide);
    }

    private static String lists(int depth) {
        return "list<".repeat(depth) + "int8" + ">".repeat(depth);
    }
}
