package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.schema.Schema;

class TypeIdsTest {
    private static final Schema FAMILY = Schema.of("Number").asFamily("3 java.lang.Integer", "200 java.lang.Long");
    private static final String OUTSIDE = "java.lang.Short does not belong to the family of Number";
    private final TypeIds ids = TypeIds.of(FAMILY);

    @Test
    void belongToTheMembersOfTheFamily() {
        assertThat(ids.of(1)).isEqualTo(3);
        assertThat(ids.of(1L)).isEqualTo(200);
        assertThat(ids.of((Object) null)).isEqualTo(-1);
        assertThatThrownBy(() -> ids.of((short) 1))
                .hasMessageContaining(OUTSIDE)
                .hasMessageContaining("[MARSHAL201]");
        assertThat(TypeIds.outside((short) 1, FAMILY)).hasMessageContaining(OUTSIDE);
        assertThat(TypeIds.unknown(4, FAMILY)).hasMessageContaining("4").hasMessageContaining("[MARSHAL214]");
    }

    @Test
    void areStopBitNumbers() {
        TestBuffer bytes = TestBuffer.elastic();
        TypeIds.write(200, bytes.out());
        TypeIds.write(-1, bytes.out());
        assertThat(bytes.written()).containsExactly(0xC8, 1, 0x80, 0);
    }

    @Test
    void theOutermostIsNeverNull() {
        assertThat(TypeIds.toWrite(1, Number.class)).isEqualTo(1);
        assertThat(TypeIds.wasRead(1, Number.class)).isEqualTo(1);
        assertThatThrownBy(() -> TypeIds.toWrite(null, Number.class))
                .hasMessageContaining("null instead of a java.lang.Number")
                .hasMessageContaining("[MARSHAL202]");
        assertThatThrownBy(() -> TypeIds.wasRead(null, Number.class))
                .hasMessageContaining("null instead of a java.lang.Number")
                .hasMessageContaining("[MARSHAL206]");
    }

    @Test
    void theGivenObjectMustHaveBeenFilled() {
        StringBuilder given = new StringBuilder();
        TypeIds.wasFilled(given, given, CharSequence.class);
        assertThatThrownBy(() -> TypeIds.wasFilled(given, null, CharSequence.class))
                .hasMessageContaining("[MARSHAL206]");
        assertThatThrownBy(() -> TypeIds.wasFilled(given, new StringBuilder(), CharSequence.class))
                .hasMessageContaining("a java.lang.StringBuilder can only be filled by its constructor: "
                        + "use read() instead of readInto()")
                .hasMessageContaining("[MARSHAL201]");
        assertThatThrownBy(() -> TypeIds.wasFilled(given, "read", CharSequence.class))
                .hasMessageContaining("the bytes hold a java.lang.String, which cannot be read into "
                        + "the given java.lang.StringBuilder");
        assertThatThrownBy(() -> TypeIds.wasFilled(null, "read", CharSequence.class))
                .hasMessageContaining("the bytes hold a java.lang.String, which cannot be read into null");
    }
}
