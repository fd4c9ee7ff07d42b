package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;

/**
 * Finds the schema ids of the accepted schemas of a lock file. A schema has the id of a former one if nothing but names
 * has changed since. Not thread-safe.
 */
final class LockedIds {
    private final LockFile lock;
    private final SortedMap<String, Schema> accepted;

    /** What messages of a type mean: two schemas with the same numbers write and read the same messages. */
    private record Meaning(long fingerprint, long names, int id) {
        /**
         * The meaning of a type's messages.
         *
         * @throws IllegalArgumentException if the schema of a type is not found
         */
        static Meaning of(String type, Function<String, Schema> schemas) {
            Schema root = schemas.apply(type);
            return new Meaning(root.fingerprint(schemas), root.namesFingerprint(schemas), SchemaId.of(root, schemas));
        }
    }

    LockedIds(LockFile lock) {
        this.lock = lock;
        this.accepted = lock.accepted();
    }

    /**
     * The id of today's messages of a type; empty if they have none, or if the lock file does not have it, because it
     * was merged by hand for example.
     */
    OptionalInt today(String type) {
        List<LockedId> lines = lines(type);
        if (!hasId(type) || lines.isEmpty()) {
            return OptionalInt.empty();
        }
        LockedId last = lines.get(lines.size() - 1);
        try {
            Meaning now = now(type);
            return isFollowed(last, now) || isExactly(last, now) ? OptionalInt.of(last.id()) : OptionalInt.empty();
        } catch (IllegalArgumentException e) {
            return OptionalInt.empty();
        }
    }

    /**
     * The lock file with the ids of accepted schemas.
     *
     * @param own the binary names of the types that get ids
     * @throws IllegalArgumentException if two schemas of a type have the same id, or the schema of a type is missing
     */
    LockFile updated(Set<String> own) {
        LockHead head = lock.head();
        for (String type : accepted.keySet()) {
            if (hasId(type) && own.contains(type)) {
                List<LockedId> lines = lines(type);
                int id = find(type, lines);
                if (lines.isEmpty() || lines.get(lines.size() - 1).id() != id) {
                    head = head.with(new LockedId(lock.revision(), id, type));
                }
            }
        }
        return head.equals(lock.head()) ? lock : new LockFile(lock.revision(), head, lock.entries());
    }

    private boolean hasId(String type) {
        Schema schema = accepted.get(type);
        // A class whose subclasses fix its type variables has no messages.
        return schema != null
                && schema.hasSchemaId()
                && schema.fields().stream().noneMatch(SchemaField::isOpen);
    }

    private List<LockedId> lines(String type) {
        return lock.head().ids().stream()
                .filter(line -> line.type().equals(type))
                .toList();
    }

    private int find(String type, List<LockedId> lines) {
        Meaning now = now(type);
        List<LockedId> latestFirst = new ArrayList<>(lines);
        Collections.reverse(latestFirst);
        Optional<LockedId> known = latestFirst.stream()
                .filter(line -> isFollowed(line, now))
                .findFirst()
                .or(() -> latestFirst.stream()
                        .filter(line -> isExactly(line, now))
                        .findFirst());
        if (known.isPresent()) {
            return known.get().id();
        }
        lines.stream().filter(line -> line.id() == now.id()).findFirst().ifPresent(line -> {
            throw new IllegalArgumentException("the schemas of " + type + " in revisions " + line.revision() + " and "
                    + lock.revision() + " differ but have the same schema id " + SchemaId.text(line.id())
                    + ", which happens by chance; rename a field, and the id will be another one");
        });
        return now.id();
    }

    private Meaning now(String type) {
        try {
            return Meaning.of(type, Schemas.of(accepted.values()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the schema id of " + type + " needs the schemas of all types in its messages: " + e.getMessage(),
                    e);
        }
    }

    /** Whether the messages with an id mean the same as today's, with the names that fields have now. */
    private boolean isFollowed(LockedId line, Meaning now) {
        return is(now, line, lock.former(line.revision()).withPresentNames());
    }

    /** Whether the type is back to the schema that an id was made for. */
    private boolean isExactly(LockedId line, Meaning now) {
        return is(now, line, Schemas.of(lock.accepted(line.revision()).values()));
    }

    /** Whether an id is that of the schema which a lock file has for its type and revision. */
    static boolean isMadeFor(LockedId line, LockFile lock) {
        try {
            return line.isOf(lock)
                    && Meaning.of(
                                            line.type(),
                                            Schemas.of(lock.accepted(line.revision())
                                                    .values()))
                                    .id()
                            == line.id();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean is(Meaning now, LockedId line, Function<String, Schema> schemas) {
        try {
            return Meaning.of(line.type(), schemas).equals(now);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
