package org.marshal4j.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.schema.Change;
import org.marshal4j.processor.schema.SchemaModel;

class SharedNumbersTest {
    private static final SchemaModel ORDER =
            SchemaModel.parse("com.acme.Order", List.of("events list<family com.acme.Event?>?"));
    private static final SchemaModel FILL = SchemaModel.parse("com.acme.Fill", List.of("price float64"));
    private static final SchemaModel AMEND =
            SchemaModel.parse("com.acme.Amend", List.of("order shared com.acme.Order?"));
    private static final SchemaModel BEFORE = SchemaModel.parse("family com.acme.Event", List.of("0 com.acme.Fill"));
    private static final SchemaModel AFTER =
            SchemaModel.parse("family com.acme.Event", List.of("0 com.acme.Fill", "1 com.acme.Amend"));

    @Test
    void findsAMessageThatANewSubtypeRefersTo() throws IOException {
        List<Change> changes = SharedNumbers.changes(types(ORDER, BEFORE, FILL), types(ORDER, AFTER, FILL, AMEND));
        assertThat(changes)
                .singleElement()
                .extracting(Change::message)
                .asString()
                .startsWith("Order: its objects are now numbered first in their messages (shared-numbering: ");
    }

    @Test
    void findsTheOppositeToo() throws IOException {
        List<Change> changes = SharedNumbers.changes(types(ORDER, AFTER, FILL, AMEND), types(ORDER, BEFORE, FILL));
        assertThat(changes)
                .singleElement()
                .extracting(Change::message)
                .asString()
                .startsWith("Order: its objects were numbered first in their messages (shared-numbering: ");
    }

    @Test
    void saysNothingOfNewTypesAndOfThoseThatAreNotReferredTo() throws IOException {
        assertThat(SharedNumbers.changes(types(BEFORE, FILL), types(ORDER, AFTER, FILL, AMEND)))
                .isEmpty();
    }

    @Test
    void copesWithTypesThatAreNotThere() throws IOException {
        assertThat(SharedNumbers.changes(types(ORDER), types(ORDER))).isEmpty();
    }

    private static Map<String, SchemaModel> types(SchemaModel... schemas) {
        Map<String, SchemaModel> types = new TreeMap<>();
        for (SchemaModel schema : schemas) {
            types.put(schema.type(), schema);
        }
        return types;
    }
}
