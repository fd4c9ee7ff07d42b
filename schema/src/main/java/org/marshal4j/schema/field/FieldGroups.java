package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * The fields of a type by the class that declares them, as far as schemas tell. A class may hide a field of its
 * superclass, so a name alone does not say which of the two it means.
 *
 * @param groups the fields of each class, the topmost superclass first; names are unique within a class
 * @param names for each of these names, the one that is unique in the whole type, as in a lock file
 */
public record FieldGroups(List<Map<String, SchemaField>> groups, List<Map<String, String>> names) {

    /** The fields of two schemas of a type, in corresponding groups. */
    record Pair(FieldGroups was, FieldGroups now) {}

    /**
     * Groups the fields of two schemas. If fields have moved from one class to another, they are all in one group, or
     * in one for each versioned block.
     *
     * @param types finds the former schemas of superclasses; null if it does not know them
     */
    public static Pair of(Schema was, Schema now, Function<String, @Nullable Schema> types) {
        Set<Integer> ends = ends(was, types);
        boolean isInPlace = own(was) == own(now);
        FieldGroups before = of(was, isInPlace ? ends : Set.of(own(was)));
        FieldGroups after = of(now, isInPlace ? ends : Set.of(own(now)));
        boolean isByClass = before.groups.size() == after.groups.size() && !hasMoved(before, after);
        return isByClass ? new Pair(before, after) : new Pair(of(was, Set.of()), of(now, Set.of()));
    }

    /** The fields of each versioned block, after an empty group; a single group of all fields if there is none. */
    public static FieldGroups ofBlocks(Schema schema) {
        return of(schema, Set.of());
    }

    /** Whether two schemas have the same groups with the same names, so that nothing is to be matched. */
    static boolean haveSameNames(Schema was, Schema now) {
        if (own(was) != own(now) || was.fields().size() != now.fields().size()) {
            return false;
        }
        for (int i = 0; i < was.fields().size(); i++) {
            SchemaField before = was.fields().get(i);
            SchemaField after = now.fields().get(i);
            if (before.isVersionedBlock() != after.isVersionedBlock()
                    || (!before.isVersionedBlock() && !before.name().equals(after.name()))) {
                return false;
            }
        }
        return true;
    }

    private static int own(Schema schema) {
        return schema.inherited().isPresent() ? schema.inherited().get().fields() : 0;
    }

    /** How many fields each superclass has, including those that it inherits. */
    private static Set<Integer> ends(Schema schema, Function<String, @Nullable Schema> types) {
        Set<Integer> ends = new TreeSet<>();
        Schema next = schema;
        // A strange lock file may have a class that extends itself.
        while (next != null && next.inherited().isPresent() && ends.add(own(next))) {
            Schema superclass = types.apply(next.inherited().get().type());
            next = superclass != null && superclass.plainFields().size() == own(next) ? superclass : null;
        }
        return ends;
    }

    /** An evolvable type has a versioned block for each class, which says it better than any number. */
    private static FieldGroups of(Schema schema, Set<Integer> ends) {
        List<List<SchemaField>> fields = new ArrayList<>(List.of(new ArrayList<>()));
        int next = 0;
        for (SchemaField field : schema.fields()) {
            if (field.isVersionedBlock() || (!schema.isEvolvable() && ends.contains(next))) {
                fields.add(new ArrayList<>());
            }
            if (!field.isVersionedBlock()) {
                fields.get(fields.size() - 1).add(field);
                next++;
            }
        }
        List<Map<String, SchemaField>> groups = new ArrayList<>();
        for (List<SchemaField> group : fields) {
            groups.add(FieldNames.of(group));
        }
        Iterator<String> unique = FieldNames.all(schema).iterator();
        List<Map<String, String>> names = new ArrayList<>();
        for (Map<String, SchemaField> group : groups) {
            Map<String, String> byName = new LinkedHashMap<>();
            for (String name : group.keySet()) {
                byName.put(name, unique.next());
            }
            names.add(byName);
        }
        return new FieldGroups(groups, names);
    }

    private static void addOthers(Set<String> names, Set<String> known, Set<String> to) {
        for (String name : names) {
            if (!known.contains(name)) {
                to.add(name);
            }
        }
    }

    /** Whether a field is gone from one group and has come into another. */
    private static boolean hasMoved(FieldGroups was, FieldGroups now) {
        Set<String> gone = new HashSet<>();
        Set<String> come = new HashSet<>();
        for (int i = 0; i < Math.min(was.groups.size(), now.groups.size()); i++) {
            Set<String> before = was.groups.get(i).keySet();
            Set<String> after = now.groups.get(i).keySet();
            addOthers(before, after, gone);
            addOthers(after, before, come);
        }
        return !Collections.disjoint(gone, come);
    }
}
