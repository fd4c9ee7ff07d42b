package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * The names that fields have had from schema to schema, as far as a lock file records that they were renamed. Not
 * thread-safe.
 */
public final class RenameHistory {
    /** Added to the name of a removed field, so that no other field is taken for it. */
    public static final String GONE = "-";

    /** Returns a name for people: for a removed field the one that it had. */
    public static String shown(String name) {
        return name.endsWith(GONE) ? name.substring(0, name.length() - GONE.length()) : name;
    }

    /** By type and first revision: the names in the preceding schema by the names in this one. */
    private final Map<String, SortedMap<Integer, Map<String, String>>> steps = new TreeMap<>();

    public void add(String type, int from, Map<String, String> formerNames) {
        if (!formerNames.isEmpty()) {
            steps.computeIfAbsent(type, name -> new TreeMap<>()).put(from, formerNames);
        }
    }

    /**
     * The schema with the names that its fields have after one more step; see {@link #names}. If the name of a field
     * that was removed now belongs to a renamed one, it gets a name that no field has.
     *
     * @param from the first revision that has the schema
     */
    public Schema renamed(Schema former, int from, Map<String, String> next) {
        return renamed(former, names(former, from, next));
    }

    /**
     * The names that the fields of a schema have after one more step, by their names in the schema; see
     * {@link FieldNames}.
     *
     * @param from the first revision that has the schema
     * @param next the names in the last schema by the names after the step
     */
    public Map<String, String> names(Schema former, int from, Map<String, String> next) {
        Map<String, String> names = new LinkedHashMap<>();
        FieldNames.all(former).forEach(name -> names.put(name, name));
        steps.getOrDefault(former.type(), new TreeMap<>())
                .tailMap(from + 1)
                .values()
                .forEach(step -> step(names, step));
        step(names, next);
        return names;
    }

    private static void step(Map<String, String> names, Map<String, String> formerNames) {
        Map<String, String> next = new TreeMap<>();
        formerNames.forEach((name, former) -> next.put(former, name));
        Set<String> taken = new HashSet<>(next.values());
        names.replaceAll((first, name) -> {
            String renamed = next.get(name);
            return renamed != null ? renamed : taken.contains(name) ? name + GONE : name;
        });
    }

    /** The schema with other names for its fields, by their present names; see {@link FieldNames}. */
    public static Schema renamed(Schema schema, Map<String, String> names) {
        List<String> present = new ArrayList<>();
        FieldNames.all(schema).forEach(name -> present.add(names.getOrDefault(name, name)));
        Schema renamed = named(
                schema,
                present.stream()
                        .map(name -> name.endsWith(GONE) ? name : FieldNames.withoutMark(name))
                        .toList());
        // Of fields that hide each other now, some may have had another order, or none that they hid.
        return FieldNames.all(renamed).equals(present) ? renamed : named(schema, present);
    }

    private static Schema named(Schema schema, List<String> names) {
        int[] next = {0};
        return schema.withFields(schema.fields().stream()
                .map(field -> field.isVersionedBlock()
                        ? field
                        : new SchemaField(names.get(next[0]++), field.type(), field.since()))
                .toList());
    }
}
