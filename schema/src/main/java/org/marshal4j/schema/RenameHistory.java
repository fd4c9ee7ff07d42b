package org.marshal4j.schema;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The names that fields had, form after form, as a lock file records them. Not thread-safe. */
final class RenameHistory {
    /** Follows the name of a field that is gone where another one has its name now. */
    static final String GONE = "-";

    /** By type and first revision: the names in the form before, by the names in that form. */
    private final Map<String, SortedMap<Integer, Map<String, String>>> steps = new TreeMap<>();

    static RenameHistory of(LockFile lock) {
        RenameHistory history = new RenameHistory();
        lock.entries().forEach(entry -> history.add(entry.schema().type(), entry.from(), entry.formerNames()));
        return history;
    }

    void add(String type, int from, Map<String, String> formerNames) {
        if (!formerNames.isEmpty()) {
            steps.computeIfAbsent(type, name -> new TreeMap<>()).put(from, formerNames);
        }
    }

    /**
     * A form whose fields have the names that they have in the last form of their type. A field of another meaning that had such a name, and is
     * gone, has one that no field has.
     *
     * @param from the first revision that has the form
     */
    Schema renamed(Schema former, int from) {
        Map<String, String> names = new TreeMap<>();
        FieldNames.of(former.plainFields()).keySet().forEach(name -> names.put(name, name));
        steps.getOrDefault(former.type(), new TreeMap<>())
                .tailMap(from + 1)
                .values()
                .forEach(step -> step(names, step));
        return renamed(former, names);
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

    /** The schema with other names of its fields, by those that they have; see {@link FieldNames}. */
    static Schema renamed(Schema schema, Map<String, String> names) {
        List<String> marked = List.copyOf(FieldNames.of(schema.plainFields()).keySet());
        int[] next = {0};
        return schema.withFields(schema.fields().stream()
                .map(field -> field.isVersionedBlock() ? field : named(field, marked.get(next[0]++), names))
                .toList());
    }

    private static SchemaField named(SchemaField field, String marked, Map<String, String> names) {
        String name = names.getOrDefault(marked, marked);
        String plain = name.endsWith(GONE) ? name : FieldNames.withoutMark(name);
        return name.equals(marked) ? field : new SchemaField(plain, field.type(), field.since());
    }
}
