package org.marshal4j.schema.change;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.RenameHistory;

/**
 * The names of fields in their order, and the place of each.
 *
 * @param names the names
 * @param indexes where each is in the list
 */
record Places(List<String> names, Map<String, Integer> indexes) {
    static Places of(Map<String, SchemaField> fields) {
        Map<String, Integer> indexes = new HashMap<>();
        for (String name : fields.keySet()) {
            indexes.put(name, indexes.size());
        }
        return new Places(List.copyOf(fields.keySet()), indexes);
    }

    /** The place of a field, as shown to people. */
    String text(String name) {
        int index = indexes.getOrDefault(name, 0);
        return index == 0 ? "the first field" : "after " + RenameHistory.shown(names.get(index - 1));
    }
}
