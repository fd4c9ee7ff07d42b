package org.marshal4j.schema.lock;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.RenameHistory;

/**
 * The former names of fields in a schema of one branch that comes after a schema of another branch. Names alone do not
 * tell which field of one is which of the other: both branches may have added a field at the same place. What both had
 * before does.
 */
final class MergedNames {
    private final int base;
    private final LockFile before;
    private final LockFile branch;
    private final RenameHistory beforeNames;
    private final RenameHistory branchNames;

    /**
     * Creates it for the schemas of a revision.
     *
     * @param base the last revision that the branches have in common
     * @param before what comes before these schemas
     * @param branch their branch, up to their revision
     */
    MergedNames(int base, LockFile before, LockFile branch) {
        this.base = base;
        this.before = before;
        this.branch = branch;
        this.beforeNames = before.history();
        this.branchNames = branch.history();
    }

    /** A lock file as it was at a revision, as far as its schemas are concerned. */
    static LockFile until(LockFile lock, int revision) {
        return new LockFile(
                revision,
                lock.entries().stream()
                        .filter(entry -> entry.from() <= revision)
                        .toList());
    }

    /** An entry with the right former names. */
    LockFile.Entry of(LockFile.Entry entry) {
        return new LockFile.Entry(entry.schema(), entry.from(), entry.to(), formerNames(entry.schema()));
    }

    private Map<String, String> formerNames(Schema schema) {
        List<LockFile.Entry> earlier = entries(before, schema.type());
        List<LockFile.Entry> own = entries(branch, schema.type());
        if (earlier.isEmpty()) {
            return Map.of();
        }
        Schema last = earlier.get(0).schema();
        if (own.size() > 1
                && own.get(0).schema().equals(schema)
                && own.get(1).schema().equals(last)) {
            return own.get(0).formerNames();
        }
        Optional<LockFile.Entry> common =
                earlier.stream().filter(entry -> entry.isOf(base)).findFirst();
        Map<String, String> formerNames = new TreeMap<>();
        common.ifPresent(entry -> {
            Map<String, String> was = beforeNames.names(entry.schema(), entry.from(), Map.of());
            Map<String, String> is = branchNames.names(entry.schema(), entry.from(), Map.of());
            Map<String, SchemaField> fields = FieldNames.of(schema.plainFields());
            Map<String, SchemaField> lastFields = FieldNames.of(last.plainFields());
            is.forEach((name, present) -> {
                String former = was.getOrDefault(name, present);
                // If the other branch has removed the field, it has the name that both knew.
                String known = lastFields.containsKey(former) ? former : name;
                boolean isRenamed = !known.equals(present) && fields.containsKey(present);
                if (isRenamed && (known.equals(former) || !lastFields.containsKey(known))) {
                    formerNames.put(present, known);
                }
            });
        });
        return formerNames;
    }

    /** The entries of a type, latest first. */
    private static List<LockFile.Entry> entries(LockFile lock, String type) {
        return lock.entries().stream()
                .filter(entry -> entry.schema().type().equals(type))
                .toList();
    }
}
