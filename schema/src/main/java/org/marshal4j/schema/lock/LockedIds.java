package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.field.FieldHistory;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.text.SameClasses;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/**
 * The schema ids of one type in a lock file. A schema has the id of a former one if nothing but names has changed since.
 */
final class LockedIds {
    private final String type;

    /** The part of the lock file that messages of the type need. */
    private final LockFile lock;

    private final SortedMap<String, Schema> accepted;

    /** The schemas of all types that today's messages hold; others change nothing about them. */
    private final List<Schema> held;

    /** What has become of fields up to now: for all lines, since following them takes longer than all else. */
    private final FieldHistory history;

    /** The lines of the type, latest first. */
    private final List<LockedId> lines;

    private LockedIds(LockFile lock, String type) {
        this.type = type;
        this.lock = TypeHistory.of(lock, type);
        this.accepted = this.lock.accepted();
        Set<String> names = TypeHistory.held(type, accepted.values());
        this.held = accepted.values().stream()
                .filter(schema -> names.contains(schema.type()))
                .toList();
        this.history = this.lock.fieldHistory(lock.revision());
        List<LockedId> latestFirst = new ArrayList<>(lock.head().ids());
        latestFirst.removeIf(line -> !line.type().equals(type));
        Collections.reverse(latestFirst);
        this.lines = latestFirst;
    }

    /**
     * The id of today's messages of a type; empty if they have none, or if the lock file does not have it, because it
     * was merged by hand for example.
     */
    static OptionalInt today(LockFile lock, String type) {
        return isWanted(lock.accepted().get(type)) ? new LockedIds(lock, type).today() : OptionalInt.empty();
    }

    /** The id of a type's messages in a revision; empty if they had none. */
    static OptionalInt during(LockFile lock, String type, int revision) {
        Schema schema = lock.accepted(revision).get(type);
        OptionalInt none = OptionalInt.empty();
        return schema == null || !schema.hasSchemaId()
                ? none
                : lock.head().ids().stream()
                        .filter(line ->
                                line.revision() <= revision && line.typeThen().equals(type))
                        .max(Comparator.comparing(LockedId::revision))
                        .map(line -> OptionalInt.of(line.id()))
                        .orElse(none);
    }

    /**
     * A lock file with the ids of the accepted schemas.
     *
     * @param own the binary names of the types that get ids
     * @throws IllegalArgumentException if two schemas of a type have the same id, or the schema of a type is missing
     */
    static LockFile updated(LockFile lock, Set<String> own) {
        List<LockedId> ids = new ArrayList<>(lock.head().ids());
        lock.accepted().forEach((type, schema) -> {
            if (isWanted(schema) && own.contains(type)) {
                LockedIds known = new LockedIds(lock, type);
                LockedId id = new LockedId(lock.revision(), known.find(), type, Optional.empty());
                if (known.lines.isEmpty() || !id.isSameId(known.lines.get(0))) {
                    ids.add(id);
                }
            }
        });
        LockHead head = lock.head().withIds(ids);
        return head.equals(lock.head()) ? lock : new LockFile(lock.revision(), head, lock.entries());
    }

    /** Whether an id was made for the schema which a lock file has for its type and revision. */
    static boolean isMadeFor(LockedId line, LockFile lock) {
        try {
            Schemas schemas = Schemas.of(lock.accepted(line.revision()).values());
            return line.isOfOneOf(lock.entries(), lock.revision())
                    && MessageMeaning.of(line.typeThen(), schemas).id() == line.id();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** A class whose subclasses fix its type variables has no messages. */
    static boolean isWanted(@Nullable Schema schema) {
        return schema != null
                && schema.hasSchemaId()
                && schema.fields().stream().noneMatch(SchemaField::isOpen);
    }

    private OptionalInt today() {
        try {
            MessageMeaning now = MessageMeaning.of(type, Schemas.of(accepted.values()));
            return lines.stream()
                    .limit(1)
                    .filter(line -> isFollowed(line, now) || isExactly(line, now))
                    .mapToInt(LockedId::id)
                    .findFirst();
        } catch (IllegalArgumentException e) {
            return OptionalInt.empty();
        }
    }

    private int find() {
        MessageMeaning now = now();
        Optional<LockedId> known = lines.stream()
                .filter(line -> isFollowed(line, now))
                .findFirst()
                .or(() -> lines.stream().filter(line -> isExactly(line, now)).findFirst());
        if (known.isPresent()) {
            return known.get().id();
        }
        lines.stream().filter(line -> line.id() == now.id()).findFirst().ifPresent(line -> {
            throw new IllegalArgumentException("the schemas of " + type + " in revisions " + line.revision() + " and "
                    + lock.revision() + " differ but have the same schema id " + SchemaId.text(line.id())
                    + ", by chance or because fields that hide each other changed places, or classes of one"
                    + " simple name their numbers; rename a field, and the id will be another one");
        });
        return now.id();
    }

    private MessageMeaning now() {
        try {
            return MessageMeaning.of(type, Schemas.of(accepted.values()));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the schema id of " + type + " needs the schemas of all types in its messages: " + e.getMessage(),
                    e);
        }
    }

    /** Whether the messages with an id mean the same as today's, with the names that fields have now. */
    private boolean isFollowed(LockedId line, MessageMeaning now) {
        return is(now, lock.former(line.revision(), history).withPresentNames());
    }

    /** Whether the type is back to the schema that an id was made for. */
    private boolean isExactly(LockedId line, MessageMeaning now) {
        return is(now, Schemas.of(lock.accepted(line.revision()).values())) && !haveChangedPlaces(line);
    }

    /**
     * Whether fields of the same type, one of which hides the other, have each other's places: then messages look the
     * same and mean something else.
     */
    private boolean haveChangedPlaces(LockedId line) {
        Schemas former = lock.former(line.revision(), history).withPresentNames();
        return held.stream().filter(schema -> former.has(schema.type())).anyMatch(schema -> {
            List<String> names = FieldNames.all(schema);
            List<String> before = FieldNames.all(former.apply(schema.type()));
            return !before.equals(names) && Set.copyOf(before).equals(Set.copyOf(names));
        });
    }

    /** Whether classes of one simple name have exchanged their numbers: messages look the same then, too. */
    private boolean haveOtherNumbers(Schemas former) {
        return held.stream().filter(schema -> former.has(schema.type())).anyMatch(schema -> {
            Iterator<Map<Integer, String>> was =
                    numbered(former.apply(schema.type())).iterator();
            return numbered(schema).anyMatch(now -> was.hasNext() && SameClasses.haveOtherNumbers(was.next(), now));
        });
    }

    /** The classes of a family, then those that fields list. */
    private static Stream<Map<Integer, String>> numbered(Schema schema) {
        return Stream.concat(
                Stream.of(schema.members()), schema.fields().stream().flatMap(field -> listed(field.type())));
    }

    private static Stream<Map<Integer, String>> listed(WireType type) {
        return type instanceof WireType.Dynamic dynamic
                ? Stream.of(Listable.names(dynamic))
                : type.parts().stream().flatMap(LockedIds::listed);
    }

    private boolean is(MessageMeaning now, Schemas schemas) {
        try {
            return MessageMeaning.of(type, schemas).equals(now) && !haveOtherNumbers(schemas);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
