package org.marshal4j.schema.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/**
 * What has become of the fields of former schemas, followed from schema to schema as a lock file has them: from the
 * first and the last alone, a removed field could not be told from one that has its name or place now. Not thread-safe.
 */
public final class FieldHistory {
    private final List<Branch> branches;
    private final Map<String, NavigableMap<Integer, Step>> steps = new TreeMap<>();
    private final Map<String, FieldRevisions> known = new TreeMap<>();
    private int ids;

    /** A schema that replaced another one; see {@link NextFieldIds}. */
    record Step(Schema schema, Map<String, String> formerNames) {}

    /**
     * Creates a history without schemas.
     *
     * @param branches which revisions are of another branch than those before them
     */
    public FieldHistory(List<Branch> branches) {
        this.branches = List.copyOf(branches);
    }

    /**
     * Adds a schema.
     *
     * @param from the first revision that has it
     * @param formerNames the names that renamed fields had in the preceding schema, by their names in this one
     */
    public void add(Schema schema, int from, Map<String, String> formerNames) {
        steps.computeIfAbsent(schema.type(), type -> new TreeMap<>()).put(from, new Step(schema, formerNames));
        known.remove(schema.type());
    }

    /**
     * The schema with the names that its fields have in the last schema of their type. The name of a field that was
     * removed ends in {@link RenameHistory#GONE}, so no other field is taken for it.
     *
     * @param from the first revision that has the schema
     */
    public Schema present(Schema former, int from) {
        FieldRevisions all = fields(former.type());
        FieldIds was = all.of(from);
        Map<Integer, String> names = all.before(Integer.MAX_VALUE).names();
        Map<String, String> present = new LinkedHashMap<>();
        for (String name : FieldNames.all(former)) {
            Integer id = was.id(name);
            String gone = name + RenameHistory.GONE;
            present.put(name, id == null ? gone : names.getOrDefault(id, gone));
        }
        return RenameHistory.renamed(former, present);
    }

    /** Whether a merge may have brought revisions of another branch. */
    boolean hasBranches() {
        return !branches.isEmpty();
    }

    /** The schemas of a type, by the first revision of each. */
    NavigableMap<Integer, Step> steps(String type) {
        return steps.getOrDefault(type, new TreeMap<>());
    }

    /** The last schema of a type before a revision; null if there is none. */
    @Nullable
    Schema schema(String type, int end) {
        Map.Entry<Integer, Step> step = steps(type).lowerEntry(end);
        return step == null ? null : step.getValue().schema;
    }

    /** Which field is which in the schemas of a type. */
    FieldRevisions fields(String type) {
        return known.computeIfAbsent(type, this::follow);
    }

    private FieldRevisions follow(String type) {
        FieldRevisions all = new FieldRevisions(branches, () -> ids++);
        steps(type).forEach(all::add);
        return all;
    }
}
