package org.marshal4j.schema.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldMoves;
import org.marshal4j.schema.lock.LockFile;

/**
 * Compares schemas with the accepted ones, one type at a time, as a compiler sees them. Changes to another type are
 * reported for that type. Immutable and thread-safe.
 */
public final class LockCheck {
    private final Map<String, Schema> accepted;
    private final Map<String, Schema> today;
    private final LockFile lock;
    private final FieldMoves moves;
    private final FormerSchemas former;

    /**
     * Creates a check against the accepted schemas alone.
     *
     * @param accepted the accepted schemas by the binary names of their types
     */
    public LockCheck(Map<String, Schema> accepted) {
        this(accepted, LockFile.empty(), Map.of());
    }

    /**
     * Creates a check against the accepted schemas of a lock file and against its former ones: nothing that those had
     * may be given another meaning.
     *
     * @param lock the lock file
     */
    public LockCheck(LockFile lock) {
        this(lock.accepted(), lock, Map.of());
    }

    /**
     * Creates a check that knows today's schemas of other types as well, and so which fields have moved to another class.
     *
     * @param lock the lock file
     * @param today today's schemas by the binary names of their types
     */
    public LockCheck(LockFile lock, Map<String, Schema> today) {
        this(lock.accepted(), lock, today);
    }

    /**
     * Creates a check that knows today's schemas of other types as well.
     *
     * @param today today's schemas by the binary names of their types
     */
    LockCheck(Map<String, Schema> accepted, LockFile lock, Map<String, Schema> today) {
        this.accepted = Map.copyOf(accepted);
        this.today = Map.copyOf(today);
        this.lock = lock;
        this.moves = new FieldMoves(this.accepted, this.today);
        this.former = new FormerSchemas(lock, today, moves);
    }

    /**
     * Returns the differences of a type from its accepted schema. A type that is no longer accepted is compared with
     * its former schemas alone.
     *
     * @param now today's schema of the type
     * @return the differences, those of the type as a whole first; none if the type has never been accepted
     */
    public List<Difference> differences(Schema now) {
        List<Difference> differences = between(now);
        return now.hasSchemaId()
                ? differences.stream().map(Difference::withSchemaId).toList()
                : differences;
    }

    private List<Difference> between(Schema now) {
        Schema was = accepted.get(now.type());
        if (was == null) {
            return former.ofReturned(now);
        }
        if (was.equals(now)) {
            return List.of();
        }
        List<Difference> differences =
                new ArrayList<>(TypeChanges.between(was, now, new HeldTypes.ByName(accepted, moves)));
        differences.addAll(former.differences(was, now, differences));
        SchemaChanges.idChange(was, now).ifPresent(change -> differences.add(0, change));
        return Conversions.bounded(differences, was, accepted::get, now, accepted::get);
    }

    /**
     * {@return the differences that the compiler reports: not those of a schema that has grown as it should}
     *
     * @param now today's schema of the type
     */
    public List<Difference> reported(Schema now) {
        return differences(now).stream().filter(lock::reports).toList();
    }

    /**
     * Returns how a class has changed as a member of families.
     *
     * @param type the binary name of the class
     * @param id its type id
     * @param roots the binary names of the roots of its families
     * @return the differences that the compiler reports
     */
    public List<Difference> ofMember(String type, int id, List<String> roots) {
        return roots.stream()
                .map(accepted::get)
                .filter(Objects::nonNull)
                .filter(Schema::isFamily)
                .flatMap(root -> ofMember(type, id, root))
                .filter(lock::reports)
                .toList();
    }

    private Stream<Difference> ofMember(String type, int id, Schema root) {
        Optional<Difference> change = FamilyChanges.ofMember(type, type, id, root.members());
        if (change.isPresent() || type.equals(root.members().get(id))) {
            return change.stream();
        }
        Optional<Difference> reused = former.of(root.type()).stream()
                .flatMap(entry ->
                        FamilyChanges.ofMember(type, type, id, entry.schema().members()).stream())
                .findFirst();
        return Stream.of(reused.orElseGet(() -> FamilyChanges.added(type, type, "is new, with @TypeId(" + id + ")")));
    }
}
