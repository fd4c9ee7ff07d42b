package org.marshal4j.schema.field;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;

/**
 * The former names of fields that one branch has pulled up to a class and the other one has renamed where they were.
 * The class itself has only one of the two names in each branch; the subclass that had the field knows both.
 */
final class PulledNames {
    private final FieldIds last;
    private final Map<String, String> names;
    private final List<String> present;

    /**
     * What a type tells that inherits the same fields.
     *
     * @param before its fields before the other branch
     * @param now its fields after the merge
     * @param asked the fields before the other branch of the class whose names are asked for
     * @param inheritedBefore how many of both come from a class that both are or extend
     * @param inheritedNow how many do after the merge
     */
    record Told(FieldIds before, FieldIds now, FieldIds asked, int inheritedBefore, int inheritedNow) {}

    /**
     * Creates it for a class.
     *
     * @param present the names of its fields after the merge
     * @param last its last schema before that
     * @param names the former names that are known without its subclasses, by the present ones
     */
    PulledNames(List<String> present, FieldIds last, Map<String, String> names) {
        this.present = present;
        this.last = last;
        this.names = new TreeMap<>(names);
    }

    /** Whether a merge may have given new names to fields. */
    boolean areComplete() {
        return last.ids().keySet().containsAll(present);
    }

    /** The types whose fields come first in a type, after itself. */
    static Set<String> sources(String type, Function<String, @Nullable Schema> types) {
        // A strange lock file may have a class that extends itself.
        Set<String> sources = new LinkedHashSet<>();
        String next = type;
        while (sources.add(next)) {
            Schema schema = types.apply(next);
            if (schema == null || schema.inherited().isEmpty()) {
                return sources;
            }
            next = schema.inherited().get().type();
        }
        return sources;
    }

    /** Adds what another type tells. */
    void add(Told told) {
        List<String> before = names(told.before, told.inheritedBefore);
        List<String> asked = names(told.asked, before.size());
        List<String> now = names(told.now, told.inheritedNow);
        for (int i = 0; i < asked.size(); i++) {
            Integer field = told.before.id(before.get(i));
            for (int k = 0; k < Math.min(now.size(), present.size()); k++) {
                if (field != null && field.equals(told.now.id(now.get(k)))) {
                    add(present.get(k), asked.get(i), told.asked.id(asked.get(i)));
                }
            }
        }
    }

    private void add(String name, String former, @Nullable Integer field) {
        boolean isThere = last.ids().containsValue(field);
        String known = isThere ? last.names().get(field) : former;
        boolean isAnother = !isThere && last.id(former) != null;
        boolean isNew = last.id(name) == null && !name.equals(known);
        if (isNew && !isAnother && !names.containsValue(known)) {
            names.putIfAbsent(name, known);
        }
    }

    /** The former names by the present ones. */
    Map<String, String> names() {
        return names;
    }

    private static List<String> names(FieldIds ids, int count) {
        return ids.fields().keySet().stream().limit(count).toList();
    }
}
