package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

class VersionedSchemaTest {
    private static final Schema LEG = Schema.of("com.acme.Leg", "Leg frame", "price int16", "size int8 since=2");
    private static final Schema QUOTE = Schema.of(
            "com.acme.Quote",
            "Entity frame",
            "id int8",
            "Quote frame",
            "leg framed com.acme.Leg?",
            "name text? since=2",
            "legs list<framed com.acme.Leg?>? since=4");
    private static final Function<String, Schema> TYPES = Map.of("com.acme.Leg", LEG, "com.acme.Quote", QUOTE)::get;

    @Test
    void theTextOfAFieldCanBeParsed() {
        for (Schema schema : new Schema[] {LEG, QUOTE}) {
            String[] fields =
                    schema.fields().stream().map(SchemaField::toString).toArray(String[]::new);
            assertThat(Schema.of(schema.type(), fields)).isEqualTo(schema);
            assertThat(schema.isEvolvable()).isTrue();
        }
        assertThat(QUOTE.fields().get(4)).isEqualTo(new SchemaField("name", WireType.parse("text?"), 2));
        assertThat(Schema.of("com.acme.Rigid", "id int8").isEvolvable()).isFalse();
        assertThat(LEG.fixedSize(TYPES)).isEqualTo(-1);
    }

    @Test
    void walksBlocksOfItsOwnVersion() {
        assertThat(explain(1, 0, 0, 0, 7, 17, 0, 0, 0, 3, 0, 0, 0, 1, 0, 2, 1, 'a', 2, -1, -1, -1, -1, 0, 0, 0, 0))
                .contains("STOPS HERE");
        assertThat(explain(
                        1, 0, 0, 0, 7, 21, 0, 0, 0, 3, 0, 0, 0, 1, 0, 2, 1, 'a', 2, -1, -1, -1, -1, 3, 0, 0, 0, 5, 0,
                        1))
                .contains("com.acme.Quote, 30 bytes")
                .containsPattern("0  01 00 00 00 +Entity +1 byte")
                .contains("leg.price")
                .contains("legs[1].size");
    }

    @Test
    void walksBlocksOfOtherVersions() {
        assertThat(explain(1, 0, 0, 0, 7, 6, 0, 0, 0, 2, 0, 0, 0, 1, 0))
                .contains("leg.price")
                .doesNotContain("leg.size", "name", "STOPS");
        assertThat(explain(2, 0, 0, 0, 7, 9, 4, 0, 0, 0, -1, -1, -1, -1)).containsPattern("5  09 +\\(later\\) +1 byte");
    }

    @Test
    void saysWhereABlockIsWrong() {
        refused("Entity", 0, 9, 0, 0, 0, 7);
        refused("Entity", 0, -1, -1, -1, -1);
        refused("id", 4, 0, 0, 0, 0, 4, 0, 0, 0, -1, -1, -1, -1);
        refused("leg.Leg", 9, 1, 0, 0, 0, 7, 5, 0, 0, 0, 2, 0, 0, 0, 1, 0);
        refused("leg.price", 13, 1, 0, 0, 0, 7, 5, 0, 0, 0, 1, 0, 0, 0, 1);
    }

    private static void refused(String path, long offset, int... message) {
        byte[] bytes = bytes(message);
        assertThatThrownBy(() -> SchemaWalker.walk(
                        QUOTE, TYPES, RandomBytes.of(bytes), 0, bytes.length, (p, o, length, type, value) -> {}))
                .isInstanceOfSatisfying(MarshalException.class, e -> {
                    assertThat(e.path()).isEqualTo(path);
                    assertThat(e.offset()).isEqualTo(offset);
                });
    }

    private static String explain(int... message) {
        return Explain.explain(QUOTE, TYPES, Input.of(bytes(message)));
    }

    private static byte[] bytes(int... message) {
        byte[] bytes = new byte[message.length];
        for (int i = 0; i < message.length; i++) {
            bytes[i] = (byte) message[i];
        }
        return bytes;
    }
}
