package org.marshal4j.schema.field;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/** Tells which fields of a schema are which of earlier ones. */
final class NextFieldIds {
    private final Map<String, SchemaField> fields;
    private final Map<String, String> formerNames;
    private final Map<String, Integer> ids = new LinkedHashMap<>();
    private final Map<String, Integer> addedBefore = new HashMap<>();

    /**
     * Creates it.
     *
     * @param formerNames the names that renamed fields had in the schema before it in the lock file
     */
    NextFieldIds(Schema schema, Map<String, String> formerNames) {
        this.fields = FieldNames.of(schema.plainFields());
        this.formerNames = formerNames;
    }

    /**
     * Says that the schema is one of a branch. Both branches may add the same field, each in a revision of its own.
     *
     * @param base the last schema that both branches have in common
     * @param ours a schema of the branch that comes before this one
     */
    void alsoAdded(FieldIds base, FieldIds ours) {
        fields.forEach((name, field) -> {
            Integer id = ours.id(name);
            if (id != null && ours.isOfType(name, field) && !base.ids().containsValue(id)) {
                addedBefore.putIfAbsent(name, id);
            }
        });
    }

    /** The fields of a schema that replaced another one. */
    FieldIds after(FieldIds before, IntSupplier unused) {
        renamed(before);
        named((name, field) -> formerNames.containsValue(name) ? null : before.id(name));
        returned(before);
        added(unused);
        return with(before);
    }

    /**
     * The fields of the first schema of another branch.
     *
     * @param base the last schema that both branches have in common
     * @param ours the last schema of the branch to which this one is added
     */
    FieldIds branching(FieldIds base, FieldIds ours, IntSupplier unused) {
        renamed(ours);
        // The other branch may have removed what this one has renamed.
        renamed(base);
        named((name, field) -> base.id(name));
        // Both branches may have added the same field.
        named((name, field) -> ours.isOfType(name, field) ? ours.id(name) : null);
        returned(base);
        added(unused);
        return with(base);
    }

    /**
     * The fields of the first schema after a merge.
     *
     * @param theirs the last schema of the other branch, which the names refer to
     */
    FieldIds merging(FieldIds base, FieldIds ours, FieldIds theirs, IntSupplier unused) {
        renamed(theirs);
        // One branch may have pulled up what the other one has renamed.
        renamed(ours);
        merged(base, ours, theirs);
        added(unused);
        return with(ours).with(with(theirs));
    }

    /**
     * The former names in the first schema after a merge. What either branch has renamed, added or removed is known; a
     * field that neither has may have been renamed since then.
     *
     * @param base the last schema that both branches have in common
     * @param ours the last schema of one branch
     * @param theirs the last schema of the other one, which the names refer to
     */
    Map<String, String> mergedNames(FieldIds base, FieldIds ours, FieldIds theirs) {
        merged(base, ours, theirs);
        Map<String, String> names = new TreeMap<>();
        theirs.fields().keySet().forEach(former -> {
            int id = Objects.requireNonNull(theirs.id(former));
            ids.forEach((name, other) -> {
                if (other == id && !name.equals(former)) {
                    names.put(name, former);
                }
            });
        });
        formerNames.forEach((name, former) -> {
            Integer id = theirs.id(former);
            boolean isRemoved = base.ids().containsValue(id) && !ours.ids().containsValue(id);
            if (!ids.containsKey(name) && !ids.containsValue(id) && !isRemoved) {
                names.put(name, former);
            }
        });
        return names;
    }

    private void merged(FieldIds base, FieldIds ours, FieldIds theirs) {
        Map<Integer, String> first = base.names();
        // A name that one branch has given is meant, rather than the one that the field had before.
        named((name, field) -> {
            Integer id = either(name, field, base, ours, theirs);
            return name.equals(first.get(id)) ? null : id;
        });
        named((name, field) -> either(name, field, base, ours, theirs));
        returned(theirs);
        returned(ours);
    }

    /** The field that has a name in one of two branches: that of the branch which has given it the name. */
    private static @Nullable Integer either(
            String name, SchemaField field, FieldIds base, FieldIds ours, FieldIds theirs) {
        Integer one = ours.id(name);
        Integer other = theirs.id(name);
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        boolean isOurs = ours.isOfType(name, field);
        boolean isTheirs = theirs.isOfType(name, field);
        return isOurs == isTheirs ? other.equals(base.id(name)) ? one : other : isOurs ? one : other;
    }

    private void renamed(FieldIds before) {
        formerNames.forEach((name, former) -> {
            if (fields.containsKey(name) && !ids.containsKey(name)) {
                put(name, before.id(former));
            }
        });
    }

    private void named(BiFunction<String, SchemaField, @Nullable Integer> known) {
        fields.forEach((name, field) -> {
            if (!ids.containsKey(name)) {
                put(name, known.apply(name, field));
            }
        });
    }

    private void returned(FieldIds before) {
        before.gone().forEach((id, gone) -> {
            SchemaField field = fields.get(gone.name());
            if (field != null && !ids.containsKey(gone.name()) && gone.isBack(gone.name(), field)) {
                put(gone.name(), id);
            }
        });
    }

    private void added(IntSupplier unused) {
        named((name, field) -> addedBefore.get(name));
        named((name, field) -> unused.getAsInt());
    }

    private void put(String name, @Nullable Integer id) {
        if (id != null && !ids.containsValue(id)) {
            ids.put(name, id);
        }
    }

    private FieldIds with(FieldIds before) {
        Map<Integer, FieldIds.Gone> gone = new HashMap<>();
        before.gone()
                .forEach((id, field) -> gone.put(
                        id,
                        new FieldIds.Gone(
                                field.name(), field.field(), field.mayReturn() && !fields.containsKey(field.name()))));
        before.fields().forEach((name, field) -> {
            Integer id = before.id(name);
            if (id != null) {
                gone.put(id, new FieldIds.Gone(name, field, !fields.containsKey(name)));
            }
        });
        gone.keySet().removeAll(ids.values());
        return new FieldIds(fields, ids, gone);
    }
}
