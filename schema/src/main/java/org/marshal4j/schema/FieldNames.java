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

    /**
     * The fields by their names, in their order: as many as there are. A class may hide a field of its superclass: the second of a name has a mark
     * and its number behind it, as in {@code id'2}.
     */
    static Map<String, SchemaField> of(List<SchemaField> fields) {
        Map<String, SchemaField> byName = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (SchemaField field : fields) {
            int count = counts.merge(field.name(), 1, Integer::sum);
            String name = count == 1 ? field.name() : field.name() + MARK + count;
            // A text from outside may call a field so.
            while (byName.containsKey(name)) {
                name = field.name() + MARK + counts.merge(field.name(), 1, Integer::sum);
            }
            byName.put(name, field);
        }
        return byName;
    }

    /** What the field is called in its class. */
    static String withoutMark(String name) {
        int mark = name.indexOf(MARK);
        return mark < 0 ? name : name.substring(0, mark);
    }
}
