package org.marshal4j.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SchemaModelTest {

    private static SchemaModel model(List<SchemaField> fields) {
        return new SchemaModel("com.acme.Outer$Inner", Optional.empty(), new TreeMap<>(), fields);
    }

    @Test
    void fieldsReadAsTheRuntimeParsesThem() {
        assertThat(new SchemaField("name", "text?")).hasToString("name text?");
        assertThat(new SchemaField("name", "text?", 3)).hasToString("name text? since=3");
        assertThat(SchemaField.versionedBlock("Base")).hasToString("Base frame");
        assertThat(SchemaField.versionedBlock("Base").isVersionedBlock()).isTrue();
    }

    @Test
    void isImmutable() {
        List<SchemaField> fields = new ArrayList<>(List.of(new SchemaField("id", "int64")));
        SchemaModel schema = model(fields);
        fields.clear();
        assertThat(schema.fields()).hasSize(1);
    }

    @Test
    void aTextIsParsedAgain() {
        SortedMap<Integer, String> members = new TreeMap<>();
        members.put(0, "com.acme.Circle");
        members.put(200, "com.acme.Square");
        SchemaModel schema = new SchemaModel(
                "com.acme.Shape",
                Optional.of(new SchemaModel.Inherited("com.acme.Entity", 1)),
                members,
                List.of(
                        SchemaField.versionedBlock("Entity"),
                        new SchemaField("id", "int64"),
                        SchemaField.versionedBlock("Shape"),
                        new SchemaField("side", "oneof(\"a b\",\"x since=2\")"),
                        new SchemaField("all", "map<text?,family com.acme.Shape?>(max=3)?", 12)));
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
        assertThat(SchemaModel.parse(lines.get(0), fields)).isEqualTo(schema);
        assertThat(schema.own()).extracting(SchemaField::name).containsExactly("side", "all");
        assertThat(schema.takenOver()).extracting(SchemaField::name).containsExactly("id");
    }

    @Test
    void whatIsNoSchemaIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> SchemaModel.parse("a b c", List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> SchemaModel.parse("a", List.of("id")));
        assertThatIllegalArgumentException().isThrownBy(() -> SchemaModel.parse("a extends b 2", List.of("id int8")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SchemaModel.parse("a extends b 1", List.of("b frame", "a frame")));
    }
}
