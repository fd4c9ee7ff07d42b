package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marshal4j.schema.wire.WireType;

class SchemaTextTest {

    private static Schema model(List<SchemaField> fields) {
        return Schema.of("com.acme.Outer$Inner", fields);
    }

    @Test
    void fieldsReadAsTheRuntimeParsesThem() {
        assertThat(new SchemaField("name", WireType.parse("text?"))).hasToString("name text?");
        assertThat(new SchemaField("name", WireType.parse("text?"), 3)).hasToString("name text? since=3");
        assertThat(SchemaField.versionedBlock("Base")).hasToString("Base frame");
        assertThat(SchemaField.versionedBlock("Base").isVersionedBlock()).isTrue();
    }

    @Test
    void isImmutable() {
        List<SchemaField> fields = new ArrayList<>(List.of(new SchemaField("id", WireType.parse("int64"))));
        Schema schema = model(fields);
        fields.clear();
        assertThat(schema.fields()).hasSize(1);
    }

    @Test
    void textCanBeParsedAgain() {
        SortedMap<Integer, String> members = new TreeMap<>();
        members.put(0, "com.acme.Circle");
        members.put(200, "com.acme.Square");
        Schema schema = Schema.of(
                        "com.acme.Shape",
                        List.of(
                                SchemaField.versionedBlock("Entity"),
                                new SchemaField("id", WireType.parse("int64")),
                                SchemaField.versionedBlock("Shape"),
                                new SchemaField("side", WireType.parse("oneof(\"a b\",\"x since=2\")")),
                                new SchemaField(
                                        "all", WireType.parse("map<text?,family com.acme.Shape?>(max=3)?"), 12)))
                .extending(new Schema.Inherited("com.acme.Entity", 1))
                .asFamily(members);
        assertThat(schema.text()).isEqualTo("""
                        family com.acme.Shape extends com.acme.Entity 1
                          0 com.acme.Circle
                          200 com.acme.Square
                          Entity frame
                          id int64
                          Shape frame
                          side oneof("a b","x since=2")
                          all map<text?,family com.acme.Shape?>(max=3)? since=12
                        """);
        List<String> lines = schema.text().lines().toList();
        List<String> fields = lines.stream().skip(1).map(String::strip).toList();
        assertThat(Schema.parse(lines.get(0), fields)).isEqualTo(schema);
        assertThat(schema.ownFields()).extracting(SchemaField::name).containsExactly("side", "all");
        assertThat(schema.takenOverFields()).extracting(SchemaField::name).containsExactly("id");
    }

    @Test
    void invalidSchemaIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Schema.parse("a b c", List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> Schema.parse("a", List.of("id")));
        assertThatIllegalArgumentException().isThrownBy(() -> Schema.parse("a extends b 2", List.of("id int8")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Schema.parse("a extends b 1", List.of("b frame", "a frame")));
    }
}
