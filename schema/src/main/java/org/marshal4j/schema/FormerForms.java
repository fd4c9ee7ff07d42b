package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares a schema with all former schemas of its type. Changes that the accepted schema has already made were
 * accepted, and are not repeated. Other changes are reported: a removed name, number or constant comes back with
 * another meaning. Immutable and thread-safe.
 */
final class FormerForms {
    private final LockFile lock;
    private final RenameHistory history;

    FormerForms(LockFile lock) {
        this.lock = lock;
        this.history = RenameHistory.of(lock);
    }

    /** The former schemas of a type, newest first. */
    List<LockFile.Entry> of(String type) {
        return lock.entries().stream()
                .filter(entry -> entry.to().isPresent() && entry.schema().type().equals(type))
                .toList();
    }

    /** The differences of a type that was accepted once but no longer is; none if it never was accepted. */
    List<Difference> ofReturned(Schema now) {
        List<LockFile.Entry> entries = of(now.type());
        if (entries.isEmpty()) {
            return List.of();
        }
        LockFile.Entry last = entries.get(0);
        int revision = last.to().orElse(last.from());
        List<Difference> differences = new ArrayList<>(
                TypeChanges.between(last.schema(), now, new HeldTypes.ByName(lock.accepted(revision))).stream()
                        .map(difference -> compared(difference.rule(), difference, revision))
                        .toList());
        differences.addAll(differences(last.schema(), now, differences));
        return differences;
    }

    /**
     * The differences in addition to those from the accepted schema.
     *
     * @param accepted the accepted schema, which differs from today's
     */
    List<Difference> differences(Schema accepted, Schema now, List<Difference> fromAccepted) {
        List<Difference> found = new ArrayList<>();
        Set<String> said =
                fromAccepted.stream().map(FormerForms::subject).collect(Collectors.toCollection(HashSet::new));
        for (LockFile.Entry entry : of(now.type())) {
            int revision = entry.to().orElse(entry.from());
            Schema former = history.renamed(entry.schema(), entry.from());
            HeldTypes held = new HeldTypes.ByName(lock.accepted(revision));
            List<Difference> known = TypeChanges.between(former, accepted, held);
            for (Difference difference : TypeChanges.between(former, now, held)) {
                if (known.stream().noneMatch(other -> explains(other, difference))
                        && difference.rule().isReported()
                        && !difference.rule().isSafe()
                        && said.add(subject(difference))) {
                    found.add(told(difference, accepted, revision));
                }
            }
            reusedName(entry, former, accepted, now)
                    .filter(difference -> said.add(subject(difference)))
                    .ifPresent(found::add);
        }
        return found;
    }

    private static String subject(Difference difference) {
        return difference.rule() + " " + difference.field() + " "
                + difference.member().orElse("");
    }

    /** Whether an accepted change is at least as bad as this one. */
    private static boolean explains(Difference accepted, Difference difference) {
        // If two fields swapped places, either can count as the one that moved.
        boolean isSameField = accepted.field().equals(difference.field()) || difference.rule() == Rule.FIELD_MOVED;
        return accepted.rule() == difference.rule()
                && isSameField
                && accepted.member().equals(difference.member())
                && accepted.oldBytesNewClass().compareTo(difference.oldBytesNewClass()) >= 0
                && accepted.newBytesOldClass().compareTo(difference.newBytesOldClass()) >= 0;
    }

    private static Difference told(Difference difference, Schema accepted, int revision) {
        boolean isBack = !difference.field().isEmpty()
                && difference.rule() != Rule.FIELD_REMOVED
                && difference.rule() != Rule.SINCE_MISSING
                && !FieldNames.of(accepted.plainFields()).containsKey(difference.field());
        return compared(isBack ? Rule.FIELD_REUSED : difference.rule(), difference, revision);
    }

    private static Difference compared(Rule rule, Difference difference, int revision) {
        return new Difference(
                rule,
                difference.type(),
                difference.field(),
                difference.detail() + ", compared with revision " + revision,
                difference.member(),
                difference.oldBytesNewClass(),
                difference.newBytesOldClass());
    }

    /** A new field with the former name of a field that has a different name now. */
    private Optional<Difference> reusedName(LockFile.Entry entry, Schema renamed, Schema accepted, Schema now) {
        Map<String, SchemaField> present = FieldNames.of(accepted.plainFields());
        Map<String, String> renames = RenamedFields.between(accepted, now);
        List<String> before =
                List.copyOf(FieldNames.of(entry.schema().plainFields()).keySet());
        List<String> after = List.copyOf(FieldNames.of(renamed.plainFields()).keySet());
        // A superclass in the lock file reports its own fields.
        int first = now.inherited()
                .filter(from -> lock.accepted().containsKey(from.type()))
                .map(Schema.Inherited::fields)
                .orElse(0);
        List<String> names = List.copyOf(FieldNames.of(now.plainFields()).keySet());
        for (String name : names.subList(first, names.size())) {
            int index = before.indexOf(name);
            // A field that gets its former name back is the same field.
            if (index >= 0
                    && !present.containsKey(name)
                    && present.containsKey(after.get(index))
                    && !after.get(index).equals(renames.get(name))) {
                return Optional.of(new Difference(
                        Rule.FIELD_REUSED,
                        now.type(),
                        name,
                        "is new, and was the name of " + after.get(index) + " in revision "
                                + entry.to().orElse(entry.from()),
                        Reading.REFUSED,
                        Reading.REFUSED));
            }
        }
        return Optional.empty();
    }
}
