package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.Visits;
import org.marshal4j.schema.Schema;

class SampleMessagesTest {
    private static final Map<String, Schema> TYPES = Map.of(
            "Leg", Schema.of("Leg", "price int8", "open bool"),
            "Node", Schema.of("Node", "name text(max=5)", "next Node?", "more list<Node>"),
            "Framed", Schema.of("Framed", "Base frame", "id int8", "Framed frame", "rate int16?"),
            "Circle", Schema.of("Circle", "radius int8"),
            "Square", Schema.of("Square", "side int16", "leg Leg?"),
            "Shape", Schema.of("Shape").asFamily("1 Circle", "200 Square"),
            "Tree", Schema.of("Tree", "a dynamic<1 Tree>"),
            "Endless", Schema.of("Endless", "next Endless"));

    /** Returns families and evolvable types as they are, and wraps any other type in a field. */
    private static Schema holding(String type) {
        return type.equals("Shape") || type.equals("Framed") ? TYPES.get(type) : Schema.of("A", "a " + type);
    }

    private static String sample(String type, long seed) {
        return HexFormat.of().formatHex(SampleMessages.of(holding(type), TYPES::get, seed));
    }

    private static Visits walk(Schema schema, byte[] sample) {
        Visits visits = new Visits();
        Function<String, Schema> resolver = name -> name.equals(schema.type()) ? schema : TYPES.get(name);
        assertThat(SchemaWalker.walk(schema, resolver, RandomBytes.of(sample), 0, sample.length, visits))
                .isEqualTo(sample.length);
        return visits;
    }

    /**
     * Samples are kept next to lock files: different bytes for the same seed would be taken for a change of the
     * schema.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bool | 01 01 01",
                "int8 | 73 39 4c",
                "int16 | 73d5 3972 4c93",
                "int32 | 79600800 5caaf2ff 663f0e00",
                "int64 | c65cb5c6eeffffff ddffffffffffffff 59a0ffb83469b2fb",
                "float32 | 00640c45 00e0be44 00606944",
                "float64 | 00000000f2c0f040 00000000c0c9ce40 00000000cc7efc40",
                "char16 | 5200 5300 5300",
                "int32? | 0000000000 013c11f1ff 010ca70b00",
                "instant | b96a8d5d00000000002b0c23 1c39965d0000000000452c16 a649935d0000000000cd5627",
                "timestamp | b96a8d5d00000000002b0c23 1c39965d0000000000452c16 a649935d0000000000cd5627",
                "duration | b96a8d5d00000000002b0c23 1c39965d0000000000452c16 a649935d0000000000cd5627",
                "date | c10700000510 f50700000105 e40700000907",
                "time | d89c358055210000 f8b90057073f0000 9805bd6420350000",
                "datetime | c10700000510fccc9aaa99010000 f50700000105eac37606541a0000 e40700000907f0c6825c8b120000",
                "offsetdatetime | c10700000510fccc9aaa99010000b09a0000 f50700000105eac37606541a000040380000 e40700000907f0c6825c8b12000070620000",
                "offsettime | d89c35805521000070620000 f8b90057073f000000000000 9805bd6420350000c0a80000",
                "period | 06000000040000000f000000 040000000000000004000000 050000000800000006000000",
                "year | c1070000 f5070000 e4070000",
                "yearmonth | c107000005 f507000001 e407000009",
                "monthday | 0a05 0509 030d",
                "offset | 40380000 50460000 50460000",
                "uuid | d89cb81973d51abb92f94d686f0efb68 f8b91a4b39722cbb175f10019045c5e6 9805fa8f4b9326bbeae724ce84882c12",
                "millis | a8e268706d010000 6015cf926d010000 70b057876d010000",
                "optint32 | 02d9030000 026c000000 02de020000",
                "optint64 | 02d903000000000000 026c00000000000000 02de02000000000000",
                "optfloat64 | 020000000000c86e40 020000000000003b40 020000000000f06640",
                "optint32? | 0000000000 0274010000 0294020000",
                "instant? | 00000000000000000000000000 01fc5c8d2500000000005a6202 01cc02fd47000000008058840c",
                "decimal | 00acaa0b0000000000 037c53000000000000 040ca70b0000000000",
                "decimal? | 80 0208e10c0000000000 0042ee060000000000",
                "bigint | 08bb1ad57319b89cd8 08bb2c72394b1ab9f8 08bb26934b8ffa0598",
                "bigint? | 8000 084b1ab9f7e6c54590 088ffa0598122c8885",
                "zoneddatetime | c10700000510fccc9aaa990100000000000003555443 f50700000105eac37606541a00000000000003555443 e40700000907f0c6825c8b1200000000000003555443",
                "zoneddatetime? | 00 01ca070000090ccd5e5594452f00000000000003555443 010e080000071a8427cfb4a11e00000000000003555443",
                "stop16 | f68700 b39e00 961d",
                "stop32 | f68700 b39e00 961d",
                "stop64 | f68700 b39e00 961d",
                "stopchar | 52 53 53",
                "stopdecimal | c0d5ea05 c3ef14 c4e1e905",
                "stopinstant | bc8f8d979f9a8400 bcfcf3b0da998400 ddc19df7e4b500",
                "stoptimestamp | bc8f8d979f9a8400 bcfcf3b0da998400 ddc19df7e4b500",
                "stopduration | c3deb6dc20 c3da90c207 a283b1c805",
                "stopdate | b9e201 dc2f a66b",
                "stoptime | c39e9f32 c3daa1f203 a2a3f222",
                "stopdatetime | b9e201f3a5bfb501 dc2fc28ea03c a66bd2f89631",
                "stopoffset | 24 10 38",
                "stopoffsettime | c39e9f321c c3daa1f20320 a2a3f22248",
                "stopoffsetdatetime | b9e201f3a5bfb50124 dc2fc28ea03c4c a66bd2f8963134",
                "stopzoneddatetime | ee2bc99fb3cdaab3063003555443 9cbf01a9fdb0bb86a8693003555443 d0900189deb1c1dc964a3003555443",
                "stopperiod | 06040f 040004 050806",
                "stopyear | 4f 10 25",
                "stopyearmonth | b807 c801 c303",
                "stopmillis | a8c5a383d72d e0aabc96d92d f0e0debad82d",
                "stopoptint32 | 02d907 026c 02de05",
                "stopoptint64 | 02d907 026c 02de05",
                "stopoptfloat64 | 02928618 02b003 02b1e501",
                "stopfloat32 | 92eb2f c2bf19 e2f820",
                "stopfloat64 | 928f9804 c2937b e2ec8f07",
                "stop64? | 00 01b3c300 01c3b100",
                "text | 05c3a974c3a9 05e282ac2035 05e282ac2035",
                "text? | 8000 0462657461 05e282ac2035",
                "text(max=3) | 00 00 00",
                "text[4] | 0000000000 0000000000 0000000000",
                "text[4]? | ff00000000 0462657461 0000000000",
                "uri | 1668747470733a2f2f6578616d706c652e6f72672f3835 1568747470733a2f2f6578616d706c652e6f72672f38 1668747470733a2f2f6578616d706c652e6f72672f3334",
                "zone | 0d4575726f70652f5a7572696368 0d4575726f70652f5a7572696368 0d4575726f70652f5a7572696368",
                "currency | 03434846 03434846 03434846",
                "locale | 0564652d4348 0564652d4348 0564652d4348",
                "charset | 055554462d38 055554462d38 055554462d38",
                "oneof(\"BUY\",\"SELL\") | 01 01 01",
                "oneof(\"BUY\",\"SELL\")? | fe 00 01",
                "int32[] | 02acaa0b00f788faff 023c11f1ff08e10c00 020ca70b0002acf7ff",
                "int16[](max=2) | 00 01f8b9 0298058588",
                "float64[]? | 8000 010000000010c2f940 020000000008b9eb4000000000d406e040",
                "int16[2] | 73d5d89c 3972f8b9 4c939805",
                "int8[3]? | 00000000 01f89017 019885ea",
                "Leg | 7300 3900 4c01",
                "Leg? | 000000 01f801 019800",
                "framed Framed | 010000007303000000016f0e 010000003903000000019045 010000004c03000000000000",
                "framed Framed? | ffffffff 01000000f803000000000000 010000009803000000000000",
                "family Shape | c801d89c019200 c801f8b9000000 c8019805000000",
                "family Shape? | 8000 0190 c801858801f001",
                "shared Leg | 017300 013900 014c01",
                "shared Leg? | 00 01f801 019800",
                "list<Leg> | 02d8009200 02f8011700 029800ea00",
                "list<Leg?>(max=2) | 00 0101f801 0201980001ea00",
                "list<int16>? | 8000 00 018588",
                "map<int8,text?> | 017305c3a974c3a9 01390462657461 014c05e282ac2035",
                "map<text,Leg>(max=0) | 00 00 00",
                "entry<int8,text?> | 730462657461 3905c3a974c3a9 4c8000",
                "entry<Leg?,int16>? | 00 01019000eac3 010000008588",
                "optional<Leg> | 027300 023900 024c01",
                "optional<int32>? | 00 023c11f1ff 020ca70b00",
                "int32 as int16be | 0000 0000 0000",
                "int64 as vint? | 00 01908b95b6febeae8d4b 01ffe3ffffffffffffff01",
                "bool as yesno | 59 59 59",
                "text as latin1(int8) | 03e974e9 00 00",
                "instant as int64be(millis) | 0000016d7068e4f4 0000016d92cf16d4 0000016d8757b304",
                "date as int16be(days) | 15ee 5f9c 4850",
                "list<int8> as count(int32be,-1)? | ffffffff 00000000 0000000185",
                "enum Side(BUY,SELL)? | 8000 00 01",
                "dynamic | 0737cb090000000000 0708e10c0000000000 0e011e61206c6f6e6765722074657874206f66207365766572616c20776f72647307b501040000000000",
                "dynamic? | 00 0e0105c3a974c3a90575030e0000000000 07b501040000000000",
                "dynamic<0 Leg,300 enum Side(BUY)>? | 00 0a75030e000000000000 1e00ea00",
                "dynamic<1 Tree> | 0449ce0e00 1e011e010e01000a07110a000000000000 1e010a025908000000000000",
                "ipaddress | 04c00002d8 04c00002f8 04c0000298",
                "oneof(\"A\") | 00 00 00",
                "Node | 05c3a974c3a90104626574610100000001046265746100000205e282ac20350105e282ac20350000030567616d6d61000005616c706861000005e282ac20350000000000 05e282ac20350105c3a974c3a90105e282ac203500000200000005c3a974c3a900000205616c70686101046265746100000205616c706861000005e282ac2035000005616c7068610105c3a974c3a900000305c3a974c3a9000000000005616c7068610000 05e282ac20350000",
                "Shape | c801d89c019200 c801f8b9000000 c8019805000000",
                "Framed | 010000007303000000016f0e 010000003903000000019045 010000004c03000000000000"
            })
    void theSameSeedAlwaysGivesTheSameBytes(String type, String seeds) {
        for (int seed = 1; seed <= 3; seed++) {
            String hex = sample(type, seed);
            assertThat(hex).isEqualTo(seeds.split(" ")[seed - 1]);
            walk(holding(type), HexFormat.of().parseHex(hex));
        }
    }

    @Test
    void nullsAndValuesBothOccur() {
        for (String type : new String[] {"int8?", "text?", "Leg?", "decimal?", "list<Leg>?", "entry<int8,int8>?"}) {
            long nulls = 0;
            for (int seed = 0; seed < 100; seed++) {
                Visits visits = walk(holding(type), HexFormat.of().parseHex(sample(type, seed)));
                nulls += visits.get(0).endsWith("=null") ? 1 : 0;
            }
            assertThat(nulls).as(type).isBetween(5L, 50L);
        }
    }

    /** Nobody knows here whether the map is one that can hold null. */
    @Test
    void valuesOfMapsAreThere() {
        for (int seed = 0; seed < 100; seed++) {
            Visits visits = walk(holding("map<int8,text?>"), HexFormat.of().parseHex(sample("map<int8,text?>", seed)));
            assertThat(visits).noneMatch(visit -> visit.endsWith("=null"));
        }
    }

    @Test
    void anEnumWithoutConstantsIsNull() {
        for (int seed = 0; seed < 5; seed++) {
            assertThat(sample("enum Nothing()?", seed)).isEqualTo("8000");
            assertThat(sample("list<enum Nothing()>", seed)).isEqualTo("00");
            assertThat(sample("map<enum Nothing(),int8>", seed)).isEqualTo("00");
            assertThat(sample("map<int8,enum Nothing()?>", seed)).isEqualTo("00");
            assertThat(sample("entry<enum Nothing()?,enum Nothing()?>", seed)).isEqualTo("80008000");
            assertThat(sample("optional<enum Nothing()>?", seed)).isIn("00", "01");
            assertThat(sample("enum Side(BUY,SELL)", seed)).isIn("00", "01");
        }
    }

    @Test
    void unknownSchemasAreRefused() {
        assertThatThrownBy(() -> SampleMessages.of(holding("custom com.acme.X"), TYPES::get, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no sample value can be made for wire type custom com.acme.X");
        assertThatThrownBy(() -> SampleMessages.of(TYPES.get("Endless"), TYPES::get, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Endless contains itself and never ends");
    }

    /** Most dates have more days since 1970 than two bytes hold. */
    @Test
    void datesInShortForms() {
        Schema schema = Schema.of("Row", "day date as int16be(days)");
        for (int seed = 0; seed < 50; seed++) {
            assertThat(SampleMessages.of(schema, schema.resolver(), seed)).hasSize(2);
        }
    }

    /** Such a sample may have been kept. */
    @Test
    void objectsInOptionalValuesThatEndByThemselvesStay() {
        Schema chain = Schema.of("Chain", "next optional<Chain>?");
        byte[] sample = SampleMessages.of(Schema.of("A", "a Chain"), name -> chain, 6);
        assertThat(HexFormat.of().formatHex(sample)).isEqualTo("020202020202020200");
    }

    /** What an optional value holds is never null, so the value is empty from some depth on. */
    @Test
    void objectsInOptionalValuesEnd() {
        Schema branch = Schema.of("Branch", "left optional<Branch>?", "right optional<shared Branch>");
        for (int seed = 0; seed < 20; seed++) {
            byte[] sample = SampleMessages.of(branch, name -> branch, seed);
            assertThat(SchemaWalker.walk(
                            branch, name -> branch, RandomBytes.of(sample), 0, sample.length, new Visits()))
                    .isEqualTo(sample.length);
        }
    }
}
