package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Finds fields of a type that have the name of another of its fields. A class may hide a field of a superclass, but
 * cannot declare two fields with the same name.
 */
final class RepeatedFields {
    private RepeatedFields() {}

    /**
     * The schema without the repeated fields.
     *
     * @param told takes each of them
     */
    static Schema without(Schema schema, Consumer<SchemaField> told) {
        Set<String> names = new HashSet<>();
        List<SchemaField> kept = new ArrayList<>();
        int inherited = schema.takenOverFields().size();
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock() || inherited-- > 0 || names.add(field.name())) {
                kept.add(field);
            } else {
                told.accept(field);
            }
        }
        return kept.size() == schema.fields().size() ? schema : schema.withFields(kept);
    }
}
