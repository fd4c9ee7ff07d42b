package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.Visits;
import org.marshal4j.schema.Schema;

/** Walks over families and shared objects. */
class SchemaWalkerGraphsTest {
    private static final Map<String, Schema> SCHEMAS = Map.of(
            "Leg", Schema.of("Leg", "a int8"),
            "Node", Schema.of("Node", "next shared Node?"),
            "Shape", Schema.of("Shape").asFamily("0 Leg", "5 Node"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "family Shape? | 0007 | a@0+1=Leg a.a@1+1=7",
                "family Shape? | 8000 | a@0+2=null",
                "family Shape | 0500 | a@0+1=Node a.next@1+1=null",
                "shared Leg? | 00 | a@0+1=null",
                "shared Leg? | 0107 | a@0+1=2 a.a@1+1=7",
                "list<shared Leg?> | 03010702 00 | a@0+1=3 a[0]@1+1=2 a[0].a@2+1=7 a[1]@3+1=2 a[2]@4+1=null",
                "list<shared family Shape> | 0301000702 02 | "
                        + "a@0+1=3 a[0]@1+1=2 a[0]@2+1=Leg a[0].a@3+1=7 a[1]@4+1=2 a[2]@5+1=2",
            })
    void visitsWhatIsThere(String type, String hex, String visits) {
        Visits seen = new Visits();
        byte[] bytes = HexFormat.of().parseHex(hex.replace(" ", ""));
        long end = walk(type, bytes, seen);
        assertThat(String.join(" ", seen)).isEqualTo(visits);
        assertThat(end).isEqualTo(bytes.length);
    }

    @ParameterizedTest
    @CsvSource({
        "family Shape, 8000, MARSHAL206, 0",
        "family Shape?, 01, MARSHAL214, 0",
        "shared Leg, 00, MARSHAL206, 0",
        "shared Leg?, 02, MARSHAL214, 0",
        "shared Leg?, 8000, MARSHAL214, 0",
        "list<shared Leg?>, 02010703, MARSHAL214, 3"
    })
    void saysWhereItIsBad(String type, String hex, String code, long offset) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        MarshalException bad = catchThrowableOfType(MarshalException.class, () -> walk(type, bytes, new Visits()));
        assertThat(bad.code()).isEqualTo(code);
        assertThat(bad.offset()).isEqualTo(offset);
    }

    private static long walk(String type, byte[] bytes, SchemaWalker.Visitor visitor) {
        Schema root = Schema.of("X", "a " + type);
        return SchemaWalker.walk(
                root,
                name -> name.equals("X") ? root : SCHEMAS.get(name),
                RandomBytes.of(bytes),
                0,
                bytes.length,
                visitor);
    }
}
