package org.marshal4j.schema;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares forms with those that were accepted, one type at a time, as a compiler sees them. What another type has changed is reported
 * there. Immutable and thread-safe.
 */
public final class LockCheck {
    private final Map<String, Schema> accepted;

    /**
     * Comparisons with the forms of one lock.
     *
     * @param accepted the accepted forms by the binary names of their types
     */
    public LockCheck(Map<String, Schema> accepted) {
        this.accepted = Map.copyOf(accepted);
    }

    /** The differences, those of the type as a whole first; none for a type that has not been accepted yet. */
    public List<Difference> differences(Schema now) {
        Schema was = accepted.get(now.type());
        if (was == null) {
            return List.of();
        }
        List<Difference> differences = TypeChanges.between(was, now, new HeldTypes.ByName(accepted));
        return Conversions.bounded(differences, was, accepted::get, now, accepted::get);
    }

    /** The same, without those of forms that have grown as they should. */
    public List<Difference> reported(Schema now) {
        return differences(now).stream()
                .filter(difference -> difference.rule().isReported())
                .toList();
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
                .map(root -> FamilyChanges.ofMember(type, type, id, root.members()))
                .flatMap(Optional::stream)
                .toList();
    }
}
