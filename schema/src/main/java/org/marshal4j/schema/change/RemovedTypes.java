package org.marshal4j.schema.change;

import java.util.List;
import java.util.Map;
import org.marshal4j.schema.Difference;
import org.marshal4j.schema.Reading;
import org.marshal4j.schema.Rule;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Reports accepted types that have been removed. */
final class RemovedTypes {
    private final Map<String, Schema> accepted;
    private final Map<String, Schema> today;
    private final LockCheck check;

    RemovedTypes(Map<String, Schema> accepted, Map<String, Schema> today) {
        this.accepted = accepted;
        this.today = today;
        this.check = new LockCheck(accepted, LockFile.empty(), today);
    }

    /** The differences, by type. */
    List<Difference> differences() {
        return accepted.values().stream()
                .filter(type -> !today.containsKey(type.type()))
                .map(this::difference)
                .toList();
    }

    private Difference difference(Schema gone) {
        Rule rule = wasOnlyExtended(gone) ? Rule.SUPERCLASS_REMOVED : Rule.TYPE_REMOVED;
        return new Difference(rule, gone.type(), "", "was removed" + newName(gone), Reading.REFUSED, Reading.READ);
    }

    /**
     * Whether accepted schemas use the type only as a superclass, and its subclasses still have its fields in place.
     * Nothing says whether it was abstract, so it may have had messages of its own.
     */
    private boolean wasOnlyExtended(Schema gone) {
        if (gone.isFamily()
                || accepted.values().stream().anyMatch(type -> type.heldTypes().contains(gone.type()))) {
            return false;
        }
        List<Schema> subclasses = accepted.values().stream()
                .filter(type -> isExtending(type, gone))
                .toList();
        return !subclasses.isEmpty() && subclasses.stream().allMatch(this::isInPlace);
    }

    private static boolean isExtending(Schema type, Schema superclass) {
        return type.inherited()
                .filter(from -> from.type().equals(superclass.type()))
                .isPresent();
    }

    private boolean isInPlace(Schema subclass) {
        Schema now = today.get(subclass.type());
        return now != null
                && check.reported(now).stream()
                        .allMatch(difference -> difference.rule().isSafe());
    }

    /**
     * Mentions the new type with the same schema, if there is exactly one. Nothing can tell that it is the same type,
     * but it is a good place to look.
     */
    private String newName(Schema gone) {
        List<String> same = today.values().stream()
                .filter(schema ->
                        !accepted.containsKey(schema.type()) && !schema.fields().isEmpty())
                .filter(schema -> schema.fields().equals(gone.fields())
                        && schema.members().equals(gone.members()))
                .map(Schema::type)
                .toList();
        return same.size() == 1 ? "; the new type " + same.get(0) + " has the same schema" : "";
    }
}
