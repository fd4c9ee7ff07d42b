package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

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
     * The differences of all types that are in the former set, by type; then types that are gone; then what only the
     * types together show.
     *
     * @param was the former forms
     * @param now those of the same types today, and of any others
     */
    public static List<Difference> between(Schemas was, Schemas now) {
        Map<String, Schema> accepted = byType(was);
        return between(accepted, now, new LockCheck(accepted));
    }

    /**
     * The differences from the accepted forms of a lock file, as above; and those from former ones, as far as the
     * accepted ones have not brought them about. {@link LockFile#reports} says which of them are reported.
     *
     * @param now the forms of today
     */
    public static List<Difference> between(LockFile lock, Schemas now) {
        return between(lock.accepted(), now, new LockCheck(lock));
    }

    private static List<Difference> between(Map<String, Schema> accepted, Schemas now, LockCheck check) {
        Map<String, Schema> forms = byType(now);
        List<Difference> differences = new ArrayList<>();
        forms.values().forEach(form -> differences.addAll(check.differences(form)));
        differences.addAll(new RemovedTypes(accepted, forms).differences());
        forms.forEach((type, form) -> {
            Schema former = accepted.get(type);
            if (former != null) {
                SharedNumbering.change(former, accepted::get, form, forms::get).ifPresent(differences::add);
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
     * The differences of all types that messages of a type may be made of. A type takes the part of the one that was
     * in its place, whatever it is called, since no bytes depend on the names of classes; the classes of a family are
     * the ones of that simple name.
     *
     * <p>Nothing here recurses from type to type: a hostile form may hold as many in each other as it likes.
     *
     * @param was the former form
     * @param wasTypes finds those of the types that it holds
     * @throws IllegalArgumentException if a type is not found
     */
    public static List<Difference> between(
            Schema was, Function<String, Schema> wasTypes, Schema now, Function<String, Schema> nowTypes) {
        List<Difference> differences = new ArrayList<>();
        numbering(was, wasTypes, now, nowTypes, differences);
        SchemaPairs pairs = new SchemaPairs(wasTypes, nowTypes);
        HeldTypes held = new HeldTypes.ByPlace(pairs);
        pairs.add(was, now);
        pairs.forEach((one, other) -> differences.addAll(TypeChanges.between(one.flat(), other.flat(), held)));
        return Conversions.bounded(differences, was, wasTypes, now, nowTypes);
    }

    /**
     * Of all that a message holds only the outermost object may have a number or not: one of the type, or of a class
     * of its family.
     */
    private static void numbering(
            Schema was,
            Function<String, Schema> wasTypes,
            Schema now,
            Function<String, Schema> nowTypes,
            List<Difference> differences) {
        SharedNumbering.change(was, wasTypes, now, nowTypes).ifPresent(differences::add);
        now.members().forEach((id, member) -> {
            String former = was.members().get(id);
            if (former != null) {
                SharedNumbering.change(wasTypes.apply(former), wasTypes, nowTypes.apply(member), nowTypes)
                        .ifPresent(differences::add);
            }
        });
    }

    /** Whether every message of the former form is read, as it is, where the present one is expected. */
    public static boolean isReadable(
            Schema was, Function<String, Schema> wasTypes, Schema now, Function<String, Schema> nowTypes) {
        return between(was, wasTypes, now, nowTypes).stream()
                .allMatch(difference -> difference.oldBytesNewClass() == Reading.READ);
    }

    /**
     * What may have been renamed: fields of two forms of one type that have another name, and the same place, wire
     * type and version. Whether they mean the same, only people know, and the lock file once they have said so.
     *
     * @return the former names by the present ones
     */
    public static Map<String, String> possibleRenames(Schema was, Schema now) {
        Map<String, String> renames = new TreeMap<>(RenamedFields.between(was, now));
        renames.values().removeIf(former -> former.endsWith(RenameHistory.GONE));
        return renames;
    }
}
