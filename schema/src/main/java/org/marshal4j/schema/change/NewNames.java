package org.marshal4j.schema.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.RenamedFields;

/** Tells which fields of a type, or of one of its blocks, have another name now. The first conversion has no lambdas. */
interface NewNames {
    /** Each field has the name that it had. */
    NewNames NONE = new Known(List.of(), List.of(), Map.of(), 0, 0);

    /**
     * The present names by the former ones.
     *
     * @param was the former fields, by names that are unique among them
     * @param is the present ones
     * @param anchors the names that stayed, in their order
     */
    Map<String, String> of(Map<String, SchemaField> was, Map<String, SchemaField> is, List<String> anchors);

    /**
     * Those of a type, for fields that it has in succession.
     *
     * @param renames the former names by the present ones; see {@link FieldNames}
     * @param first the index of the first of these fields, before
     * @param firstNow its index now
     */
    static NewNames known(Schema type, Schema now, Map<String, String> renames, int first, int firstNow) {
        List<String> names = FieldNames.all(type);
        List<String> namesNow = FieldNames.all(now);
        return new Known(names, namesNow, renames, first, firstNow);
    }

    /**
     * Goes by the places of fields.
     *
     * @param moved the names of fields that have moved from or to another class
     */
    record ByPlace(Set<String> moved) implements NewNames {
        @Override
        public Map<String, String> of(Map<String, SchemaField> was, Map<String, SchemaField> is, List<String> anchors) {
            return RenamedFields.find(was, is, anchors, moved);
        }
    }

    /** Names that are known. */
    record Known(List<String> names, List<String> namesNow, Map<String, String> renames, int first, int firstNow)
            implements NewNames {
        @Override
        public Map<String, String> of(Map<String, SchemaField> was, Map<String, SchemaField> is, List<String> anchors) {
            List<String> before = List.copyOf(was.keySet());
            List<String> after = List.copyOf(is.keySet());
            Map<String, String> known = new LinkedHashMap<>();
            for (Map.Entry<String, String> renamed : renames.entrySet()) {
                int index = names.indexOf(renamed.getValue()) - first;
                int place = namesNow.indexOf(renamed.getKey()) - firstNow;
                if (index >= 0 && index < before.size() && place >= 0 && place < after.size()) {
                    // A field that no longer hides another one has the same name among its own.
                    String name = before.get(index);
                    String nameNow = after.get(place);
                    if (!is.containsKey(name) && !was.containsKey(nameNow)) {
                        known.put(name, nameNow);
                    }
                }
            }
            return known;
        }
    }
}
