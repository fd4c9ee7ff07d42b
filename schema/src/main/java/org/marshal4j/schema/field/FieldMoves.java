package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashMap;
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
    private final Hierarchy formerTypes;
    private final Hierarchy types;

    /**
     * Creates an instance.
     *
     * @param former the former schemas by the binary names of their types
     * @param today today's; none if they are not known
     */
    public FieldMoves(Map<String, Schema> former, Map<String, Schema> today) {
        this.former = former;
        this.today = today;
        // Without today's schemas, only what a type itself says of its superclass counts.
        this.formerTypes = new Hierarchy(today.isEmpty() ? Map.of() : former);
        this.types = new Hierarchy(today);
    }

    /** Whether today's schemas are known. */
    public boolean areKnown() {
        return !today.isEmpty();
    }

    Map<String, Schema> former() {
        return former;
    }

    Map<String, Schema> today() {
        return today;
    }

    /** The names of the fields of a type that have moved from or to another class. */
    public Set<String> of(Schema was, Schema now) {
        if (FieldGroups.haveSameNames(was, now)) {
            return Set.of();
        }
        String superclass = superclass(was, now);
        Parts before = parts(was, former.get(superclass), formerTypes);
        Parts after = parts(now, today.get(superclass), types);
        Set<String> moved = new HashSet<>();
        addMoves(before.own, after.own, before.inherited, after.inherited, moved);
        addMoves(before.inherited, after.inherited, before.own, after.own, moved);
        if (!today.isEmpty()) {
            Map<String, Set<String>> wasBelow = subclasses(was.type(), formerTypes);
            Map<String, Set<String>> isBelow = subclasses(now.type(), types);
            Set<String> below = new HashSet<>(wasBelow.keySet());
            below.addAll(isBelow.keySet());
            Set<String> all = names(was.plainFields());
            Set<String> allNow = names(now.plainFields());
            for (String subclass : below) {
                Set<String> own = wasBelow.getOrDefault(subclass, Set.of());
                Set<String> ownNow = isBelow.getOrDefault(subclass, Set.of());
                addMoves(own, ownNow, all, allNow, moved);
                addMoves(all, allNow, own, ownNow, moved);
            }
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

    /**
     * A class whose fields a type inherits before or now, or both; empty if there is none. A type whose inherited fields
     * come last does not say so.
     */
    String superclass(Schema was, Schema now) {
        for (Schema schema : List.of(now, was)) {
            if (schema.inherited().isPresent()) {
                return schema.inherited().get().type();
            }
        }
        String nearest = nearest(formerTypes.endingLike(was), was, now);
        // A class that had no fields is the end of every other one.
        return nearest.isEmpty() ? nearest(types.endingLike(now), was, now) : nearest;
    }

    /** Of some classes, the one with the most former fields that come last in a type before and now. */
    private String nearest(List<Schema> classes, Schema was, Schema now) {
        String nearest = "";
        int most = -1;
        for (Schema each : classes) {
            Schema schema = former.get(each.type());
            int size = schema == null ? most : formerTypes.fields(schema).size();
            if (schema != null && size > most && isLast(schema, was, today.get(schema.type()), now)) {
                nearest = schema.type();
                most = size;
            }
        }
        return nearest;
    }

    /** Whether the fields of a class come last in a type before and now, and are not all that it has. */
    private boolean isLast(Schema superclass, Schema was, @Nullable Schema superclassNow, Schema now) {
        return superclassNow != null
                && formerTypes.isLast(superclass, was)
                && types.isLast(superclassNow, now)
                && formerTypes.fields(superclass).size()
                                + types.fields(superclassNow).size()
                        < formerTypes.fields(was).size() + types.fields(now).size();
    }

    /** The superclass of a type that has kept its name; empty if there is none. */
    String superclass(String type) {
        Schema was = former.get(type);
        Schema now = today.get(type);
        return was == null || now == null ? "" : superclass(was, now);
    }

    /** The subclasses of a type, each with its own fields. */
    private static Map<String, Set<String>> subclasses(String type, Hierarchy types) {
        Map<String, Set<String>> subclasses = new HashMap<>();
        List<Schema> found = new ArrayList<>();
        Schema next = types.find(type);
        for (int i = 0; next != null; i++) {
            for (Schema schema : types.below(next)) {
                if (!subclasses.containsKey(schema.type())) {
                    subclasses.put(schema.type(), parts(schema, next, types).own);
                    found.add(schema);
                }
            }
            next = i < found.size() ? found.get(i) : null;
        }
        return subclasses;
    }

    private static Parts parts(Schema schema, @Nullable Schema superclass, Hierarchy types) {
        if (superclass == null || schema.inherited().isPresent() || !types.isLast(superclass, schema)) {
            return new Parts(names(schema.ownFields()), names(schema.takenOverFields()));
        }
        List<SchemaField> fields = types.fields(schema);
        int own = fields.size() - types.fields(superclass).size();
        return new Parts(names(fields.subList(0, own)), names(fields.subList(own, fields.size())));
    }

    /** The names of the fields that a type declares, and of those that it inherits. */
    private record Parts(Set<String> own, Set<String> inherited) {}

    private static Set<String> names(List<SchemaField> fields) {
        Set<String> names = new HashSet<>();
        for (SchemaField field : fields) {
            names.add(field.name());
        }
        return names;
    }
}
