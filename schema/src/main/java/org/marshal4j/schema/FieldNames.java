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
     * behind it, as in {@code id'}, and a third one its number behind that.
     */
    static Map<String, SchemaField> of(List<SchemaField> fields) {
        Map<String, SchemaField> byName = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (SchemaField field : fields) {
            String name;
            do {
                // A text from outside may give a field such a name.
                name = marked(field.name(), counts.merge(field.name(), 1, Integer::sum));
            } while (byName.containsKey(name));
            byName.put(name, field);
        }
        return byName;
    }

    private static String marked(String name, int count) {
        return count == 1 ? name : name + MARK + (count == 2 ? "" : count);
    }

    /** What the field is called in its class. */
    static String withoutMark(String name) {
        int mark = name.indexOf(MARK);
        return mark < 0 ? name : name.substring(0, mark);
    }
}
