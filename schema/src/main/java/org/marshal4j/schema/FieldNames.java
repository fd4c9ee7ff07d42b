package org.marshal4j.schema;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names of fields by which each field of a type is another one. */
final class FieldNames {
    /** No field of a class has it in its name. */
    static final String MARK = "'";

    private FieldNames() {}

    /** The fields by their names, in their order. A class may hide a field of its superclass: the second of a name has a mark behind it. */
    static Map<String, SchemaField> of(List<SchemaField> fields) {
        Map<String, SchemaField> byName = new LinkedHashMap<>();
        Map<String, String> marks = new HashMap<>();
        for (SchemaField field : fields) {
            String mark = marks.merge(field.name(), "", (before, none) -> before + MARK);
            byName.put(field.name() + mark, field);
        }
        return byName;
    }
}
