package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compares forms with those that were accepted, one type at a time, as a compiler sees them. What another type has changed is reported
 * there. Immutable and thread-safe.
 */
public final class LockCheck {
    private final Map<String, Schema> accepted;
    private final LockFile lock;
    private final FormerForms former;

    /**
     * Comparisons with the forms of one lock.
     *
     * @param accepted the accepted forms by the binary names of their types
     */
    public LockCheck(Map<String, Schema> accepted) {
        this(accepted, LockFile.empty());
    }

    /** Comparisons with the accepted forms of a lock file, and with the former ones: what those had is not given another meaning. */
    public LockCheck(LockFile lock) {
        this(lock.accepted(), lock);
    }

    private LockCheck(Map<String, Schema> accepted, LockFile lock) {
        this.accepted = Map.copyOf(accepted);
        this.lock = lock;
        this.former = new FormerForms(lock);
    }

    /**
     * The differences, those of the type as a whole first; none for a type that has not been accepted yet. One that is accepted no more is
     * compared with its former forms alone.
     */
    public List<Difference> differences(Schema now) {
        Schema was = accepted.get(now.type());
        if (was == null) {
            return former.ofReturned(now);
        }
        if (was.equals(now)) {
            return List.of();
        }
        List<Difference> differences = new ArrayList<>(TypeChanges.between(was, now, new HeldTypes.ByName(accepted)));
        differences.addAll(former.differences(was, now, differences));
        return Conversions.bounded(differences, was, accepted::get, now, accepted::get);
    }

    /** The same, without those of forms that have grown as they should. */
    public List<Difference> reported(Schema now) {
        return differences(now).stream().filter(lock::reports).toList();
    }

    /**
     * What a class has changed of its part in families.
     *
     * @param type its binary name
     * @param id its type id
     * @param roots the binary names of the roots of its families
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
