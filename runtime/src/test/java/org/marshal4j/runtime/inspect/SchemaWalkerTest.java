package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.Visits;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.Schema;

class SchemaWalkerTest {
    private static final Map<String, Schema> SCHEMAS = Map.of(
            "Leg", Schema.of("Leg", "price int32", "open bool"),
            "Note", Schema.of("Note", "text text"),
            "Node", Schema.of("Node", "next Node?"),
            "Empty", Schema.of("Empty"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int8 | ff | a@0+1=-1",
                "int16 | 0080 | a@0+2=-32768",
                "int32 | 01020304 | a@0+4=67305985",
                "int64 | ffffffffffffff7f | a@0+8=9223372036854775807",
                "float32 | 0000c03f | a@0+4=1.5",
                "float64 | 000000000000f83f | a@0+8=1.5",
                "char16 | 4100 | a@0+2=A",
                "bool | 01 | a@0+1=true",
                "bool | 59 | a@0+1=true",
                "bool | 4e | a@0+1=false",
                "int32? | 0107000000 | a@0+5=7",
                "int32? | 0007000000 | a@0+5=null",
                "bool? | 0159 | a@0+2=true",
                "text | 03414243 | a@0+4=ABC",
                "text | 00 | a@0+1=",
                "text? | 8000 | a@0+2=null",
                "text | 02c3bc | a@0+3=ü",
                "text | 04f09f9880 | a@0+5=😀",
                "text | 06eda0bdedb880 | a@0+7=😀",
                "enum E(X,Y) | 01 | a@0+1=Y",
                "enum E(X,Y)? | 8000 | a@0+2=null",
                "int16[] | 0201000200 | a@0+5=[1, 2]",
                "bool[] | 0300594e | a@0+4=[false, true, false]",
                "char16[] | 014100 | a@0+3=[A]",
                "int8[]? | 8000 | a@0+2=null",
                "list<int8> | 020506 | a@0+1=2 a[0]@1+1=5 a[1]@2+1=6",
                "list<text?>? | 01018000 | !",
                "list<text?>? | 018000 | a@0+1=1 a[0]@1+2=null",
                "list<list<int8>> | 02010500 | a@0+1=2 a[0]@1+1=1 a[0][0]@2+1=5 a[1]@3+1=0",
                "list<int8>? | 8000 | a@0+2=null",
                "Leg | 0700000001 | a.price@0+4=7 a.open@4+1=true",
                "Leg? | 010700000001 | a@0+1=true a.price@1+4=7 a.open@5+1=true",
                "Leg? | 00ffffffffff | a@0+6=null",
                "Note? | 00 | a@0+1=null",
                "list<Leg> | 010700000000 | a@0+1=1 a[0].price@1+4=7 a[0].open@5+1=false",
                "list<Empty> | ffffffff07 | a@0+5=2147483647",
            })
    void visitsEachField(String type, String hex, String expected) {
        byte[] bytes = bytes(hex);
        Visits visits = new Visits();
        Schema schema = Schema.of("X", "a " + type);
        if (expected.equals("!")) {
            assertThatThrownBy(() -> walk(schema, bytes, visits)).isInstanceOf(MarshalException.class);
            return;
        }
        assertThat(walk(schema, bytes, visits)).isEqualTo(hex.length() / 2);
        assertThat(String.join(" ", visits)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int32 | 010203 | reading X.a at offset 0: 4 bytes needed, 3 left [MARSHAL203]",
                "int8 | '' | reading X.a at offset 0: 1 byte needed, 0 left [MARSHAL203]",
                "int64? | 0001020304 | reading X.a at offset 0: 9 bytes needed, 5 left [MARSHAL203]",
                "bool | 02 | reading X.a at offset 0: boolean 2 instead of 0, 1, 'Y' or 'N' [MARSHAL204]",
                "bool? | 01ff | reading X.a at offset 1: boolean 255 instead of 0, 1, 'Y' or 'N' [MARSHAL204]",
                "int8? | 5901 | reading X.a at offset 0: presence byte 89 instead of 0 or 1 [MARSHAL204]",
                "bool[] | 020103 | reading X.a at offset 2: boolean 3 instead of 0, 1, 'Y' or 'N' [MARSHAL204]",
                "text | 8000 | 'reading X.a at offset 0: null, but the field is required [MARSHAL206]'",
                "list<text> | 018000 | 'reading X.a[0] at offset 1: null, but the field is required [MARSHAL206]'",
                "text | 034142 | reading X.a at offset 1: 3 bytes needed, 2 left [MARSHAL203]",
                "text? | 80 | reading X.a at offset 1: 1 byte needed, 0 left [MARSHAL203]",
                "int64[] | ffffffff07 | reading X.a at offset 5: 17179869176 bytes needed, 0 left [MARSHAL203]",
                "enum E(X,Y) | 02 | 'reading X.a at offset 0: index 2, but E has 2 constants [MARSHAL209]'",
                "list<Leg?> | 020000000000000107000000 | reading X.a[1].open at offset 12: 1 byte needed, 0 left [MARSHAL203]",
                "list<Leg?> | ffffffff0700 | reading X.a[0] at offset 6: 5 bytes needed, 0 left [MARSHAL203]",
                "Leg? | 02 | reading X.a at offset 0: presence byte 2 instead of 0 or 1 [MARSHAL204]",
            })
    void namesTheBadField(String type, String hex, String message) {
        MarshalException e = catchThrowableOfType(
                MarshalException.class, () -> walk(Schema.of("X", "a " + type), bytes(hex), new Visits()));
        assertThat(e).hasMessage(message).hasNoCause();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"8080", "800000", "818000", "8100", "ffffffff08", "ffffffff8f00", "ffffffffff00", "80808000"})
    void refusesCountsThatAreNotInTheirShortestForm(String hex) {
        MarshalException e = catchThrowableOfType(
                MarshalException.class, () -> walk(Schema.of("X", "a list<Empty>?"), bytes(hex + "00"), new Visits()));
        if (e == null) {
            // 80 00 is null; the bytes after it are not part of the message.
            assertThat(hex).startsWith("8000");
        } else {
            assertThat(e.code()).isEqualTo("MARSHAL205");
            assertThat(e.offset()).isZero();
        }
    }

    @Test
    void nestingIsLimited() {
        Schema node = SCHEMAS.get("Node");
        String deepest = "01".repeat(Checks.MAX_DEPTH) + "00";
        assertThat(walk(node, bytes(deepest), new Visits())).isEqualTo(Checks.MAX_DEPTH + 1);
        MarshalException e =
                catchThrowableOfType(MarshalException.class, () -> walk(node, bytes("01" + deepest), new Visits()));
        assertThat(e.code()).isEqualTo("MARSHAL207");
        assertThat(e.path()).hasSize(5 * (Checks.MAX_DEPTH + 1) - 1).startsWith("next.next.");
    }

    /** Like the readers, the walker does not count an object that holds no other objects. */
    @Test
    void anObjectThatHoldsNoOthersIsNotCounted() {
        Schema link = Schema.of("Link", "next Link?", "end End?");
        Map<String, Schema> schemas = Map.of("Link", link, "End", Schema.of("End", "a int8"));
        String ends = "0000".repeat(Checks.MAX_DEPTH);
        String deepest = "01".repeat(Checks.MAX_DEPTH) + "00" + "0107" + ends;
        byte[] message = HexFormat.of().parseHex(deepest);
        assertThat(SchemaWalker.walk(link, schemas::get, RandomBytes.of(message), 0, message.length, new Visits()))
                .isEqualTo(message.length);
    }

    @Test
    void hugeCountsCostNothing() {
        // Two billion elements of one byte each are refused where the bytes end.
        AtomicLong visits = new AtomicLong();
        byte[] bytes = bytes("ffffffff07" + "00".repeat(100));
        assertThatThrownBy(() -> SchemaWalker.walk(
                        Schema.of("X", "a list<Note?>"),
                        SCHEMAS::get,
                        RandomBytes.of(bytes),
                        0,
                        bytes.length,
                        (path, offset, length, type, value) -> visits.incrementAndGet()))
                .hasMessage("reading X.a[100] at offset 105: 1 byte needed, 0 left [MARSHAL203]");
        assertThat(visits).hasValue(101);
    }

    @Test
    void aMissingNestedSchemaIsTheResolversFailure() {
        Schema schema = Schema.of("X", "a com.acme.Nowhere");
        assertThatThrownBy(() -> SchemaWalker.walk(
                        schema,
                        schema.resolver(),
                        RandomBytes.of(bytes("00")),
                        0,
                        1,
                        (path, offset, length, type, value) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("com.acme.Nowhere");
    }

    private static long walk(Schema schema, byte[] bytes, SchemaWalker.Visitor visitor) {
        return SchemaWalker.walk(schema, SCHEMAS::get, RandomBytes.of(bytes), 0, bytes.length, visitor);
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
