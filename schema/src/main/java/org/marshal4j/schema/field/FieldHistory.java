package org.marshal4j.schema.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * What has become of the fields of former schemas, followed from schema to schema as a lock file has them: from the
 * first and the last alone, a removed field could not be told from one that has its name or place now. Not thread-safe.
 */
public final class FieldHistory {
    private final List<Branch> branches;
    private final Map<String, TreeMap<Integer, Step>> steps = new TreeMap<>();
    private final Map<String, NavigableMap<Integer, FieldIds>> known = new TreeMap<>();
    private int ids;

    /** A schema that replaced another one; see {@link NextFieldIds}. */
    private record Step(Map<String, SchemaField> fields, Map<String, String> formerNames) {}

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
        steps.computeIfAbsent(schema.type(), type -> new TreeMap<>())
                .put(from, new Step(FieldNames.of(schema.plainFields()), formerNames));
        known.remove(schema.type());
    }

    /**
     * The schema with the names that its fields have in the last schema of their type. The name of a field that was
     * removed ends in {@link RenameHistory#GONE}, so no other field is taken for it.
     *
     * @param from the first revision that has the schema
     */
    public Schema present(Schema former, int from) {
        NavigableMap<Integer, FieldIds> all = known.computeIfAbsent(former.type(), this::ids);
        FieldIds was = all.getOrDefault(from, FieldIds.none());
        Map<Integer, String> names = last(all, Integer.MAX_VALUE).names();
        Map<String, String> present = new LinkedHashMap<>();
        FieldNames.of(former.plainFields()).keySet().forEach(name -> {
            Integer id = was.id(name);
            String gone = name + RenameHistory.GONE;
            present.put(name, id == null ? gone : names.getOrDefault(id, gone));
        });
        return RenameHistory.renamed(former, present);
    }

    /**
     * The former names of a schema's fields. After a merge, names and places alone would not tell what has become of
     * the fields of either branch.
     *
     * @param from the first revision that has the schema
     * @param guessed what names and places tell
     */
    public Map<String, String> formerNames(Schema schema, int from, Map<String, String> guessed) {
        if (branches.isEmpty()) {
            return guessed;
        }
        NavigableMap<Integer, FieldIds> all = known.computeIfAbsent(schema.type(), this::ids);
        return merge(all, from)
                .map(branch -> new NextFieldIds(FieldNames.of(schema.plainFields()), guessed)
                        .mergedNames(last(all, branch.base() + 1), last(all, branch.first()), last(all, from)))
                .orElse(guessed);
    }

    /** The branch that ends before a revision. */
    private Optional<Branch> merge(NavigableMap<Integer, FieldIds> before, int from) {
        return before.isEmpty()
                ? Optional.empty()
                : branches.stream()
                        .filter(branch -> branch.contains(before.lastKey())
                                && !branch.contains(from)
                                && !last(before, branch.first()).equals(last(before, branch.base() + 1)))
                        .findFirst();
    }

    private NavigableMap<Integer, FieldIds> ids(String type) {
        NavigableMap<Integer, FieldIds> all = new TreeMap<>();
        steps.getOrDefault(type, new TreeMap<>()).forEach((from, step) -> all.put(from, next(all, from, step)));
        return all;
    }

    private FieldIds next(NavigableMap<Integer, FieldIds> before, int from, Step step) {
        NextFieldIds next = new NextFieldIds(step.fields, step.formerNames);
        for (Branch branch : branches) {
            if (branch.contains(from)) {
                FieldIds base = last(before, branch.base() + 1);
                // What it was last counts, if it was retyped since.
                before.subMap(branch.base(), false, branch.first(), false)
                        .descendingMap()
                        .values()
                        .forEach(ours -> next.alsoAdded(base, ours));
            }
        }
        if (before.isEmpty()) {
            return next.after(FieldIds.none(), this::unused);
        }
        int last = before.lastKey();
        FieldIds theirs = last(before, from);
        for (Branch branch : branches) {
            FieldIds base = last(before, branch.base() + 1);
            if (branch.contains(from) && !branch.contains(last)) {
                return next.branching(base, theirs, this::unused);
            }
            FieldIds ours = last(before, branch.first());
            if (branch.contains(last) && !branch.contains(from) && !ours.equals(base)) {
                return next.merging(base, ours, theirs, this::unused);
            }
        }
        return next.after(theirs, this::unused);
    }

    /** The last schema before a revision. */
    private static FieldIds last(NavigableMap<Integer, FieldIds> all, int end) {
        Map.Entry<Integer, FieldIds> earlier = all.lowerEntry(end);
        return earlier == null ? FieldIds.none() : earlier.getValue();
    }

    private int unused() {
        return ids++;
    }
}
