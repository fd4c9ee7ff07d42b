package org.marshal4j.tools.type;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Gives fields with one name different names. */
final class DistinctNames {
    private DistinctNames() {}

    /** {@return the schema with other names for such fields; the same one if there are none} */
    static Schema of(Schema schema) {
        List<SchemaField> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        boolean isChanged = false;
        for (SchemaField field : schema.fields()) {
            String name = field.name();
            while (!field.isVersionedBlock() && !taken.add(name)) {
                name += "_";
            }
            isChanged |= !name.equals(field.name());
            fields.add(name.equals(field.name()) ? field : new SchemaField(name, field.type(), field.since()));
        }
        return isChanged ? schema.withFields(fields) : schema;
    }
}
