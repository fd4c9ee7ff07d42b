package org.marshal4j.schema.field;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * What has become of the fields of former schemas, followed from schema to schema as a lock file has them: from the
 * first and the last alone, a removed field could not be told from one that has its name or place now. Not thread-safe.
 */
public final class FieldHistory {
    /** The steps of each type by the first revision that has them. */
    private final Map<String, SortedMap<Integer, Step>> steps = new TreeMap<>();

    /**
     * A schema that replaced another one.
     *
     * @param fields by their unique names; see {@link FieldNames}
     * @param presentNames the names that renamed fields have in it, by those in the preceding schema
     */
    private record Step(Map<String, SchemaField> fields, Map<String, String> presentNames) {}

    /**
     * Adds a schema.
     *
     * @param from the first revision that has it
     * @param formerNames the names that renamed fields had in the preceding schema, by their names in this one
     */
    public void add(Schema schema, int from, Map<String, String> formerNames) {
        Map<String, String> presentNames = new HashMap<>();
        formerNames.forEach((name, former) -> presentNames.put(former, name));
        steps.computeIfAbsent(schema.type(), type -> new TreeMap<>())
                .put(from, new Step(FieldNames.of(schema.plainFields()), presentNames));
    }

    /**
     * The schema with the names that its fields have in the last schema of their type. The name of a field that was
     * removed ends in {@link RenameHistory#GONE}, so no other field is taken for it.
     *
     * @param from the first revision that has the schema
     */
    public Schema present(Schema former, int from) {
        Map<String, String> names = new LinkedHashMap<>();
        FieldNames.of(former.plainFields()).forEach((name, field) -> {
            Fate fate = new Fate(name, field);
            steps.getOrDefault(former.type(), new TreeMap<>())
                    .tailMap(from + 1)
                    .values()
                    .forEach(fate::follow);
            names.put(name, fate.isThere ? fate.name : fate.name + RenameHistory.GONE);
        });
        return RenameHistory.renamed(former, names);
    }

    /** What becomes of one field. */
    private static final class Fate {
        private String name;
        private SchemaField last;
        private boolean isThere = true;

        /** Whether no other field has had its name since it was removed. */
        private boolean mayReturn = true;

        Fate(String name, SchemaField first) {
            this.name = name;
            this.last = first;
        }

        void follow(Step step) {
            String next = isThere ? step.presentNames.getOrDefault(name, name) : name;
            boolean isTaken = next.equals(name) && step.presentNames.containsValue(name);
            SchemaField found = step.fields.get(next);
            if (found == null || isTaken) {
                isThere = false;
                mayReturn &= !isTaken;
            } else if (isThere || isBack(found)) {
                name = next;
                last = found;
                isThere = true;
            } else {
                mayReturn = false;
            }
        }

        /**
         * Whether a new field is this one again. If a removal is taken back, or a merge has accepted the schemas of one
         * branch after those of the other one, the field is missing for a while. With another wire type it is another
         * field.
         */
        private boolean isBack(SchemaField found) {
            return mayReturn && found.type().equals(last.type());
        }
    }
}
