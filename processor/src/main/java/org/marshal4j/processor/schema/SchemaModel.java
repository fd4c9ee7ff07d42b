package org.marshal4j.processor.schema;

import java.util.List;
import org.marshal4j.processor.model.Name;

/**
 * The wire form of a type: its fields in order, and of nested types only the names.
 *
 * @param type the type
 * @param fields all fields, superclasses first
 */
public record SchemaModel(Name type, List<SchemaField> fields) {

    public SchemaModel {
        fields = List.copyOf(fields);
    }
}
