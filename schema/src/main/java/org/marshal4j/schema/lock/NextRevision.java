package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldMoves;
import org.marshal4j.schema.field.RenamedFields;

/** Accepts schemas in place of those that a lock file has. */
final class NextRevision {
    private final LockFile lock;
    private final Map<String, Schema> today = new HashMap<>();

    private NextRevision(LockFile lock, Collection<Schema> schemas) {
        this.lock = lock;
        for (Schema schema : schemas) {
            today.put(schema.type(), schema);
        }
    }

    /** The lock file with a new revision that has these schemas; the same one if it has them already. */
    static LockFile of(LockFile lock, Collection<Schema> schemas) {
        return new NextRevision(lock, schemas).with(schemas);
    }

    private LockFile with(Collection<Schema> schemas) {
        int next = lock.revision() + 1;
        Set<Schema> wanted = new HashSet<>(schemas);
        Map<String, Schema> accepted = lock.accepted();
        List<LockFile.Entry> updated = new ArrayList<>();
        for (LockFile.Entry entry : lock.entries()) {
            boolean ends = entry.to().isEmpty() && !wanted.contains(entry.schema());
            updated.add(ends ? entry.until(lock.revision()) : entry);
        }
        for (Schema schema : schemas) {
            Schema was = accepted.get(schema.type());
            if (!schema.equals(was)) {
                updated.add(new LockFile.Entry(schema, next, Optional.empty(), formerNames(schema)));
            }
        }
        LockFile updatedLock = new LockFile(next, lock.head(), updated);
        return updatedLock.entries().equals(lock.entries()) ? lock : updatedLock;
    }

    /** The former names of a schema's fields, compared with the last schema of its type. */
    private Map<String, String> formerNames(Schema schema) {
        return lock.entries().stream()
                .filter(entry -> entry.schema().type().equals(schema.type()))
                .findFirst()
                .map(last -> formerNames(last, schema))
                .orElse(Map.of());
    }

    private Map<String, String> formerNames(LockFile.Entry last, Schema schema) {
        Map<String, Schema> superclasses = lock.accepted(last.to().orElse(lock.revision()));
        return RenamedFields.between(last.schema(), schema, superclasses::get, new FieldMoves(superclasses, today));
    }
}
