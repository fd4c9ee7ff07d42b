package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.HexMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.change.SchemaChanges;

/** How the bytes of a former schema are converted to those of today's. */
class ConversionTest {
    private static final Map<String, Schema> FORMER = Map.of(
            "Leg", Schema.of("Leg", "a int8", "b int16"),
            "Note", Schema.of("Note", "t text"),
            "Node", Schema.of("Node", "next Node?"),
            "Empty", Schema.of("Empty"),
            "Event", Schema.of("Event", "Event frame", "a int8"),
            "Shape", Schema.of("Shape").asFamily("1 Leg", "2 Note", "3 Node"));
    private static final Map<String, Schema> TODAY = Map.of(
            "Leg", Schema.of("Leg", "b int32", "a int8", "n int8?"),
            "Note", Schema.of("Note", "t text"),
            "Node", Schema.of("Node", "next Node?"),
            "Empty", Schema.of("Empty"),
            "Event", Schema.of("Event", "Event frame", "a int16"),
            "Shape", Schema.of("Shape").asFamily("7 Leg", "2 Note"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int8          | int8           | 85                 | 85
            int8          | int64          | 85                 | 85ffffffffffffff
            int64         | int8           | 80ffffffffffffff   | 80
            int32         | int16          | ff7f0000           | ff7f
            int32         | float32        | 00000001           | 0000804b
            int32         | float64        | 05000000           | 0000000000001440
            int64         | float64        | 0000000000002000   | 0000000000004043
            float32       | float64        | 0000c03f           | 000000000000f83f
            float64       | float32        | 000000000000f83f   | 0000c03f
            float64       | float32        | 000000000000f87f   | 0000c07f
            float64       | float32        | 000000200000f0ff   | 010080ff
            float32       | float64        | 010080ff           | 000000200000f0ff
            float32?      | float32        | 01010080ff         | 010080ff
            float32[]     | float32[]      | 01010080ff         | 01010080ff
            float32[]     | float32[1]     | 01010080ff         | 010080ff
            float64[]     | float64[]?     | 01010000000000f0ff | 01010000000000f0ff
            float64       | int32          | 0000000000001440   | 05000000
            float32       | int8           | 0000a0c0           | fb
            int32         | stop64         | 05000000           | 05
            int16         | stop16         | ff7f               | ffff01
            stop64        | int64          | 8101               | 8100000000000000
            stop64        | stop32         | 8101               | 8101
            stop64        | stop16         | 8101               | 8101
            int32?        | int64?         | 0105000000         | 010500000000000000
            int32?        | int64?         | 0005000000         | 000000000000000000
            int32?        | int32?         | 0005000000         | 0005000000
            int32?        | int32          | 0105000000         | 05000000
            int32         | int32?         | 05000000           | 0105000000
            stop32?       | stop64?        | 0105               | 0105
            stop32?       | stop64?        | 00                 | 00
            float64       | stopfloat64    | 000000000000f83f   | f101
            float64       | stopfloat64?   | 0000000000000080   | 010f0000000000000080
            float64       | stopfloat32    | 000000200000f0ff   | 0f010080ff
            stopfloat32   | stopfloat64    | 0f010080ff         | 0f000000200000f0ff
            stopfloat32   | stopfloat64    | f101               | f101
            stopfloat32   | float64        | 11                 | 000000a09999b93f
            stopfloat64   | stopfloat32    | f101               | f101
            stopfloat64   | float64        | f101               | 000000000000f83f
            stopfloat64   | int32          | d001               | 0d000000
            stopfloat64   | stop64         | d001               | 0d
            int64         | stopfloat64    | 0d00000000000000   | d001
            stop16        | stopfloat32    | 0d                 | d001
            stopfloat64?  | stopfloat64    | 010f000000000000f87f | 0f000000000000f87f
            stopfloat64?  | stopfloat64?   | 00                 | 00
            decimal       | stopdecimal    | 020100000000000000 | 12
            decimal?      | stopdecimal?   | 80                 | 1f
            decimal?      | stopdecimal    | 810f0101           | 0f0f0101
            stopdecimal   | decimal?       | 12                 | 020100000000000000
            stopdecimal?  | stopdecimal    | 12                 | 12
            instant       | stopinstant?   | 01000000000000000065cd1d | 01f101
            int32         | int32 as int16be | fffeffff         | feff
            int32 as int32be | stop32       | 00000005         | 05
            stop32        | int32 as int32be | 05              | 00000005
            int32 as int32be | int64 as vint | 00000005        | 05
            int32 as int32be | int64 as int64le | fffffffe     | feffffffffffffff
            int32 as int16be | int8 as int16le | fffe           | feff
            int32 as yesno | int32         | 59                 | 01000000
            stop64         | int32 as yesno? | 01               | 0159
            bool as int32be | bool as vint? | 00000001          | 0101
            char16 as uint8 | char16       | e9                 | e900
            float64 as float32be | float64 | 3fc00000           | 000000000000f83f
            float32 as float64be | float32? | 3ff8000000000000  | 010000c03f
            float32 as float32be | float64 as float32le | 3fc00000 | 0000c03f
            text as modified(uint16be) | text as modified(uint16be)? | 0002c080 | 010002c080
            text as modified(uint16be)? | text as modified(uint16be)?0 | 00 | 01
            text as modified(uint16be)?0 | text as modified(uint16be) | 000002c080 | 0002c080
            text as cesu8(stopbit,-1)? | text as cesu8(stopbit)?0 | 8000 | 01
            text as cesu8(stopbit,-1)? | text as cesu8(stopbit) | 0161 | 0161
            text as cesu8(stopbit)? | text as cesu8(stopbit,-1)? | 00 | 8000
            int16[] as int16be(int8,-1)? | int16[] as int16be(int8)? | 010005 | 01010005
            enum E(A,B) as int8(A=1,B=2) | enum E(A,B) as int8(A=1,B=7) | 02 | 07
            enum E(A,B) as int8(A=1,B=2) | enum E(B,A) | 02     | 00
            timestamp as int64be(millis) | timestamp | 00000000000005dc | 01000000000000000065cd1d
            timestamp as int64be(millis) | timestamp as int64le(micros) | 00000000000005dc | 60e3160000000000
            int32 as int32be | int32 as int32le | 01020304     | 04030201
            int32 as int32be? | int32 as hadoop? | 00          | 00
            int32 as int32be? | int32 as int32be?0 | 00       | 01
            int32 as int32be? | int32 as int32be?0 | 0100000005 | 0000000005
            int32 as int32be?0 | int32?     | 01               | 0000000000
            int32 as int32be?0 | int32?     | 0000000005       | 0105000000
            int32?        | int32 as vint?0 | 0000000000       | 01
            uuid          | uuid as int64be | 01020304050607081112131415161718 | 08070605040302011817161514131211
            uuid as int64be?0 | uuid as int64le | 0008070605040302011817161514131211 | 01020304050607081112131415161718
            int32?        | int32 as vint?0 | 0105000000       | 0005
            list<int8>?   | list<int8> as count(uint8)?0 | 8000  | 01
            list<int8>?   | list<int8> as count(uint8)?0 | 0107  | 000107
            list<int8> as count(uint8)?0 | list<int8>? | 01      | 8000
            list<int8> as count(uint8)?0 | list<int8>? | 000107  | 0107
            int32 as int32be | int32?       | 00000005         | 0105000000
            int32?        | int32 as vint? | 0000000000        | 00
            int32?        | int32 as vint  | 0105000000        | 05
            float32 as float32be | float64  | 3fc00000         | 000000000000f83f
            bool as yesno | bool           | 59                 | 01
            bool          | bool as yesno  | 00                 | 4e
            text          | text as modified(uint16be) | 05f09f988061 | 0007eda0bdedb88061
            text as modified(uint16be) | text(max=9)? | 0007eda0bdedb88061 | 05f09f988061
            text?         | text as cesu8(stopbit,-1)? | 8000   | 8000
            text as cesu8(stopbit,-1)? | text as utf8(int32be)? | 8000 | 00
            text as utf8(int32be)? | text as cesu8(stopbit,-1)? | 010000000161 | 0161
            enum E(A,B)   | enum E(B,A) as modified(uint16be) | 01 | 000142
            enum E(A,B) as int32be | enum E(B,A) | 00000000     | 01
            enum E(A,B) as latin1(int8) | enum E(B,A) as latin1(int8) | 0141 | 0141
            decimal       | decimal as utf8(int8) | 020f00000000000000 | 04302e3135
            date          | date as int32be(days) | b20700000101 | 00000000
            instant as int64be(millis) | stopinstant | 00000000000005dc | f101
            instant as int64be(millis) | instant as int64le(micros)? | 0000000000000001 | 01e803000000000000
            int32[]       | int32[] as int16be(uint8) | 0105000000 | 010005
            int16[] as int16be(int32be,-1)? | int16[]? | ffffffff | 8000
            list<int8>    | list<int8> as count(int32be) | 020102 | 000000020102
            list<int32 as int32be> as count(int32be) | list<int64> | 0000000100000005 | 010500000000000000
            list<int8>?   | list<int8> as count(int32be,-1)? | 8000 | ffffffff
            list<int8>?   | list<int8> as count(uint8)? | 8000  | 00
            list<int8>?   | list<int8> as count(uint8)? | 0107  | 010107
            list<int8> as count(uint8)? | list<int8>? | 00      | 8000
            list<int8> as count(uint8)? | list<int8>? | 010107  | 0107
            list<int8> as count(int8,-1)? | list<int8> as count(uint8)? | ff | 00
            map<int8,text> as count(int8) | map<int8,text as latin1(int8)> | 010702c3a9 | 010701e9
            stopinstant   | instant        | f101               | 01000000000000000065cd1d
            stopduration? | duration       | 0110               | 010000000000000000000000
            stopdate      | date           | 00                 | b20700000101
            date?         | stopdate       | 01b20700000101     | 00
            time          | stoptime       | 00f2052a01000000   | 50
            stopdatetime? | datetime?      | 010010             | 01b2070000010100ca9a3b00000000
            offset        | stopoffset?    | 201c0000           | 0138
            stopoffset?   | offset         | 0138               | 201c0000
            stopoffsettime | offsettime?   | 101c               | 0100ca9a3b00000000b0b9ffff
            stopoffsetdatetime | offsetdatetime | 001038        | b2070000010100ca9a3b00000000201c0000
            stopzoneddatetime | zoneddatetime? | 001030015a     | 01b2070000010100ca9a3b0000000000000000015a
            zoneddatetime | stopzoneddatetime | b2070000010100ca9a3b0000000000000000015a | 001030015a
            stopperiod?   | period         | 01010203           | 010000000200000003000000
            year          | stopyear       | e8070000           | 36
            stopyearmonth | yearmonth      | 8905               | e807000002
            millis?       | stopmillis?    | 01e803000000000000 | 01e807
            stopmillis    | millis         | 8000               | ffffffffffffffff
            timestamp     | stoptimestamp  | 01000000000000000065cd1d | f101
            stoptimestamp | timestamp      | f101               | 01000000000000000065cd1d
            optint32?     | stopoptint32   | 02e8030000         | 02e807
            stopoptint32? | optint32?      | 00                 | 0000000000
            stopoptint64? | optint64       | 01                 | 010000000000000000
            optfloat64    | stopoptfloat64? | 02000000000000f83f | 02f101
            bool          | bool?          | 59                 | 0159
            dynamic?      | dynamic        | 0405000000         | 0405000000
            dynamic       | dynamic<0 Leg>? | 0b0161            | 0b0161
            dynamic?      | dynamic<0 Leg>? | 00                | 00
            dynamic<1 enum E(A,B)> | dynamic<0 Leg,2 enum E(B,A)>? | 1e0101 | 1e0200
            dynamic<1 enum E(A)> | dynamic<300 enum E(A)> | 0d02041e0000001e0100 | 0d02041e0000001eac0200
            dynamic<1 enum E(A)> | dynamic<0 enum E(A)> | 0e0101611e0100 | 0e0101611e0000
            char16        | char16         | 4100               | 4100
            text          | text?          | 0161               | 0161
            text?         | text           | 0161               | 0161
            text?         | text?          | 8000               | 8000
            text          | uri            | 0161               | 0161
            text          | text(max=2)    | 026162             | 026162
            text          | text[3]        | 0161               | 01610000
            text?         | text[3]?       | 8000               | ff000000
            text[3]       | text           | 02616200           | 026162
            text          | oneof("a","b") | 0162               | 01
            text          | oneof("a","b") | 0163               | ff0163
            text?         | oneof("a")?    | 8000               | fe
            oneof("a")    | text           | 00                 | 0161
            oneof("a","b") | oneof("a")    | 01                 | ff0162
            enum E(A,B)   | enum E(B,A)    | 00                 | 01
            enum E(A,B)   | enum E(B,A)    | 01                 | 00
            enum E(A,B)?  | enum E(B,A)?   | 8000               | 8000
            int16[]       | int16[2]       | 0201000200         | 01000200
            int16[2]      | int16[]        | 01000200           | 0201000200
            int16[]       | int16[2]?      | 0201000200         | 0101000200
            int16[]?      | int16[2]?      | 8000               | 0000000000
            int16[]?      | int16[]?       | 8000               | 8000
            int16[]       | int16[](max=1) | 010100             | 010100
            bool[]        | bool[]         | 020100             | 020100
            char16[]      | char16[1]      | 014100             | 4100
            float32[]     | float32[]      | 010000c03f         | 010000c03f
            float64[]     | float64[]      | 01000000000000f83f | 01000000000000f83f
            instant?      | instant        | 01010000000000000002000000 | 010000000000000002000000
            instant?      | instant?       | 00000000000000000000000000 | 00000000000000000000000000
            optint32?     | optint32?      | 0000000000         | 0000000000
            optint32?     | optint32       | 0205000000         | 0205000000
            optint32?     | optint32?      | 0205000000         | 0205000000
            custom[2] C   | custom[2] C?   | 0102               | 010102
            custom org.marshal4j.runtime.jdk.FileMarshaller | custom org.marshal4j.runtime.jdk.FileMarshaller? | 0161 | 010161
            list<int8>    | list<int16>    | 020102             | 0201000200
            list<int8>?   | list<int8>?    | 8000               | 8000
            list<int8>?   | list<int8>?    | 00                 | 00
            list<Leg?>    | list<Leg?>     | 020000000001010200 | 0200000000000000000102000000010000
            list<int8>(max=3) | list<int8>(max=2) | 020102      | 020102
            map<int8,text> | map<int16,text?> | 01050161        | 0105000161
            map<int8,int8>? | map<int8,int8>? | 8000            | 8000
            entry<int8,text> | entry<int16,text?>? | 050161    | 0105000161
            entry<int8,text>? | entry<int16,uri> | 01050161    | 05000161
            entry<int8,int8>? | entry<int8,int8>? | 010506     | 010506
            entry<int8,int8>? | entry<int16,int8>? | 00        | 00
            entry<Leg,int8?> | entry<Leg,int8?> | 0102000105       | 020000000100000105
            optional<int8>? | optional<int16>? | 00             | 00
            optional<int8>? | optional<int16>? | 01             | 01
            optional<int8>? | optional<int16>? | 0205           | 020500
            Leg           | Leg            | 010200             | 02000000010000
            Leg?          | Leg            | 01010200           | 02000000010000
            Leg?          | Leg?           | 01010200           | 0102000000010000
            Leg?          | Leg?           | 00000000           | 0000000000000000
            Note?         | Note?          | 00                 | 00
            Note          | Note?          | 0161               | 010161
            framed Event  | framed Event   | 0100000005         | 020000000500
            framed Event? | framed Event?  | 0100000005         | 020000000500
            framed Event? | framed Event?  | ffffffff           | ffffffff
            family Shape? | family Shape?  | 8000               | 8000
            family Shape  | family Shape   | 01010200           | 0702000000010000
            family Shape  | family Shape?  | 020161             | 020161
            uri?          | uri?           | 8000               | 8000
            decimal?      | decimal?       | 80                 | 80
            bigint?       | bigint?        | 8000               | 8000
            bigint?       | bigint?        | 0105               | 0105
            """)
    void convertsToTodaysBytes(String was, String is, String former, String today) {
        Schema root = Schema.of("Root", "before int8", "a " + was, "behind int8");
        Input in = bytes("11" + former + "22" + "33");
        Schema now = Schema.of("Root", "behind int8", "a " + is, "before int8");
        assertThat(read(root, now, in)).isEqualTo("22" + today + "11");
        assertThat(in.remaining()).isOne();
        if (!was.startsWith("custom org.")) {
            assertThat(changes(root, now)).as("what the judge promises").noneMatch(ConversionTest::isRefused);
        }
    }

    /** The judge refuses these changes, since no other value can be read. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int32?         | text?          | 0000000000       | 8000
            int16[2]?      | text?          | 0000000000       | 8000
            text[3]?       | decimal?       | ff000000         | 80
            text[3]?       | int32?         | ff000000         | 0000000000
            instant?       | text?          | 00000000000000000000000000 | 8000
            text?          | int32?         | 8000             | 0000000000
            decimal?       | text?          | 80               | 8000
            list<int32?>   | list<text?>    | 0200000000000000000000 | 0280008000
            list<text[1]?> | list<decimal?> | 02ff00ff00       | 028080
            map<int8,instant?> | map<int8,text?> | 010500000000000000000000000000 | 01058000
            """)
    void convertsNullToThatOfAnyType(String was, String is, String former, String today) {
        Input in = bytes("11" + former + "22");
        assertThat(read(
                        Schema.of("Root", "before int8", "a " + was, "behind int8"),
                        Schema.of("Root", "before int8", "a " + is, "behind int8"),
                        in))
                .isEqualTo("11" + today + "22");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int16          | int8           | 8000             | MARSHAL220 | 128 does not fit into INT8
            int16          | int8           | 7fff             | MARSHAL220 | -129 does not fit into INT8
            int32          | float32        | 01000001         | MARSHAL220 | 16777217 does not fit into FLOAT32
            int64          | float64        | 0100000000002000 | MARSHAL220 | 9007199254740993 does not fit into FLOAT64
            int64          | float64        | ffffffffffffff7f | MARSHAL220 | 9223372036854775807 does not fit into FLOAT64
            int64          | float32        | ffffffffffffff7f | MARSHAL220 | 9223372036854775807 does not fit into FLOAT32
            float64        | float32        | 010000000000f87f | MARSHAL220 | NaN 0x7ff8000000000001 does not fit into FLOAT32
            float64        | float32        | 9a9999999999b93f | MARSHAL220 | 0.1 does not fit into FLOAT32
            float64        | int32          | 000000000000f83f | MARSHAL220 | 1.5 does not fit into INT32
            float32        | int32          | 0000c03f         | MARSHAL220 | 1.5 does not fit into INT32
            float64        | int64          | 000000000000e043 | MARSHAL220 | 9.223372036854776E18 does not fit into INT64
            float32        | stop64         | 0000005f         | MARSHAL220 | 9.223372E18 does not fit into stop64
            float32        | stop32         | 0000c03f         | MARSHAL220 | 1.5 does not fit into stop32
            int32          | stop16         | 00800000         | MARSHAL220 | 32768 does not fit into stop16
            int64          | stop32         | 0000008000000000 | MARSHAL220 | 2147483648 does not fit into stop32
            int32          | int32 as int16be | 00800000       | MARSHAL220 | 32768 is not between -32768 and 32767, so int16be cannot hold it
            int32          | int32 as zeroone? | 02000000     | MARSHAL220 | 2 is not between 0 and 1, so zeroone cannot hold it
            float64        | float64 as float32be | 9a9999999999b93f | MARSHAL220 | 0.1 is no float
            int64 as int64be | int32 as int32be | 0000000080000000 | MARSHAL220 | 2147483648 does not fit into INT32
            bool as yesno  | int32 as int8 | 59                 | MARSHAL220 | wire type was bool, is now int32
            text as utf8(int8,-1)? | text as utf8(int8) | ff     | MARSHAL206 | null, but the field is required
            enum E(A,B) as int8(A=1,B=2) | enum E(A) as int8(A=1) | 02 | MARSHAL220 | E no longer has B
            text           | text as latin1(int8) | 03e282ac   | MARSHAL220 | the character at index 0 of the text does not fit in one byte
            instant        | instant as int64be(millis) | 000000000000000001000000 | MARSHAL220 | 1970-01-01T00:00:00.000000001Z is no whole number of millis
            decimal        | decimal as float64be | 020a00000000000000 | MARSHAL220 | 0.10 is not the text of a double
            text as utf8(int8,-1)? | text   | ff               | MARSHAL206 | null, but the field is required
            text as utf8(int8) | int32 as int8 | 0161          | MARSHAL220 | wire type was text, is now int32
            int32?         | int32          | 0000000000       | MARSHAL206 | null, but the field is required
            text?          | text           | 8000             | MARSHAL206 | null, but the field is required
            list<int8>?    | list<int8>     | 8000             | MARSHAL206 | null, but the field is required
            Leg?           | Leg            | 00000000         | MARSHAL206 | null, but the field is required
            int32          | bool           | 01000000         | MARSHAL220 | wire type was int32, is now bool
            bool           | int32          | 01               | MARSHAL220 | wire type was bool, is now int32
            char16         | int32          | 4100             | MARSHAL220 | wire type was char16, is now int32
            text           | int32          | 0161             | MARSHAL220 | wire type was text, is now int32
            text           | enum E(a)      | 0161             | MARSHAL220 | wire type was text, is now enum E(a)
            enum E(A)      | text           | 00               | MARSHAL220 | wire type was enum E(A), is now text
            enum E(A,B)    | enum E(B)      | 00               | MARSHAL220 | E no longer has A
            int16[]        | int32[]        | 010100           | MARSHAL220 | wire type was int16[], is now int32[]
            int16[]        | int32          | 010100           | MARSHAL220 | wire type was int16[], is now int32
            int16[]        | int16[2]       | 010100           | MARSHAL215 | 1, but the length must be 2
            int16[2]       | int16[1]       | 01000200         | MARSHAL215 | 2, but the length must be 1
            custom[2] C    | custom[1] C    | 0102             | MARSHAL220 | wire type was custom[2] C, is now custom[1] C
            oneof("a","b") | text(max=1)    | ff026162         | MARSHAL215 |
            int16[]        | int16[](max=1) | 0201000200       | MARSHAL215 | 2, but at most 1 are allowed
            list<int8>     | list<int8>(max=1) | 020102        | MARSHAL215 | 2, but at most 1 are allowed
            list<int8>     | int8[]         | 0101             | MARSHAL220 | wire type was list<int8>, is now int8[]
            int8[]         | list<int8>     | 0101             | MARSHAL220 | wire type was int8[], is now list<int8>
            int8           | optional<int8> | 01               | MARSHAL220 | wire type was int8, is now optional<int8>
            entry<int8,int8>? | entry<int8,int8> | 00          | MARSHAL206 | null, but the field is required
            entry<int8,int8> | map<int8,int8> | 0101          | MARSHAL220 | wire type was entry<int8,int8>, is now map<int8,int8>
            map<int8,int8> | entry<int8,int8> | 010101        | MARSHAL220 | wire type was map<int8,int8>, is now entry<int8,int8>
            map<int8,int8> | list<int8>     | 00               | MARSHAL220 | wire type was map<int8,int8>, is now list<int8>
            Leg            | int8           | 010200           | MARSHAL220 | wire type was Leg, is now int8
            int8           | family Shape   | 01               | MARSHAL220 | wire type was int8, is now family Shape
            dynamic<1 enum E(A)> | dynamic   | 1e0100           | MARSHAL220 | the field no longer lists E
            dynamic        | text           | 0101             | MARSHAL220 | wire type was dynamic, is now text
            dynamic?       | dynamic        | 00               | MARSHAL206 | null, but the field is required
            shared Leg?    | Leg?           | 00               | MARSHAL220 | wire type was shared Leg?, is now Leg?
            int8           | custom C       | 00               | MARSHAL220 | a value of wire type custom C cannot be converted
            custom C       | custom C       | 00               | MARSHAL220 | only C knows how to read the bytes here and how many there are
            custom C?      | int8           | 01               | MARSHAL220 | only C knows how to read the bytes here and how many there are
            family Shape   | family Shape   | 0300             | MARSHAL220 | Shape no longer has Node
            text           | text(max=1)    | 026162           | MARSHAL215 |
            text           | text[1]        | 026162           | MARSHAL215 |
            """)
    void refusesValuesThatWouldChange(String was, String is, String former, String code, String detail) {
        Input in = bytes(former);
        MarshalException refused = refused(Schema.of("Root", "a " + was), Schema.of("Root", "a " + is), in);
        assertThat(refused.code()).isEqualTo(code);
        assertThat(refused.path()).isEqualTo("a");
        if (detail != null) {
            assertThat(refused.detail()).isEqualTo(detail);
        }
        if (!was.equals(is)) {
            assertThat(changes(Schema.of("Root", "a " + was), Schema.of("Root", "a " + is)))
                    .as("what the judge promises")
                    .anyMatch(change -> isRefused(change) || change.byValue().older());
        }
    }

    private static List<Difference> changes(Schema was, Schema now) {
        return SchemaChanges.between(was, FORMER::get, now, TODAY::get);
    }

    /** Whether all messages of the former schema are refused. */
    private static boolean isRefused(Difference change) {
        return change.oldBytesNewClass() == Reading.REFUSED && !change.byValue().older();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int32          | 00000000
            bool           | 00
            stop64         | 00
            int32?         | 0000000000
            text?          | 8000
            text[2]?       | ff0000
            oneof("a")?    | fe
            list<int8>?    | 8000
            optional<int8>? | 00
            entry<int8,Leg>? | 00
            Leg?           | 0000000000000000
            Note?          | 00
            framed Event?  | ffffffff
            shared Leg?    | 00
            custom C?      | 00
            custom[2] C?   | 000000
            family Shape?  | 8000
            decimal?       | 80
            bigint?        | 8000
            zoneddatetime? | 00
            ipaddress? | 00
            dynamic? | 00
            stop32?        | 00
            int32 as int32be | 00000000
            bool as yesno  | 4e
            int64 as vint  | 00
            int32 as vint? | 00
            text as cesu8(stopbit,-1)? | 8000
            list<int8> as count(int32be,-1)? | ffffffff
            text as cesu8(stopbit) | !
            instant?       | 00000000000000000000000000
            text           | !
            stopchar       | !
            list<int8>     | !
            entry<int8?,int8?> | !
            instant        | !
            """)
    void newFieldsAreNullOrZero(String is, String today) {
        Input in = Input.of(new byte[] {5});
        Schema was = Schema.of("Root", "b int8");
        Schema now = Schema.of("Root", "a " + is, "b int8");
        if (today.equals("!")) {
            assertThat(refused(was, now, in).detail())
                    .isEqualTo("older messages do not have it, and it cannot be null");
        } else {
            assertThat(read(was, now, in)).isEqualTo(today + "05");
        }
    }

    @Test
    void givesThePathOfARefusedValue() {
        Schema was = Schema.of("Root", "l list<map<int8,optional<Leg>>>");
        Schema is = Schema.of("Root", "l list<map<int8,optional<Note>>>");
        MarshalException refused = refused(was, is, bytes("0201050101050201" + "0200"));
        assertThat(refused.path()).isEqualTo("l[1][0].value.t");
    }

    @Test
    void saysTheWayIntoAnEntry() {
        Schema was = Schema.of("Root", "e entry<list<int16>,entry<int8,int16>?>?");
        Schema is = Schema.of("Root", "e entry<list<int8>,entry<int8,int8>?>?");
        assertThat(refused(was, is, bytes("01" + "018000" + "00")).path()).isEqualTo("e.key[0]");
        assertThat(refused(was, is, bytes("01" + "00" + "01058000")).path()).isEqualTo("e.value.value");
    }

    @Test
    void fieldsThatHideEachOtherKeepTheirOrder() {
        Input in = Input.of(new byte[] {1, 2});
        assertThat(read(Schema.of("R", "a int8", "a int8"), Schema.of("R", "a int16", "a int8", "a int8?"), in))
                .isEqualTo("0100" + "02" + "0000");
    }

    @Test
    void aFieldWithoutBytesMovesNothing() {
        Input in = bytes("0161" + "0500" + "81010000");
        Schema was = Schema.of("R", "t text", "n int16", "u stop32", "e Empty", "b int16");
        Schema is = Schema.of("R", "e Empty", "n int16", "u stop32");
        assertThat(read(was, is, in)).isEqualTo("0500" + "8101");
        assertThat(in.remaining()).isZero();
    }

    @Test
    void eachBlockHasItsOwnLength() {
        Input in = bytes("0100000005" + "0100000006");
        Schema was = Schema.of("Sub", "Base frame", "a int8", "Sub frame", "b int8");
        Schema is = Schema.of("Sub", "Base frame", "a int16", "Sub frame", "b int8");
        assertThat(read(was, is, in)).isEqualTo("020000000500" + "0100000006");
    }

    /**
     * The marshaller reads the shorter block as a message of the earlier version: no value could be written instead.
     */
    @Test
    void aVersionMissingInOlderMessagesMayBeLeftOut() {
        Schema was = Schema.of("R", "Base frame", "a int8", "R frame", "b int8");
        Schema is = Schema.of(
                "R",
                "Base frame",
                "a int16",
                "s text since=2",
                "R frame",
                "b int8",
                "n int8? since=2",
                "t text since=3");
        assertThat(read(was, is, bytes("0100000005" + "0100000006"))).isEqualTo("020000000500" + "0100000006");
    }

    @Test
    void aRequiredFieldOfAPresentVersionCannotBeLeftOut() {
        Schema was = Schema.of("R", "R frame", "a int8", "b int8 since=2");
        for (Schema is : List.of(
                Schema.of("R", "R frame", "a int8", "s text since=2", "b int8 since=2"),
                Schema.of("R", "R frame", "a int8", "b int8 since=2", "s text since=2"),
                Schema.of("R", "R frame", "a int8", "s text", "b int8 since=2"))) {
            assertThat(refused(was, is, bytes("020000000506")).detail())
                    .isEqualTo("older messages do not have it, and it cannot be null");
        }
    }

    @Test
    void convertsFamilies() {
        Input in = bytes("01010200");
        assertThat(read(FORMER.get("Shape"), TODAY.get("Shape"), in)).isEqualTo("0702000000010000");
        assertThat(refused(FORMER.get("Shape"), TODAY.get("Leg"), in).detail())
                .isEqualTo("only one of the two schemas is that of a family");
        Input unknown = Input.of(new byte[] {9});
        assertThat(refused(FORMER.get("Shape"), TODAY.get("Shape"), unknown).code())
                .isEqualTo("MARSHAL214");
        Input none = bytes("8000");
        assertThat(refused(FORMER.get("Shape"), TODAY.get("Shape"), none).code())
                .isEqualTo("MARSHAL206");
    }

    /** The judge takes it for the same class, and says that its messages can be converted. */
    @Test
    void aClassWithANumberIsTheSameInAnotherPackage() {
        Map<String, Schema> former = Map.of("a.Leg", Schema.of("a.Leg", "n int8"));
        Map<String, Schema> today = Map.of("b.Leg", Schema.of("b.Leg", "n int16"));
        Schema was = Schema.of("Root").asFamily("1 a.Leg");
        Schema now = Schema.of("Root").asFamily("1 b.Leg");
        assertThat(SchemaChanges.between(was, former::get, now, today::get))
                .allMatch(change -> change.oldBytesNewClass() == Reading.READ_AFTER_MIGRATION);
        assertThat(converted(was, former, now, today, "0105")).isEqualTo("010500");
        Schema list = Schema.of("Root", "a dynamic<1 a.Leg>");
        Schema listNow = Schema.of("Root", "a dynamic<1 b.Leg>");
        assertThat(converted(list, former, listNow, today, "1e0105")).isEqualTo("1e010500");
        assertThatThrownBy(() -> converted(was, former, Schema.of("Root").asFamily("2 b.Leg"), today, "0105"))
                .hasMessageContaining("Root no longer has a.Leg");
    }

    /** Not even if it has the number of the one that is gone. */
    @Test
    void classThatWasThereBeforeIsNotAnotherOneOfItsSimpleName() {
        Schema was = Schema.of("Root").asFamily("1 a.Leg", "2 b.Leg");
        Schema now = Schema.of("Root").asFamily("1 b.Leg");
        Schema leg = Schema.of("b.Leg", "n int8");
        Schema list = Schema.of("Holder", "a dynamic<1 a.Leg,2 b.Leg>", "b shared family Root");
        Schema listNow = Schema.of("Holder", "a dynamic<1 b.Leg>", "b shared family Root");
        Map<String, Schema> types =
                Map.of("a.Leg", Schema.of("a.Leg", "n int8"), "b.Leg", leg, "Root", was, "Holder", list);
        Map<String, Schema> today = Map.of("b.Leg", leg, "Root", now, "Holder", listNow);
        assertThat(converted(was, types, now, today, "0205")).isEqualTo("0105");
        assertThatThrownBy(() -> converted(was, types, now, today, "0105"))
                .hasMessageContaining("Root no longer has a.Leg");
        assertThat(converted(list, types, listNow, today, "1e0205010206")).isEqualTo("1e0105010106");
        assertThatThrownBy(() -> converted(list, types, listNow, today, "1e0105010206"))
                .hasMessageContaining("the field no longer lists a.Leg");
        assertThatThrownBy(() -> converted(list, types, listNow, today, "1e0205010106"))
                .hasMessageContaining("Root no longer has a.Leg");
    }

    private static String converted(
            Schema was, Map<String, Schema> former, Schema now, Map<String, Schema> today, String message) {
        HexMarshaller marshaller = new HexMarshaller(now.from(new TestSource(today::get)));
        return SchemaMigration.read(marshaller, was, former::get, bytes(message));
    }

    /** Once, this was MARSHAL299, as if the user's code had failed, and named the enclosing object. */
    @Test
    void aFieldWrittenByHandWrittenCodeIsNamed() {
        Schema was = Schema.of("R", "x int8", "legs list<Leg>", "by custom C?", "y int8");
        HexMarshaller today = new HexMarshaller(Schema.of("R", "y int8"));
        Input in = bytes("07" + "01010200" + "01" + "7f");
        MarshalException refused =
                catchThrowableOfType(MarshalException.class, () -> SchemaMigration.read(today, was, FORMER::get, in));
        assertThat(refused)
                .hasMessage(
                        "converting R.by at offset 6: only C knows how to read the bytes here and how many there are"
                                + " [MARSHAL220]");
        assertThat(in.position()).isZero();
        Input without = bytes("07" + "01010200" + "00" + "7f");
        assertThat(SchemaMigration.read(today, was, FORMER::get, without)).isEqualTo("7f");
    }

    @Test
    void nestingIsBounded() throws Exception {
        Schema node = FORMER.get("Node");
        String deepest = "01".repeat(Checks.MAX_DEPTH) + "00";
        // What is added at the end keeps the nodes from being read in place.
        Schema longer = Schema.of("Node", "next Node?", "added int8");
        assertThat(onDeepStack(() -> read(node, longer, bytes(deepest)))).isEqualTo(deepest + "00");
        MarshalException refused = onDeepStack(() -> refused(node, longer, bytes("01" + deepest)));
        assertThat(refused.code()).isEqualTo("MARSHAL207");
    }

    /** {@link SchemaMigration} does the same if the stack of the thread is not deep enough. */
    private static <T> T onDeepStack(Callable<T> call) throws Exception {
        FutureTask<T> task = new FutureTask<>(call);
        new Thread(null, task, "deep", 64L << 20).start();
        return task.get();
    }

    @Test
    void theStackOfTheThreadNeedNotBeDeep() throws Exception {
        String deepest = "01".repeat(Checks.MAX_DEPTH) + "00";
        HexMarshaller today = new HexMarshaller(Schema.of("Node", new TestSource(TODAY::get), "next Node?"));
        FutureTask<String> task =
                new FutureTask<>(() -> SchemaMigration.read(today, FORMER.get("Node"), FORMER::get, bytes(deepest)));
        new Thread(null, task, "shallow", 256L << 10).start();
        assertThat(task.get()).isEqualTo(deepest);
    }

    @Test
    void theReadPositionStaysAtTheRefusedValue() {
        Input in = bytes("99" + "008000" + "7f");
        in.position(1);
        Schema was = Schema.of("R", "x bool", "a int16");
        MarshalException refused = catchThrowableOfType(
                MarshalException.class,
                () -> SchemaMigration.read(new HexMarshaller(Schema.of("R", "a int8")), was, FORMER::get, in));
        assertThat(refused)
                .hasMessageStartingWith("converting R.a at offset 3: 128 does not fit into INT8")
                .hasMessageEndingWith("[MARSHAL220]");
        assertThat(in.position()).isOne();
        HexMarshaller wide = new HexMarshaller(Schema.of("R", "a int32"));
        assertThat(SchemaMigration.read(wide, was, FORMER::get, in)).isEqualTo("80000000");
        assertThat(in.position()).isEqualTo(4);
    }

    private static Input bytes(String hex) {
        return Input.of(HexFormat.of().parseHex(hex));
    }

    private static String read(Schema was, Schema is, Input in) {
        return SchemaMigration.read(new HexMarshaller(is.from(new TestSource(TODAY::get))), was, FORMER::get, in);
    }

    /** Returns the failure, with the path to the refused value. */
    private static MarshalException refused(Schema was, Schema is, Input in) {
        MarshalException e = catchThrowableOfType(MarshalException.class, () -> read(was, is, in));
        assertThat(e).as("%s to %s", was, is).isNotNull();
        return e;
    }
}
