package org.marshal4j.schema.field;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * What has become of the fields of former schemas, followed from schema to schema as a lock file has them: from the
 * first and the last alone, a removed field could not be told from one that has its name or place now. Not thread-safe.
 */
public final class FieldHistory {
    private static final int NEW = -1;

    private final List<Branch> branches;
    private final Map<String, TreeMap<Integer, Step>> steps = new TreeMap<>();
    private final Map<String, NavigableMap<Integer, FieldIds>> known = new TreeMap<>();
    private int ids;

    /** A schema that replaced another one; see {@link NextFieldIds}. */
    private record Step(Schema schema, Map<String, SchemaField> fields, Map<String, String> formerNames) {}

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
                .put(from, new Step(schema, FieldNames.of(schema.plainFields()), formerNames));
        known.remove(schema.type());
    }

    /**
     * The schema with the names that its fields have in the last schema of their type. The name of a field that was
     * removed ends in {@link RenameHistory#GONE}, so no other field is taken for it.
     *
     * @param from the first revision that has the schema
     */
    public Schema present(Schema former, int from) {
        NavigableMap<Integer, FieldIds> all = ids(former);
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
     * @param today today's schemas by the binary names of their types
     * @param others the former names of another type's fields
     */
    public Map<String, String> formerNames(
            Schema schema,
            int from,
            Map<String, String> guessed,
            Map<String, Schema> today,
            Function<Schema, Map<String, String>> others) {
        Map<String, String> inherited = inherited(schema, from, guessed, today, others);
        if (branches.isEmpty()) {
            return inherited;
        }
        NavigableMap<Integer, FieldIds> all = ids(schema);
        NextFieldIds next = next(schema, inherited);
        PulledNames names = new PulledNames(
                FieldNames.of(schema.plainFields()).keySet(),
                last(all, from),
                merges(all, from)
                        .filter(branch -> !ours(all, branch).equals(base(all, branch)))
                        .findFirst()
                        .map(branch -> next.mergedNames(base(all, branch), ours(all, branch), last(all, from)))
                        .orElse(inherited));
        for (Schema type : names.areComplete() ? List.<Schema>of() : today.values()) {
            merges(ids(type), from).findFirst().ifPresent(branch -> {
                told(type, schema, branch, branch.first(), today).ifPresent(names::add);
                told(type, schema, branch, branch.last() + 1, today).ifPresent(names::add);
            });
        }
        return names.names();
    }

    /** The former names, as the nearest superclass tells them that may have been accepted without the type. */
    private Map<String, String> inherited(
            Schema schema,
            int from,
            Map<String, String> guessed,
            Map<String, Schema> today,
            Function<Schema, Map<String, String>> others) {
        TreeMap<Integer, Step> own = steps.getOrDefault(schema.type(), new TreeMap<>());
        if (own.isEmpty()) {
            return guessed;
        }
        Schema was = own.lastEntry().getValue().schema;
        for (String name : PulledNames.sources(schema.type(), today::get)) {
            TreeMap<Integer, Step> all = steps.getOrDefault(name, new TreeMap<>());
            Schema source = today.get(name);
            boolean mayTell = source != null
                    && !name.equals(schema.type())
                    && !all.isEmpty()
                    && (!branches.isEmpty() || all.lastKey() > own.lastKey())
                    && beginWith(source, schema, schema);
            int then = mayTell ? inherited(was, own.lastKey(), name) : 0;
            if (source != null && then > 0) {
                boolean isSame = all.lastEntry().getValue().schema.equals(source);
                Step step = new Step(source, FieldNames.of(source.plainFields()), others.apply(source));
                return new InheritedNames(
                                names(was),
                                names(schema),
                                last(ids(source), then + 1),
                                isSame ? last(ids(source), from) : next(ids(source), from, step))
                        .in(guessed);
            }
        }
        return guessed;
    }

    /**
     * The last revision in which a superclass has the fields that a type inherits; 0 if there is none. A type that comes
     * from another branch may have been accepted beside a superclass that already had others.
     */
    private int inherited(Schema schema, int from, String superclass) {
        NavigableMap<Integer, Step> all = steps.getOrDefault(superclass, new TreeMap<>());
        for (Map.Entry<Integer, Step> step : all.descendingMap().entrySet()) {
            Schema source = step.getValue().schema;
            int then = step.getKey();
            if (hasInherited(schema, source)
                    && (isBelow(schema, superclass, from) || isBelow(schema, superclass, then))) {
                return then;
            }
        }
        return 0;
    }

    private static boolean hasInherited(Schema schema, Schema source) {
        int fields = source.plainFields().size();
        boolean isDirect = schema.inherited()
                .filter(inherited -> inherited.type().equals(source.type()))
                .isPresent();
        // A superclass without fields would be at the beginning of any type.
        boolean hasAsMany = isDirect ? schema.inherited().get().fields() == fields : fields > 0;
        return hasAsMany && beginWith(source, schema, schema);
    }

    private boolean isBelow(Schema schema, String superclass, int revision) {
        return PulledNames.sources(
                        schema.type(), type -> type.equals(schema.type()) ? schema : last(type, revision + 1))
                .contains(superclass);
    }

    private static List<String> names(Schema schema) {
        return List.copyOf(FieldNames.of(schema.plainFields()).keySet());
    }

    /**
     * What a type that inherits the same fields tells after a merge.
     *
     * @param end the revision after the last one of either branch
     */
    private Optional<PulledNames.Told> told(
            Schema type, Schema asked, Branch branch, int end, Map<String, Schema> today) {
        Set<String> sources = PulledNames.sources(type.type(), today::get);
        sources.retainAll(PulledNames.sources(asked.type(), today::get));
        sources.retainAll(PulledNames.sources(type.type(), name -> last(name, end)));
        sources.retainAll(PulledNames.sources(asked.type(), name -> last(name, end)));
        String source = sources.stream().findFirst().orElse("");
        Schema now = today.get(source);
        Schema then = last(source, end);
        // A type that one branch does not have comes from the other one, and has the fields that it inherits there.
        if (now == null
                || then == null
                || type.type().equals(asked.type())
                || !beginWith(then, last(type.type(), end), last(asked.type(), end))
                || !beginWith(now, type, asked)) {
            return Optional.empty();
        }
        NavigableMap<Integer, FieldIds> all = ids(type);
        FieldIds theirs = last(all, branch.last() + 1);
        return Optional.of(new PulledNames.Told(
                last(all, end),
                next(type, Map.of()).merging(base(all, branch), ours(all, branch), theirs, () -> NEW),
                last(ids(asked), end),
                then.plainFields().size(),
                now.plainFields().size()));
    }

    private static boolean beginWith(Schema source, @Nullable Schema one, @Nullable Schema other) {
        return one != null
                && other != null
                && Level.beginsWith(one.plainFields(), source.plainFields())
                && Level.beginsWith(other.plainFields(), source.plainFields());
    }

    private static NextFieldIds next(Schema schema, Map<String, String> formerNames) {
        return new NextFieldIds(FieldNames.of(schema.plainFields()), formerNames);
    }

    /** The branches that end before a revision. */
    private Stream<Branch> merges(NavigableMap<Integer, FieldIds> before, int from) {
        return before.isEmpty()
                ? Stream.empty()
                : branches.stream().filter(branch -> branch.contains(before.lastKey()) && !branch.contains(from));
    }

    private NavigableMap<Integer, FieldIds> ids(Schema schema) {
        return known.computeIfAbsent(schema.type(), this::ids);
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
                FieldIds base = base(before, branch);
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
            FieldIds base = base(before, branch);
            if (branch.contains(from) && !branch.contains(last)) {
                return next.branching(base, theirs, this::unused);
            }
            FieldIds ours = ours(before, branch);
            if (branch.contains(last) && !branch.contains(from) && !ours.equals(base)) {
                return next.merging(base, ours, theirs, this::unused);
            }
        }
        return next.after(theirs, this::unused);
    }

    /** The last schema that both branches have in common. */
    private static FieldIds base(NavigableMap<Integer, FieldIds> all, Branch branch) {
        return last(all, branch.base() + 1);
    }

    /** The last schema of the branch to which another one was added. */
    private static FieldIds ours(NavigableMap<Integer, FieldIds> all, Branch branch) {
        return last(all, branch.first());
    }

    private @Nullable Schema last(String type, int end) {
        Map.Entry<Integer, Step> step =
                steps.getOrDefault(type, new TreeMap<>()).lowerEntry(end);
        return step == null ? null : step.getValue().schema;
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
