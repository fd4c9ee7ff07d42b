package org.marshal4j.schema.field;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * Finds fields that were pulled up to a superclass or pushed down to a subclass. None of them was renamed, whatever has
 * its place now. Immutable.
 */
public final class FieldMoves {
    /** Knows no other types, so that only what a type itself says of its superclass counts. */
    public static final FieldMoves OF_ONE_TYPE = new FieldMoves(Map.of(), Map.of());

    private final Map<String, Schema> former;
    private final Map<String, Schema> today;

    /**
     * Creates an instance.
     *
     * @param former the former schemas by the binary names of their types
     * @param today today's; none if they are not known
     */
    public FieldMoves(Map<String, Schema> former, Map<String, Schema> today) {
        this.former = former;
        this.today = today;
    }

    /** The names of the fields of a type that have moved from or to another class. */
    public Set<String> of(Schema was, Schema now) {
        if (FieldGroups.haveSameNames(was, now)) {
            return Set.of();
        }
        Set<String> moved = new HashSet<>();
        addMoves(own(was), own(now), inherited(was), inherited(now), moved);
        addMoves(inherited(was), inherited(now), own(was), own(now), moved);
        Set<String> before = names(was.plainFields());
        Set<String> after = names(now.plainFields());
        for (String subclass : today.isEmpty() ? Set.<String>of() : subclasses(was.type())) {
            Set<String> ownBefore = own(former.get(subclass));
            Set<String> ownAfter = own(today.get(subclass));
            addMoves(ownBefore, ownAfter, before, after, moved);
            addMoves(before, after, ownBefore, ownAfter, moved);
        }
        return moved;
    }

    /** Adds what is gone from one class and has come to another: a class may hide a field of its superclass. */
    private static void addMoves(
            Set<String> was, Set<String> now, Set<String> otherWas, Set<String> otherNow, Set<String> to) {
        for (String name : was) {
            if (!now.contains(name) && !otherWas.contains(name) && otherNow.contains(name)) {
                to.add(name);
            }
        }
    }

    private Set<String> subclasses(String type) {
        Set<String> subclasses = new HashSet<>();
        for (Map<String, Schema> types : List.of(former, today)) {
            for (Schema schema : types.values()) {
                if (isSubclass(schema, type, types)) {
                    subclasses.add(schema.type());
                }
            }
        }
        return subclasses;
    }

    private static boolean isSubclass(Schema schema, String type, Map<String, Schema> types) {
        // A strange lock file may have a class that extends itself.
        Set<String> met = new HashSet<>();
        Schema next = schema;
        while (next != null && next.inherited().isPresent() && met.add(next.type())) {
            String superclass = next.inherited().get().type();
            if (superclass.equals(type)) {
                return true;
            }
            next = types.get(superclass);
        }
        return false;
    }

    private static Set<String> own(@Nullable Schema schema) {
        return schema == null ? Set.of() : names(schema.ownFields());
    }

    private static Set<String> inherited(Schema schema) {
        return names(schema.takenOverFields());
    }

    private static Set<String> names(List<SchemaField> fields) {
        Set<String> names = new HashSet<>();
        for (SchemaField field : fields) {
            names.add(field.name());
        }
        return names;
    }
}
