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
import org.marshal4j.schema.field.FormerNames;
import org.marshal4j.schema.field.RenamedFields;

/** Accepts schemas in place of those that a lock file has. */
final class NextRevision {
    private final LockFile lock;
    private final FormerNames former;
    private final Map<String, Schema> today = new HashMap<>();
    private final Map<Integer, Map<String, Schema>> accepted = new HashMap<>();
    private final Map<Integer, FieldMoves> moves = new HashMap<>();
    private final Map<String, Map<String, String>> names = new HashMap<>();

    private NextRevision(LockFile lock, Collection<Schema> all) {
        this.lock = lock;
        this.former =
                new FormerNames(lock.fieldHistory(lock.revision()), lock.revision() + 1, today, this::formerNames);
        for (Schema schema : all) {
            today.put(schema.type(), schema);
        }
    }

    /** The lock file with a new revision that has these schemas; the same one if it has them already. */
    static LockFile of(LockFile lock, Collection<Schema> schemas) {
        return of(lock, schemas, schemas);
    }

    /**
     * The same where not all of today's schemas are accepted.
     *
     * @param today all of them
     */
    static LockFile of(LockFile lock, Collection<Schema> schemas, Collection<Schema> today) {
        return new NextRevision(lock, today).with(schemas);
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
        Map<String, String> known = names.get(schema.type());
        if (known == null) {
            // A strange lock file may have a class that extends itself.
            names.put(schema.type(), Map.of());
            known = lock.entries().stream()
                    .filter(entry -> entry.schema().type().equals(schema.type()))
                    .findFirst()
                    .map(last -> former.of(schema, guessed(last, schema)))
                    .orElse(Map.of());
            names.put(schema.type(), known);
        }
        return known;
    }

    private Map<String, String> guessed(LockFile.Entry last, Schema schema) {
        int revision = last.to().orElse(lock.revision());
        Map<String, Schema> then = accepted.computeIfAbsent(revision, lock::accepted);
        Map<String, Schema> replaced = replaced(last, then);
        if (replaced.isEmpty()) {
            FieldMoves known = moves.computeIfAbsent(revision, of -> new FieldMoves(then, today));
            return RenamedFields.between(last.schema(), schema, then::get, known);
        }
        Map<String, Schema> superclasses = new HashMap<>(then);
        superclasses.putAll(replaced);
        return RenamedFields.between(last.schema(), schema, superclasses::get, new FieldMoves(superclasses, today));
    }

    /**
     * The superclasses of a type, as far as they have been accepted alone since the type was, and have other fields now
     * than it has inherited: as they were then.
     *
     * @param accepted the schemas that were accepted last beside that of the type
     */
    private Map<String, Schema> replaced(LockFile.Entry last, Map<String, Schema> accepted) {
        Map<String, Schema> replaced = new HashMap<>();
        // A strange lock file may have a class that extends itself.
        Set<String> met = new HashSet<>();
        Schema next = last.schema();
        while (next != null && next.inherited().isPresent() && met.add(next.type())) {
            String type = next.inherited().get().type();
            Schema superclass = accepted.get(type);
            if (superclass != null && !superclass.plainFields().equals(next.takenOverFields())) {
                Schema former = this.accepted
                        .computeIfAbsent(last.from(), lock::accepted)
                        .get(type);
                if (former != null && !former.equals(superclass)) {
                    superclass = former;
                    replaced.put(type, former);
                }
            }
            next = superclass;
        }
        return replaced;
    }
}
