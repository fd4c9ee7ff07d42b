package org.marshal4j.processor.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Name;

class SchemaModelTest {

    private static final Name INNER = new Name("com.acme", List.of("Outer", "Inner"));

    @Test
    void fieldsReadAsTheRuntimeParsesThem() {
        assertThat(new SchemaField("name", "text?")).hasToString("name text?");
    }

    @Test
    void isImmutable() {
        List<SchemaField> fields = new ArrayList<>(List.of(new SchemaField("id", "int64")));
        SchemaModel schema = new SchemaModel(INNER, fields);
        fields.clear();
        assertThat(schema.fields()).hasSize(1);
    }
}
