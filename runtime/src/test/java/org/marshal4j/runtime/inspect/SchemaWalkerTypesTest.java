package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.Visits;
import org.marshal4j.runtime.generated.value.VaryingValues;
import org.marshal4j.schema.Schema;

/** Wire types of the JDK's classes, and the wire types that annotations choose for others. */
class SchemaWalkerTypesTest {
    private static final Map<String, Schema> SCHEMAS = Map.of("Leg", Schema.of("Leg", "price int8", "open bool"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "instant | 010000000000000002000000 | a@0+12=1970-01-01T00:00:01.000000002Z",
                "instant? | 01010000000000000002000000 | a@0+13=1970-01-01T00:00:01.000000002Z",
                "instant? | 00010000000000000002000000 | a@0+13=null",
                "timestamp | ffffffffffffffffc0878b3b | a@0+12=1969-12-31T23:59:59.999Z",
                "duration | ffffffffffffffffc0878b3b | a@0+12=PT-0.001S",
                "date | e8070000021d | a@0+6=2024-02-29",
                "time | 00f80b4d00000000 | a@0+8=00:00:01.292630016",
                "datetime | e8070000021d0000000000000000 | a@0+14=2024-02-29T00:00",
                "offsetdatetime | e8070000021d0000000000000000100e0000 | a@0+18=2024-02-29T00:00+01:00",
                "period | 01000000feffffff03000000 | a@0+12=P1Y-2M3D",
                "year | ea070000 | a@0+4=2026",
                "yearmonth | ea0700000b | a@0+5=2026-11",
                "monthday? | 01021d | a@0+3=--02-29",
                "offset | 100e0000 | a@0+4=+01:00",
                "uuid | 0807060504030201100f0e0d0c0b0a09 | a@0+16=01020304-0506-0708-090a-0b0c0d0e0f10",
                "optint32? | 0000000000 | a@0+5=null",
                "optint32? | 0100000000 | a@0+5=OptionalInt.empty",
                "optint32 | 0207000000 | a@0+5=OptionalInt[7]",
                "optint64 | 020700000000000000 | a@0+9=OptionalLong[7]",
                "optfloat64 | 02000000000000f83f | a@0+9=OptionalDouble[1.5]",
                "stop16 | ffff8100 | a@0+4=-32768",
                "stop32 | 8000 | a@0+2=-1",
                "stop64 | ffffffffffffffffff00 | a@0+10=-9223372036854775808",
                "stopchar | 41 | a@0+1=A",
                "stopfloat32 | f101 | a@0+2=1.5",
                "stopfloat64 | ae8900 | a@0+3=-7.5",
                "stopfloat64 | 0f000000000000f07f | a@0+9=Infinity",
                "stopfloat64? | 00 | a@0+1=null",
                "stopfloat64? | 011e | a@0+2=1.0E-14",
                "stopdecimal? | 1f | a@0+1=null",
                "stopdecimal | 12 | a@0+1=0.01",
                "stopdecimal | 8f00 | a@0+2=-1",
                "stopdecimal | 0f80000101 | a@0+5=1E+1",
                "stopinstant | f101 | a@0+2=1970-01-01T00:00:01.500Z",
                "stopinstant? | 00 | a@0+1=null",
                "stopinstant? | 010f80e2cfaa06959aef3a | a@0+11=2023-11-14T22:13:20.123456789Z",
                "stopduration | 8d00 | a@0+2=PT-0.01S",
                "stopdate | c69a01 | a@0+3=2024-02-29",
                "stoptime | 80e508 | a@0+3=02:30",
                "stopdatetime? | 01c69a0180e508 | a@0+7=2024-02-29T02:30",
                "stopoffset | 38 | a@0+1=+02:00",
                "stopoffset? | 00 | a@0+1=null",
                "stopoffsettime | 80e5081c | a@0+4=02:30-05:00",
                "stopoffsetdatetime? | 01c69a0180e50838 | a@0+8=2024-02-29T02:30+02:00",
                "stopzoneddatetime | c69a0180e50830015a | a@0+9=2024-02-29T02:30Z",
                "stopperiod | 010203 | a@0+3=P1Y2M3D",
                "stopyear | 36 | a@0+1=2024",
                "stopyearmonth | 8905 | a@0+2=2024-02",
                "stoptimestamp | f101 | a@0+2=1970-01-01T00:00:01.500Z",
                "stopoptint32 | 02e807 | a@0+3=OptionalInt[1000]",
                "stopoptint32 | 01 | a@0+1=OptionalInt.empty",
                "stopoptint64? | 00 | a@0+1=null",
                "stopoptfloat64 | 02f101 | a@0+3=OptionalDouble[1.5]",
                "stop32? | 00 | a@0+1=null",
                "stop32? | 01e807 | a@0+3=1000",
                "text(max=3) | 03414243 | a@0+4=ABC",
                "text(max=3)? | 8000 | a@0+2=null",
                "text[4] | 0241420000 | a@0+5=AB",
                "text[4]? | ff00000000 | a@0+5=null",
                "uri | 03613a62 | a@0+4=a:b",
                "zone? | 015a | a@0+2=Z",
                "currency | 03434846 | a@0+4=CHF",
                "locale | 0564652d4348 | a@0+6=de-CH",
                "locale? | 8000 | a@0+2=null",
                "charset | 055554462d38 | a@0+6=UTF-8",
                "oneof(\"BUY\",\"SELL\")? | fe | a@0+1=null",
                "oneof(\"BUY\",\"SELL\") | 01 | a@0+1=SELL",
                "oneof(\"BUY\",\"SELL\") | ff0141 | a@0+3=A",
                "decimal? | 80 | a@0+1=null",
                "decimal | 020100000000000000 | a@0+9=0.01",
                "decimal | fd0100000000000000 | a@0+9=1E+3",
                "decimal | 810009008000000000000000 | a@0+12=9223372036854775808",
                "decimal | 81800101ff | a@0+5=-1E-128",
                "bigint | 020080 | a@0+3=128",
                "bigint? | 8000 | a@0+2=null",
                "ipaddress? | 00 | a@0+1=null",
                "dynamic? | 00 | a@0+1=null",
                "dynamic | 0101 | a@0+1=BOOLEAN a@1+1=true",
                "dynamic | 0405000000 | a@0+1=INTEGER a@1+4=5",
                "dynamic | 0b0141 | a@0+1=TEXT a@1+2=A",
                "dynamic | 0d020002ff | a@0+1=LIST a@1+1=2 a[0]@2+1=null a[1]@3+1=BYTE a[1]@4+1=-1",
                "dynamic | 0e0101780d00 | a@0+1=MAP a@1+1=1 a[0].key@2+2=x a.x@4+1=LIST a.x@5+1=0",
                "dynamic | 0e01022d3a00 | a@0+1=MAP a@1+1=1 a[0].key@2+3=-: a[\"-:\"]@5+1=null",
                "dynamic | 1d03555443 | a@0+1=ZONE a@1+4=UTC",
                "dynamic<7 enum S(A,B)> | 1e0701 | a@0+2=S a@2+1=B",
                "dynamic<7 enum S(A,B)> | 0d021e070000 | a@0+1=LIST a@1+1=2 a[0]@2+2=S a[0]@4+1=A a[1]@5+1=null",
                "ipaddress | 04c00002ff | a@0+5=/192.0.2.255",
                "ipaddress | 0620010db800000000000000000000000102000000 | a@0+21=/2001:db8:0:0:0:0:0:1%2",
                "zoneddatetime? | 00 | a@0+1=null",
                "zoneddatetime | e8070000021d000000000000000000000000015a | a@0+20=2024-02-29T00:00Z",
                "int32[](max=2) | 0101000000 | a@0+5=[1]",
                "int16[2] | 01000200 | a@0+4=[1, 2]",
                "int16[2]? | 0101000200 | a@0+5=[1, 2]",
                "int16[2]? | 0001000200 | a@0+5=null",
                "bool[2]? | 010059 | a@0+3=[false, true]",
                "list<int8>(max=2) | 0107 | a@0+1=1 a[0]@1+1=7",
                "map<int8,text?>(max=2) | 01070141 | a@0+1=1 a[0].key@1+1=7 a[0].value@2+2=A",
                "entry<int8,text?> | 070141 | a.key@0+1=7 a.value@1+2=A",
                "entry<int8,text?>? | 01078000 | a@0+1=true a.key@1+1=7 a.value@2+2=null",
                "entry<int8,text?>? | 00 | a@0+1=null",
                "entry<Leg,list<entry<int8,int8>?>>? | 0105010201070800 | a@0+1=true a.key.price@1+1=5 a.key.open@2+1=true"
                        + " a.value@3+1=2 a.value[0]@4+1=true a.value[0].key@5+1=7 a.value[0].value@6+1=8 a.value[1]@7+1=null",
                "optional<Leg> | 020501 | a@0+1=true a.price@1+1=5 a.open@2+1=true",
                "optional<Leg>? | 00 | a@0+1=null",
                "optional<Leg> | 01 | a@0+1=false",
                "int32 as int16be | fffe | a@0+2=-2",
                "int32 as uint8 | ff | a@0+1=255",
                "int16 as int32le | 05000000 | a@0+4=5",
                "char16 as uint8 | e9 | a@0+1=é",
                "int64 as vint | 8001 | a@0+2=128",
                "int64 as vint | ffffffffffffffffff01 | a@0+10=-1",
                "int32 as vint | ffffffff0f | a@0+5=-1",
                "int32 as zigzag | 03 | a@0+1=-2",
                "int64 as hadoop | 90 | a@0+1=-112",
                "int64 as hadoop | 8f80 | a@0+2=128",
                "int64 as hadoop | 8770 | a@0+2=-113",
                "int64 as hadoop? | 00 | a@0+1=null",
                "int64 as hadoop? | 0105 | a@0+2=5",
                "bool as yesno | 59 | a@0+1=true",
                "float64 as float64be | 3ff8000000000000 | a@0+8=1.5",
                "text as modified(uint16be) | 0006eda0bdedb880 | a@0+8=😀",
                "text as cesu8(stopbit,-1)? | 8000 | a@0+2=null",
                "text as cesu8(stopbit,-1)? | 0161 | a@0+2=a",
                "text as utf8(hadoop) | 02c3a9 | a@0+3=é",
                "text as cesu8units(vint) | 02eda0bdedb880 | a@0+7=😀",
                "text as latin1(uint8) | 01e9 | a@0+2=é",
                "text as utf8(int32le)? | 00 | a@0+1=null",
                "text as utf8(int32le)? | 010100000061 | a@0+6=a",
                "enum Side(BUY,SELL) as int32be | 00000001 | a@0+4=SELL",
                "enum Side(BUY,SELL) as int8(SELL=-1,BUY=7) | ff | a@0+1=SELL",
                "enum Side(BUY,SELL) as vint(SELL=1,BUY=700)? | 01bc05 | a@0+3=BUY",
                "int32 as yesno | 59 | a@0+1=1",
                "bool as int32be | 00000001 | a@0+4=true",
                "float32 as float64be | 3ff8000000000000 | a@0+8=1.5",
                "float64 as float32be | 3fc00000 | a@0+4=1.5",
                "float64[] as float32be(int8) | 013fc00000 | a@0+5=[1.5]",
                "enum Side(BUY,SELL) as modified(uint16be) | 000453454c4c | a@0+6=SELL",
                "decimal as float64le | 000000000000f83f | a@0+8=1.5",
                "decimal as utf8(stopbit) | 04312e3530 | a@0+5=1.50",
                "date as int32be(days) | 00004d46 | a@0+4=2024-02-29",
                "instant as int64be(millis) | 00000000000005dc | a@0+8=1970-01-01T00:00:01.500Z",
                "instant as int64le(micros) | ffffffffffffffff | a@0+8=1969-12-31T23:59:59.999999Z",
                "instant as int64be(nanos)? | 00 | a@0+1=null",
                "time as int32le(seconds) | 28230000 | a@0+4=02:30",
                "duration as vint(millis) | dc0b | a@0+2=PT1.5S",
                "int16[] as int16be(uint8) | 020001fffe | a@0+5=[1, -2]",
                "int32[] as vint(int16be,-1)? | ffff | a@0+2=null",
                "list<int8> as count(int16be) | 00020102 | a@0+2=2 a[0]@2+1=1 a[1]@3+1=2",
                "list<Leg> as count(vint)? | 01010501 | a@0+2=1 a[0].price@2+1=5 a[0].open@3+1=true",
                "list<int8> as count(int32be,-1)? | ffffffff | a@0+4=null",
                "map<int8,text as latin1(int8)> as count(int8) | 01070141 | a@0+1=1 a[0].key@1+1=7 a[0].value@2+2=A",
                "custom[3] com.acme.X | 010203 | a@0+3=3 bytes",
                "custom[3] com.acme.X? | 00010203 | a@0+4=null",
                "custom com.acme.X? | 00 | a@0+1=null",
            })
    void visitsTheValue(String type, String hex, String expected) {
        Visits visits = new Visits();
        assertThat(walk(type, hex, visits)).isEqualTo(hex.length() / 2);
        assertThat(String.join(" ", visits)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "instant | 000000000000000000ca9a3b | a at offset 0 MARSHAL214",
                "instant? | 01000000000000000000ca9a3b | a at offset 1 MARSHAL214",
                "instant | 0000000000000000000000 | a at offset 0 MARSHAL203",
                "timestamp | 0000c16ff286230000000000 | a at offset 0 MARSHAL214",
                "duration? | 02000000000000000000000000 | a at offset 0 MARSHAL204",
                "date | e8070000021e | a at offset 0 MARSHAL214",
                "date | e80700000d01 | a at offset 0 MARSHAL214",
                "time | ffffffffffffffff | a at offset 0 MARSHAL214",
                "datetime | e8070000021e0000000000000000 | a at offset 0 MARSHAL214",
                "offsetdatetime | e8070000021d000000000000000021fd0000 | a at offset 0 MARSHAL214",
                "year | 00ca9a3b | a at offset 0 MARSHAL214",
                "yearmonth | ea0700000d | a at offset 0 MARSHAL214",
                "monthday | 021e | a at offset 0 MARSHAL214",
                "offset | 21fd0000 | a at offset 0 MARSHAL214",
                "optint32 | 0000000000 | a at offset 0 MARSHAL206",
                "optint64? | 030000000000000000 | a at offset 0 MARSHAL204",
                "stop16 | 808002 | a at offset 0 MARSHAL214",
                "stop32 | 8080808008 | a at offset 0 MARSHAL214",
                "stop32? | 018080808008 | a at offset 1 MARSHAL214",
                "stop64 | 808000 | a at offset 0 MARSHAL205",
                "stopchar | 808004 | a at offset 0 MARSHAL214",
                "stopdecimal | 1f | a at offset 0 MARSHAL206",
                "stopdecimal | 2f | a at offset 0 MARSHAL214",
                "stopdecimal | 8000 | a at offset 0 MARSHAL214",
                "stopdecimal | 0f020101 | a at offset 0 MARSHAL214",
                "stopdecimal | 0f0f020001 | a at offset 0 MARSHAL214",
                "stopdecimal | 0f0f8000 | a at offset 2 MARSHAL214",
                "stopinstant | 0f0100 | a at offset 0 MARSHAL214",
                "stopinstant | 0f80e2cfaa068094ebdc03 | a at offset 0 MARSHAL214",
                "stopinstant | 0f80808080808080800800 | a at offset 0 MARSHAL214",
                "stopinstant | 01 | a at offset 0 MARSHAL214",
                "stopinstant? | 011a | a at offset 1 MARSHAL214",
                "stopinstant | 0fff | a at offset 2 MARSHAL203",
                "stopduration | 1f | a at offset 0 MARSHAL214",
                "stopdate | f891edd0d00a | a at offset 0 MARSHAL214",
                "stoptime | 80b054 | a at offset 0 MARSHAL214",
                "stoptime | 8f00 | a at offset 0 MARSHAL214",
                "stoptime | 0f00 | a at offset 0 MARSHAL214",
                "stopdatetime | 0001 | a at offset 0 MARSHAL214",
                "stopoffset | 79 | a at offset 0 MARSHAL214",
                "stopoffsettime? | 0180e50879 | a at offset 1 MARSHAL214",
                "stopzoneddatetime | c69a0180e508308000 | a at offset 0 MARSHAL206",
                "stopperiod | 0000808000 | a at offset 0 MARSHAL205",
                "stopyear | ce84ebdc03 | a at offset 0 MARSHAL214",
                "stopyearmonth | a8b784da2c | a at offset 0 MARSHAL214",
                "stoptimestamp | fffed4f1a5b792868200 | a at offset 0 MARSHAL214",
                "stopoptint32 | 00 | a at offset 0 MARSHAL206",
                "stopoptint32 | 03 | a at offset 0 MARSHAL204",
                "stopoptint32 | 028080808008 | a at offset 0 MARSHAL214",
                "stopfloat32 | 0f0000c03f | a at offset 0 MARSHAL214",
                "stopfloat32 | 1b | a at offset 0 MARSHAL214",
                "stopfloat64 | 0f000000000000f83f | a at offset 0 MARSHAL214",
                "stopfloat64 | 01 | a at offset 0 MARSHAL214",
                "stopfloat64 | 1f | a at offset 0 MARSHAL214",
                "stopfloat64 | 808000 | a at offset 0 MARSHAL205",
                "stopfloat64 | 0f000000000000f8 | a at offset 0 MARSHAL203",
                "stopfloat64? | 0101 | a at offset 1 MARSHAL214",
                "text(max=2) | 03414243 | a at offset 0 MARSHAL215",
                "text[4] | ff00000000 | a at offset 0 MARSHAL206",
                "text[4] | 0541420000 | a at offset 0 MARSHAL205",
                "text[4] | 04414200 | a at offset 0 MARSHAL203",
                "text[4] | 01c3000000 | a at offset 1 MARSHAL208",
                "uri | 03612062 | a at offset 1 MARSHAL214",
                "zone | 044d6f6f6e | a at offset 1 MARSHAL214",
                "currency | 03636866 | a at offset 1 MARSHAL214",
                "locale | 03212121 | a at offset 1 MARSHAL214",
                "charset | 057574662d38 | a at offset 1 MARSHAL214",
                "oneof(\"BUY\") | fe | a at offset 0 MARSHAL206",
                "oneof(\"BUY\") | 01 | a at offset 0 MARSHAL214",
                "oneof(\"BUY\") | ff8000 | a at offset 0 MARSHAL214",
                "oneof(\"BUY\") | ff0180 | a at offset 2 MARSHAL208",
                "decimal | 80 | a at offset 0 MARSHAL206",
                "decimal | 81008000 | a at offset 2 MARSHAL214",
                "decimal | 810000 | a at offset 2 MARSHAL214",
                "bigint | 00 | a at offset 0 MARSHAL214",
                "bigint | 8000 | a at offset 0 MARSHAL206",
                "bigint | ffffffff0761 | a at offset 5 MARSHAL203",
                "ipaddress | 00 | a at offset 0 MARSHAL206",
                "dynamic | 00 | a at offset 0 MARSHAL206",
                "dynamic | 1e | a at offset 0 MARSHAL214",
                "dynamic | 8000 | a at offset 0 MARSHAL214",
                "dynamic<7 enum S(A)> | 7f | a at offset 0 MARSHAL214",
                "dynamic<7 enum S(A)> | 1e06 | a at offset 1 MARSHAL214",
                "dynamic<7 enum S(A)> | 1e0701 | a at offset 2 MARSHAL209",
                "dynamic<7 enum S(A)> | 1e078000 | a at offset 2 MARSHAL206",
                "dynamic<7 enum S(A)> | 1e | a at offset 1 MARSHAL203",
                "dynamic | 8100 | a at offset 0 MARSHAL205",
                "dynamic | 0102 | a at offset 1 MARSHAL204",
                "dynamic | 0b8000 | a at offset 1 MARSHAL206",
                "dynamic | 0a80 | a at offset 1 MARSHAL206",
                "dynamic | 0d8000 | a at offset 1 MARSHAL206",
                "dynamic | 0d021e | a[0] at offset 2 MARSHAL214",
                "dynamic | 0d0200 | a[1] at offset 3 MARSHAL203",
                "dynamic | 0e018000 | a[0].key at offset 2 MARSHAL206",
                "dynamic | 0e0201780001781e | a.x at offset 5 MARSHAL214",
                "dynamic | 0e0101780d020b0141041e | a.x[1] at offset 10 MARSHAL203",
                "dynamic | 1d015a | a at offset 1 MARSHAL214",
                "ipaddress | 05c00002ff | a at offset 0 MARSHAL214",
                "ipaddress? | 84c00002ff | a at offset 0 MARSHAL214",
                "ipaddress | 0600000000000000000000ffffc000020100000000 | a at offset 0 MARSHAL214",
                "ipaddress | 06fe8000000000000000000000000000010000008f | a at offset 0 MARSHAL214",
                "zoneddatetime | e8070000021e000000000000000000000000015a | a at offset 0 MARSHAL214",
                "zoneddatetime | e8070000021d0000000000000000100e0000015a | a at offset 0 MARSHAL214",
                "int8 as int16be | 0080 | a at offset 0 MARSHAL214",
                "bool as int16be | 0002 | a at offset 0 MARSHAL214",
                "float32 as float64be | 3fb999999999999a | a at offset 0 MARSHAL214",
                "enum Side(BUY,SELL) as int8(SELL=-1,BUY=7) | 01 | a at offset 0 MARSHAL209",
                "char16 as int32be | ffffffff | a at offset 0 MARSHAL214",
                "int32 as int64be | 0000000080000000 | a at offset 0 MARSHAL214",
                "int32 as int16be | ff | a at offset 0 MARSHAL203",
                "int32 as vint | 8000 | a at offset 0 MARSHAL205",
                "int32 as vint | ffffffff10 | a at offset 0 MARSHAL205",
                "int64 as vint | ffffffffffffffffff02 | a at offset 0 MARSHAL205",
                "int64 as vint | 80 | a at offset 1 MARSHAL203",
                "int64 as hadoop | 8f7f | a at offset 0 MARSHAL205",
                "int64 as hadoop | 8e0080 | a at offset 0 MARSHAL205",
                "int64 as hadoop | 88ffffffffffffffff | a at offset 0 MARSHAL205",
                "int32 as hadoop | 8c80000000 | a at offset 0 MARSHAL214",
                "int64 as hadoop? | 02 | a at offset 0 MARSHAL204",
                "bool as yesno | 01 | a at offset 0 MARSHAL204",
                "bool as yesno? | 0101 | a at offset 0 MARSHAL204",
                "text as modified(uint16be) | 000100 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 0002c081 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 0004f09f9880 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 0003e08080 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 0001c3 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 0001e9 | a at offset 0 MARSHAL208",
                "text as modified(uint16be) | 000361 | a at offset 2 MARSHAL203",
                "text as cesu8(stopbit) | 02c080 | a at offset 0 MARSHAL208",
                "text as cesu8(stopbit) | 8000 | a at offset 0 MARSHAL206",
                "text as cesu8(stopbit,-1)? | 8100 | a at offset 0 MARSHAL205",
                "text as cesu8units(vint) | 0180 | a at offset 0 MARSHAL208",
                "text as utf8(int32be) | fffffffe | a at offset 0 MARSHAL205",
                "text(max=1) as utf8(int8) | 026161 | a at offset 0 MARSHAL215",
                "enum Side(BUY,SELL) as int8 | 02 | a at offset 0 MARSHAL209",
                "enum Side(BUY,SELL) as int8 | ff | a at offset 0 MARSHAL209",
                "enum Side(BUY,SELL) as latin1(int8) | 0162 | a at offset 0 MARSHAL214",
                "decimal as float64be | 7ff0000000000000 | a at offset 0 MARSHAL214",
                "decimal as utf8(int8) | 032b3130 | a at offset 0 MARSHAL214",
                "date as int64be(days) | 7fffffffffffffff | a at offset 0 MARSHAL214",
                "time as int32le(seconds) | 80510100 | a at offset 0 MARSHAL214",
                "instant as int64be(seconds) | 7fffffffffffffff | a at offset 0 MARSHAL214",
                "millis as int64be(micros) | 0000000000000001 | a at offset 0 MARSHAL214",
                "int8[] as int16be(uint8) | 010080 | a at offset 0 MARSHAL214",
                "int16[] as int16be(uint8) | 02000100 | a at offset 1 MARSHAL203",
                "list<int8> as count(int8) | ff | a at offset 0 MARSHAL206",
                "list<int8>(max=1) as count(int8) | 020000 | a at offset 0 MARSHAL215",
                "list<date> as count(int8) | 01e8070000021e | a[0] at offset 1 MARSHAL214",
                "int32[](max=2) | 03000000000000000000000000 | a at offset 0 MARSHAL215",
                "int16[2] | 010002 | a at offset 0 MARSHAL203",
                "bool[2]? | 010002 | a at offset 2 MARSHAL204",
                "list<int8>(max=2) | 03010203 | a at offset 0 MARSHAL215",
                "list<date> | 02e8070000021de8070000021e | a[1] at offset 7 MARSHAL214",
                "map<int8,date>(max=1) | 020101 | a at offset 0 MARSHAL215",
                "entry<int8,int8>? | 02 | a at offset 0 MARSHAL204",
                "entry<int8,int8>? | 0107 | a.value at offset 2 MARSHAL203",
                "entry<date,int8> | e8070000021e07 | a.key at offset 0 MARSHAL214",
                "entry<text?,date>? | 01014100e8070000021e | a.value at offset 3 MARSHAL214",
                "entry<text,int8> | 800007 | a.key at offset 0 MARSHAL206",
                "list<entry<int8,Leg>?> | 020001050102 | a[1].value.open at offset 5 MARSHAL204",
                "optional<Leg> | 00 | a at offset 0 MARSHAL206",
                "optional<Leg> | 03 | a at offset 0 MARSHAL204",
                "optional<Leg> | 020502 | a.open at offset 2 MARSHAL204",
                "custom[3] com.acme.X | 0102 | a at offset 0 MARSHAL203",
            })
    void saysWhereItIsBad(String type, String hex, String expected) {
        MarshalException e = catchThrowableOfType(MarshalException.class, () -> walk(type, hex, new Visits()));
        assertThat(e).isNotNull();
        assertThat(e.path() + " at offset " + e.offset() + " " + e.code()).isEqualTo(expected);
    }

    static Stream<VaryingValues.Row<?>> special() {
        return VaryingValues.special();
    }

    @ParameterizedTest
    @MethodSource("special")
    <X> void readsWhatGeneratedCodeReads(VaryingValues.Row<X> row) {
        X expected = row.value().get();
        String type = row.form().name() + (expected == null ? "?" : "");
        String hex = row.hex().replace(" ", "");
        List<Object> values = new ArrayList<>();
        walk(type, hex, (path, offset, length, wireType, value) -> values.add(value));
        @SuppressWarnings("unchecked") // the walker reads the class that the row is for
        X value = (X) values.get(0);
        assertThat(row.form().view(value)).isEqualTo(row.form().view(expected));
        for (int cut = 0; cut < hex.length(); cut += 2) {
            String start = hex.substring(0, cut);
            assertThat(catchThrowableOfType(MarshalException.class, () -> walk(type, start, new Visits()))
                            .problem())
                    .as(start)
                    .isEqualTo(RuntimeProblem.BYTES_RUN_OUT);
        }
    }

    static Stream<VaryingValues.Bad> malformed() {
        return VaryingValues.malformedAddresses();
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void refusesWhatGeneratedCodeRefuses(VaryingValues.Bad bad) {
        String hex = bad.hex().replace(" ", "");
        MarshalException e = catchThrowableOfType(
                MarshalException.class, () -> walk(bad.form().name(), hex, new Visits()));
        assertThat(e.problem()).isEqualTo(bad.problem());
        assertThat(e.offset()).isZero();
    }

    private static long walk(String type, String hex, SchemaWalker.Visitor visitor) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        Schema schema = Schema.of("X", "a " + type);
        return SchemaWalker.walk(schema, SCHEMAS::get, RandomBytes.of(bytes), 0, bytes.length, visitor);
    }
}
