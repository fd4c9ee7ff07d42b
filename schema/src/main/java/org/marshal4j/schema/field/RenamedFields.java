package org.marshal4j.schema.field;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;

/**
 * Finds fields that have a new name at the same place with the same bytes. Only people can say whether the meaning is
 * the same.
 */
public final class RenamedFields {
    private static final Function<String, @Nullable Schema> NO_TYPES = new Function<>() {
        @Override
        public @Nullable Schema apply(String type) {
            return null;
        }
    };

    private RenamedFields() {}

    /** The former names of a type's fields where nothing is known of its superclasses. */
    public static Map<String, String> between(Schema was, Schema now) {
        return between(was, now, NO_TYPES, FieldMoves.OF_ONE_TYPE);
    }

    /**
     * The former names of a type's fields, including inherited ones, by their present names; see {@link FieldNames}. A
     * field that hides another one, or no longer does, also has another unique name.
     *
     * @param types finds the former schemas of superclasses; null if it does not know them
     * @param moves finds fields that have moved between classes, which were not renamed
     * @return none if the two have different versioned blocks
     */
    public static Map<String, String> between(
            Schema was, Schema now, Function<String, @Nullable Schema> types, FieldMoves moves) {
        if (FieldGroups.haveSameNames(was, now) || !FieldNames.mayHaveChanged(was, now)) {
            return Map.of();
        }
        if (moves.areKnown()) {
            return ClassRenames.between(was, now, moves);
        }
        FieldGroups.Pair fields = FieldGroups.of(was, now, types);
        List<Map<String, SchemaField>> before = fields.was().groups();
        List<Map<String, SchemaField>> after = fields.now().groups();
        Set<String> moved = moves.of(was, now);
        Map<String, String> formerNames = new TreeMap<>();
        for (int i = 0; i < before.size() && before.size() == after.size(); i++) {
            Map<String, String> unique = fields.was().names().get(i);
            Map<String, String> same = same(before.get(i), after.get(i), moved);
            for (Map.Entry<String, String> name : fields.now().names().get(i).entrySet()) {
                String former = unique.get(same.getOrDefault(name.getKey(), ""));
                if (former != null && !former.equals(name.getValue())) {
                    formerNames.put(name.getValue(), former);
                }
            }
        }
        return formerNames;
    }

    /** The former names of all fields that were there before, by the present ones. */
    private static Map<String, String> same(
            Map<String, SchemaField> was, Map<String, SchemaField> is, Set<String> moved) {
        Map<String, String> same = new HashMap<>();
        for (String name : is.keySet()) {
            if (was.containsKey(name)) {
                same.put(name, name);
            }
        }
        List<String> anchors = LongestCommon.of(List.copyOf(was.keySet()), List.copyOf(is.keySet()));
        for (Map.Entry<String, String> names : find(was, is, anchors, moved).entrySet()) {
            same.put(names.getValue(), names.getKey());
        }
        return same;
    }

    /**
     * The present names by the former ones. Between two fields that stayed, removed fields and new ones are matched in
     * order if their bytes are the same.
     *
     * @param anchors the fields that stayed, in their order
     * @param moved the names of fields that have moved from or to another class
     */
    public static Map<String, String> find(
            Map<String, SchemaField> was, Map<String, SchemaField> is, List<String> anchors, Set<String> moved) {
        Map<String, String> renamed = new LinkedHashMap<>();
        List<String> before = List.copyOf(was.keySet());
        List<String> now = List.copyOf(is.keySet());
        int w = 0;
        int n = 0;
        for (int a = 0; a <= anchors.size(); a++) {
            String anchor = a < anchors.size() ? anchors.get(a) : "";
            List<String> gone = new ArrayList<>();
            List<String> come = new ArrayList<>();
            for (; w < before.size() && !before.get(w).equals(anchor); w++) {
                if (!is.containsKey(before.get(w)) && !moved.contains(before.get(w))) {
                    gone.add(before.get(w));
                }
            }
            for (; n < now.size() && !now.get(n).equals(anchor); n++) {
                if (!was.containsKey(now.get(n)) && !moved.contains(now.get(n))) {
                    come.add(now.get(n));
                }
            }
            for (LongestCommon.Pair pair : LongestCommon.pairs(shapes(gone, was), shapes(come, is))) {
                renamed.put(gone.get(pair.one()), come.get(pair.other()));
            }
            w++;
            n++;
        }
        return renamed;
    }

    private static List<String> shapes(List<String> names, Map<String, SchemaField> fields) {
        List<String> shapes = new ArrayList<>();
        for (String name : names) {
            SchemaField field = fields.get(name);
            if (field != null) {
                shapes.add(FieldNames.shape(field));
            }
        }
        return shapes;
    }
}
