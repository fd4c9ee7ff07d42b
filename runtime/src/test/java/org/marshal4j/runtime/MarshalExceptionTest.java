package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MarshalExceptionTest {
    @Test
    void namesThePlace() {
        Throwable cause = new RuntimeException();
        MarshalException e = new MarshalException(
                "reading",
                "com.acme.Trade",
                "legs[3].price",
                57,
                RuntimeProblem.BYTES_RUN_OUT,
                "8 bytes needed, 2 left",
                cause);

        assertThat(e)
                .hasMessage("reading com.acme.Trade.legs[3].price at offset 57: 8 bytes needed, 2 left [MARSHAL203]")
                .hasCause(cause);
        assertThat(e.code()).isEqualTo("MARSHAL203");
        assertThat(e.type()).isEqualTo("com.acme.Trade");
        assertThat(e.path()).isEqualTo("legs[3].price");
        assertThat(e.offset()).isEqualTo(57);
        assertThat(e.detail()).isEqualTo("8 bytes needed, 2 left");
        assertThat(e.isComplete()).isTrue();
    }

    @Test
    void saysNoMoreThanIsKnown() {
        assertThat(new MarshalException("writing", "com.acme.Trade", "", -1, RuntimeProblem.OTHER, "it failed", null))
                .hasMessage("writing com.acme.Trade: it failed [MARSHAL299]");
        MarshalException bare = new MarshalException(RuntimeProblem.NULL_ON_WRITE, "price", "null");
        assertThat(bare).hasMessage("price: null [MARSHAL202]");
        assertThat(bare.path()).isEqualTo("price");
        assertThat(bare.isComplete()).isFalse();
        assertThat(new MarshalException(RuntimeProblem.NULL_ON_WRITE, "null")).hasMessage("null [MARSHAL202]");
    }

    @Test
    void onlyLongPathsAreShortened() {
        String path = "a".repeat(99) + "bb" + "c".repeat(99);
        assertThat(new MarshalException("reading", "T", path, -1, RuntimeProblem.OTHER, "bad", null))
                .hasMessage("reading T." + path + ": bad [MARSHAL299]");
        assertThat(new MarshalException("reading", "T", path + "d", -1, RuntimeProblem.OTHER, "bad", null))
                .hasMessage("reading T." + "a".repeat(99) + "b..." + "c".repeat(99) + "d: bad [MARSHAL299]");
    }

    @Test
    void codesAreStable() {
        assertThat(Arrays.stream(RuntimeProblem.values()).map(p -> p.code() + " " + p.name()))
                .containsExactly(
                        "MARSHAL201 OTHER_CLASS",
                        "MARSHAL202 NULL_ON_WRITE",
                        "MARSHAL203 BYTES_RUN_OUT",
                        "MARSHAL204 IMPOSSIBLE_BYTE",
                        "MARSHAL205 BAD_COUNT",
                        "MARSHAL206 NULL_ON_READ",
                        "MARSHAL207 NESTED_TOO_DEEP",
                        "MARSHAL208 MALFORMED_TEXT",
                        "MARSHAL209 UNKNOWN_ENUM_INDEX",
                        "MARSHAL210 VERSIONS_DIFFER",
                        "MARSHAL211 OTHER_TYPE_VERSION",
                        "MARSHAL212 BUFFER_FULL",
                        "MARSHAL213 NOT_BULK",
                        "MARSHAL214 IMPOSSIBLE_VALUE",
                        "MARSHAL215 TOO_LONG",
                        "MARSHAL216 PARENT_DIFFERS",
                        "MARSHAL217 OWN_PART",
                        "MARSHAL218 SCHEMA_DIFFERS",
                        "MARSHAL219 NO_HEADER",
                        "MARSHAL220 NOT_CONVERTED",
                        "MARSHAL221 BYTES_LEFT",
                        "MARSHAL222 EQUAL_HASHES",
                        "MARSHAL223 BEYOND_LIMIT",
                        "MARSHAL224 NOT_FILLED",
                        "MARSHAL226 NOT_TAKEN",
                        "MARSHAL227 NOT_KEPT",
                        "MARSHAL230 NOT_DYNAMIC",
                        "MARSHAL231 NOT_A_KEY",
                        "MARSHAL232 HASH_DIFFERS",
                        "MARSHAL233 UNKNOWN_SCHEMA_ID",
                        "MARSHAL234 FORMER_MESSAGE",
                        "MARSHAL240 NO_MESSAGE",
                        "MARSHAL241 NOT_SETTABLE",
                        "MARSHAL244 NOT_ALIGNED",
                        "MARSHAL245 NOT_ATOMIC",
                        "MARSHAL246 TABLE_CLOSED",
                        "MARSHAL247 NO_SUCH_ROW",
                        "MARSHAL248 NOT_IN_COLUMN",
                        "MARSHAL249 TABLE_FILE",
                        "MARSHAL299 OTHER");
    }
}
