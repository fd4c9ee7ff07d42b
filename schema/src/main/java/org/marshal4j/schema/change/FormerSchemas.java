package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldMoves;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.field.RenameHistory;
import org.marshal4j.schema.field.RenamedFields;
import org.marshal4j.schema.lock.LockFile;

/**
 * Compares a schema with all former schemas of its type. Changes that the accepted schema has already made were
 * accepted, and are not repeated. Other changes are reported: a removed name, number or constant comes back with
 * another meaning. Immutable and thread-safe.
 */
final class FormerSchemas {
    private final LockFile lock;
    private final Map<String, Schema> today;
    private final FieldMoves moves;
    private final RenameHistory history = new RenameHistory();

    /**
     * Creates the former schemas of a lock file.
     *
     * @param today today's schemas; none if they are not known
     * @param moves finds fields that have moved since the accepted ones
     */
    FormerSchemas(LockFile lock, Map<String, Schema> today, FieldMoves moves) {
        this.lock = lock;
        this.today = today;
        this.moves = moves;
        lock.entries().forEach(entry -> history.add(entry.schema().type(), entry.from(), entry.formerNames()));
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
        Map<String, Schema> then = lock.accepted(revision);
        List<Difference> differences = new ArrayList<>(
                TypeChanges.between(last.schema(), now, new HeldTypes.ByName(then, new FieldMoves(then, today)))
                        .stream()
                        .map(difference -> compared(difference.rule(), difference, revision))
                        .toList());
        differences.addAll(differences(last.schema(), now, differences));
        return differences;
    }

    /**
     * The differences in addition to those from the accepted schema. Each former schema gets the names that its fields
     * have today, so a renamed field is the same field for all of them.
     *
     * @param accepted the accepted schema, which differs from today's
     */
    List<Difference> differences(Schema accepted, Schema now, List<Difference> fromAccepted) {
        List<Difference> found = new ArrayList<>();
        Set<String> said =
                fromAccepted.stream().map(FormerSchemas::subject).collect(Collectors.toCollection(HashSet::new));
        Map<String, Schema> superclasses = lock.accepted();
        Map<String, String> renames = RenamedFields.between(accepted, now, superclasses::get, moves);
        Schema present = history.renamed(accepted, lock.revision(), renames);
        ReusedNames reused = new ReusedNames(accepted, now, renames, firstOwn(now));
        for (LockFile.Entry entry : of(now.type())) {
            int revision = entry.to().orElse(entry.from());
            Map<String, String> names = history.names(entry.schema(), entry.from(), renames);
            Schema former = RenameHistory.renamed(entry.schema(), names);
            HeldTypes held = HeldTypes.ByName.withPresentNames(lock.accepted(revision));
            Map<String, List<Difference>> known = TypeChanges.between(former, present, held).stream()
                    .collect(Collectors.groupingBy(FormerSchemas::explained));
            ReservedNumbers reserved = new ReservedNumbers(former, present, now);
            List<Difference> changes =
                    new ArrayList<>(TakenPlaces.between(former, present, now, firstOwn(now) > 0, held));
            TypeChanges.between(former, now, held).stream()
                    .filter(difference -> known.getOrDefault(explained(difference), List.of()).stream()
                                    .noneMatch(other -> explains(other, difference))
                            || reserved.isReused(difference.field()))
                    .forEach(changes::add);
            Stream<Difference> told = changes.stream()
                    .filter(difference -> difference.rule().isReported()
                            && !difference.rule().isSafe()
                            && !said.contains(subject(difference)))
                    .map(difference -> told(difference, present, revision));
            Stream.concat(told, reused.of(entry.schema(), names, revision, held).stream())
                    .filter(difference -> said.add(subject(difference)))
                    .forEach(found::add);
        }
        return found;
    }

    /** The index of the first field that this type reports: a superclass in the lock file reports its own fields. */
    private int firstOwn(Schema now) {
        return now.inherited()
                .filter(from -> lock.accepted().containsKey(from.type()))
                .map(Schema.Inherited::fields)
                .orElse(0);
    }

    private static String subject(Difference difference) {
        return difference.rule() + " " + difference.field() + " "
                + difference.member().orElse("");
    }

    /** What a change has in common with the accepted changes that may explain it. */
    private static String explained(Difference difference) {
        // If two fields swapped places, either can count as the one that moved.
        return difference.rule() == Rule.FIELD_MOVED ? Rule.FIELD_MOVED.toString() : subject(difference);
    }

    /** Whether an accepted change about the same subject is at least as bad as this one. */
    private static boolean explains(Difference accepted, Difference difference) {
        return accepted.oldBytesNewClass().compareTo(difference.oldBytesNewClass()) >= 0
                && accepted.newBytesOldClass().compareTo(difference.newBytesOldClass()) >= 0;
    }

    /**
     * The difference as it is reported.
     *
     * @param present the accepted schema, with today's names
     */
    private static Difference told(Difference difference, Schema present, int revision) {
        boolean isBack = !difference.field().isEmpty()
                && difference.rule() != Rule.FIELD_REMOVED
                && difference.rule() != Rule.FIELD_ADDED
                && difference.rule() != Rule.SINCE_MISSING
                && !FieldNames.of(present.plainFields()).containsKey(difference.field());
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
                difference.newBytesOldClass(),
                difference.byValue());
    }
}
