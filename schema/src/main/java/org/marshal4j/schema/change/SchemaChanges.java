package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.field.RenamedFields;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.LockedId;
import org.marshal4j.schema.lock.Schemas;

/**
 * Judges changes: says how two schemas differ, by which rules, and what happens to messages of one where the other is
 * expected. The compiler, the build, stream headers, map files and both ends of a connection all use it.
 *
 * <pre>{@code
 * List<Difference> differences = SchemaChanges.between(former, today);
 * differences.forEach(difference -> System.out.println(difference.message()));
 * }</pre>
 *
 * <p>It compares either whole sets of types by their names, as in a lock file, or the messages of one type by the
 * position of their fields.
 */
public final class SchemaChanges {
    private SchemaChanges() {}

    /**
     * Compares two sets of schemas. The result starts with the differences of types in the former set, by type; then
     * come types that were removed, then differences that only show in all types together.
     *
     * @param was the former schemas
     * @param now today's schemas of the same types, and of any others
     * @return the differences
     */
    public static List<Difference> between(Schemas was, Schemas now) {
        Map<String, Schema> accepted = byType(was);
        return between(accepted, now, LockFile.empty());
    }

    /**
     * Compares today's schemas with the accepted schemas of a lock file, and with its former ones as far as the
     * accepted ones have not already made the change. {@link LockFile#reports} tells which of the differences are
     * reported.
     *
     * @param lock the lock file
     * @param now today's schemas
     * @return the differences, in the same order as for two sets of schemas
     */
    public static List<Difference> between(LockFile lock, Schemas now) {
        List<Difference> differences = between(lock.accepted(), now, lock);
        differences.addAll(newIds(lock, byType(now).values()));
        return differences;
    }

    /** The types whose messages get another schema id, if only because of a type that they hold. */
    private static List<Difference> newIds(LockFile lock, Collection<Schema> now) {
        Set<String> types =
                lock.head().ids().stream().map(LockedId::type).collect(Collectors.toCollection(TreeSet::new));
        if (types.isEmpty()) {
            return List.of();
        }
        LockFile next;
        try {
            next = lock.accept(now, types);
        } catch (IllegalArgumentException e) {
            // Accepting them will say what is wrong.
            return List.of();
        }
        return types.stream()
                .filter(type -> next.schemaId(type).isPresent())
                .filter(type -> !next.schemaIds(type)
                        .keySet()
                        .equals(lock.schemaIds(type).keySet()))
                .map(type -> new Difference(
                        Rule.SCHEMA_ID_NEW,
                        type,
                        "",
                        "its messages get another schema id",
                        Reading.READ,
                        Reading.REFUSED))
                .toList();
    }

    private static List<Difference> between(Map<String, Schema> accepted, Schemas now, LockFile lock) {
        Map<String, Schema> today = byType(now);
        LockCheck check = new LockCheck(accepted, lock, today);
        List<Difference> differences = new ArrayList<>();
        today.values().forEach(schema -> differences.addAll(check.differences(schema)));
        differences.addAll(new RemovedTypes(accepted, today).differences());
        today.forEach((type, schema) -> {
            Schema former = accepted.get(type);
            if (former != null) {
                addTo(differences, SharedNumbering.change(former, accepted::get, schema, today::get));
            }
        });
        return differences;
    }

    private static Map<String, Schema> byType(Schemas schemas) {
        Map<String, Schema> byType = new TreeMap<>();
        schemas.types().forEach(type -> byType.put(type, schemas.apply(type)));
        return byType;
    }

    /**
     * Compares everything that messages of a type may consist of. A type replaces the one that was at its place,
     * whatever its name, since no bytes depend on the names of classes. Classes of a family are matched by their simple
     * names.
     *
     * <p>Nothing here recurses from type to type, since a hostile schema may be nested arbitrarily deep.
     *
     * @param was the former schema
     * @param wasTypes finds the former schemas of the types that it holds
     * @param now today's schema
     * @param nowTypes finds today's schemas of the types that it holds
     * @return the differences
     * @throws IllegalArgumentException if the schema of a type is not found
     */
    public static List<Difference> between(
            Schema was, Function<String, Schema> wasTypes, Schema now, Function<String, Schema> nowTypes) {
        List<Difference> differences = new ArrayList<>();
        numbering(was, wasTypes, now, nowTypes, differences);
        SchemaPairs pairs = new SchemaPairs(wasTypes, nowTypes);
        HeldTypes held = new HeldTypes.ByPlace(pairs);
        pairs.add(was, now);
        for (SchemaPairs.Pair pair = pairs.next(); pair != null; pair = pairs.next()) {
            differences.addAll(
                    TypeChanges.between(pair.there().flat(), pair.here().flat(), held));
        }
        addTo(differences, idChange(was, now));
        return Conversions.bounded(differences, was, wasTypes, now, nowTypes);
    }

    /** How the messages of a type have changed as far as they begin with an id; objects inside messages have none. */
    static Optional<Difference> idChange(Schema was, Schema now) {
        if (was.hasSchemaId() == now.hasSchemaId()) {
            return Optional.empty();
        }
        String what = "messages " + (now.hasSchemaId() ? "now" : "no longer") + " begin with a schema id";
        return Optional.of(new Difference(
                Rule.SCHEMA_ID_CHANGED,
                now.type(),
                "",
                what,
                Reading.READ_AFTER_MIGRATION,
                Reading.READ_AFTER_MIGRATION));
    }

    /**
     * Only the outermost object of a message may be numbered in one schema and not in the other: an object of the type
     * itself or of a class of its family.
     */
    private static void numbering(
            Schema was,
            Function<String, Schema> wasTypes,
            Schema now,
            Function<String, Schema> nowTypes,
            List<Difference> differences) {
        // A look at all classes of a family together spares one at each of them.
        if (now.isFamily() && SharedNumbering.isImpossible(was, wasTypes, now, nowTypes)) {
            return;
        }
        addTo(differences, SharedNumbering.change(was, wasTypes, now, nowTypes));
        for (Map.Entry<Integer, String> member : now.members().entrySet()) {
            String former = was.members().get(member.getKey());
            if (former != null) {
                addTo(
                        differences,
                        SharedNumbering.change(
                                wasTypes.apply(former), wasTypes, nowTypes.apply(member.getValue()), nowTypes));
            }
        }
    }

    private static void addTo(List<Difference> differences, Optional<Difference> change) {
        if (change.isPresent()) {
            differences.add(change.get());
        }
    }

    /**
     * {@return whether every message of the former schema is read as it is where the present one is expected}
     *
     * @param was the former schema
     * @param wasTypes finds the former schemas of the types that it holds
     * @param now today's schema
     * @param nowTypes finds today's schemas of the types that it holds
     */
    public static boolean isReadable(
            Schema was, Function<String, Schema> wasTypes, Schema now, Function<String, Schema> nowTypes) {
        for (Difference difference : between(was, wasTypes, now, nowTypes)) {
            if (difference.oldBytesNewClass() != Reading.READ) {
                return false;
            }
        }
        return true;
    }

    /**
     * Finds fields that may have been renamed: those that have different names in two schemas of a type but the same
     * place, wire type and version, if the former name is gone. Only people know whether they mean the same, and the
     * lock file once they have said so.
     *
     * @param was the former schema
     * @param now today's schema
     * @return the former names by the present ones
     */
    public static Map<String, String> possibleRenames(Schema was, Schema now) {
        Map<String, String> renames = new TreeMap<>();
        Map<String, String> found = RenamedFields.between(was, now);
        Set<String> same = found.isEmpty() ? Set.of() : FieldNames.ofBoth(was, now);
        for (Map.Entry<String, String> name : found.entrySet()) {
            if (!name.getValue().endsWith(RenameHistory.GONE) && !same.contains(name.getValue())) {
                renames.put(name.getKey(), name.getValue());
            }
        }
        return renames;
    }
}
