package org.marshal4j.schema.field;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Gives each field of a type a unique name. */
public final class FieldNames {
    /** Added to a name that is already taken; no Java name contains it. */
    static final String MARK = "'";

    private FieldNames() {}

    /**
     * The fields by name, in their order and without dropping any. A class may hide a field of its superclass: the
     * second field with a name gets a mark after it, as in {@code id'}, and the third a number after that.
     */
    public static Map<String, SchemaField> of(List<SchemaField> fields) {
        Map<String, SchemaField> byName = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (SchemaField field : fields) {
            String name;
            do {
                // A text from outside may already contain such a name.
                int count = counts.getOrDefault(field.name(), 0) + 1;
                counts.put(field.name(), count);
                name = marked(field.name(), count);
            } while (byName.containsKey(name));
            byName.put(name, field);
        }
        return byName;
    }

    /** The unique names of all fields of a type, in their order. */
    public static List<String> all(Schema schema) {
        return List.copyOf(of(schema.plainFields()).keySet());
    }

    /** The names that one field has in each of two schemas, and no other one there. */
    public static Set<String> ofBoth(Schema one, Schema other) {
        Set<String> names = onlyOnce(one);
        names.retainAll(onlyOnce(other));
        return names;
    }

    /**
     * Whether one of the former fields may have another name now, going by the wire types alone. Most changes only add
     * fields, or only remove some, and then nothing else needs to be compared.
     */
    static boolean mayHaveChanged(Schema was, Schema now) {
        Set<String> before = ifPlain(was);
        Set<String> after = ifPlain(now);
        if (before.isEmpty() || after.isEmpty()) {
            return true;
        }
        Set<String> gone = new HashSet<>();
        for (SchemaField field : was.fields()) {
            if (!after.contains(field.name())) {
                gone.add(shape(field));
            }
        }
        if (gone.isEmpty()) {
            return false;
        }
        for (SchemaField field : now.fields()) {
            if (!before.contains(field.name()) && gone.contains(shape(field))) {
                return true;
            }
        }
        return false;
    }

    /** The wire type and the version of a field, which stay the same if nothing but the name changes. */
    static String shape(SchemaField field) {
        return field.type() + " " + field.since();
    }

    /** The names of all fields; none if two fields have the same name, or if fields are in groups. */
    private static Set<String> ifPlain(Schema schema) {
        Set<String> names = new HashSet<>();
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock() || !names.add(field.name())) {
                return Set.of();
            }
        }
        return schema.inherited().isPresent() ? Set.of() : names;
    }

    private static Set<String> onlyOnce(Schema schema) {
        Set<String> names = new HashSet<>();
        Set<String> again = new HashSet<>();
        for (SchemaField field : schema.plainFields()) {
            if (!names.add(field.name())) {
                again.add(field.name());
            }
        }
        names.removeAll(again);
        return names;
    }

    private static String marked(String name, int count) {
        return count == 1 ? name : name + MARK + (count == 2 ? "" : count);
    }

    /** The field's name in its class. */
    public static String withoutMark(String name) {
        int mark = name.indexOf(MARK);
        return mark < 0 ? name : name.substring(0, mark);
    }
}
