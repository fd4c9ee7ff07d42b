package org.marshal4j.processor.program;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What a constructor has done to the new object and to its parameters. */
final class FlowEffects {

    /** The value of each assigned field. */
    final Map<Field, FlowValue> assigned = new HashMap<>();
    /** The parameters whose objects, if mutable, may have been changed. */
    final Set<Integer> changed = new HashSet<>();

    /**
     * A field of the object.
     *
     * @param owner the class that declares it
     */
    record Field(String owner, String name) {}

    /** Adds the effects of instructions that run later. */
    void add(FlowEffects later) {
        assigned.putAll(later.assigned);
        changed.addAll(later.changed);
    }

    /** Combines these effects with those of another path to the same place. Returns whether that changes them. */
    boolean merge(FlowEffects other) {
        Map<Field, FlowValue> before = Map.copyOf(assigned);
        other.assigned.forEach((field, value) -> assigned.putIfAbsent(field, FlowValue.other(value.wide())));
        assigned.replaceAll(
                (field, value) -> value.or(other.assigned.getOrDefault(field, FlowValue.other(value.wide()))));
        return changed.addAll(other.changed) || !before.equals(assigned);
    }

    /** Combines these effects with those of another path. */
    FlowEffects or(FlowEffects other) {
        merge(other);
        return this;
    }

    /** Where the value of each field comes from, if it has not been changed since. */
    Map<Field, FlowValue.Origin> origins() {
        Map<Field, FlowValue.Origin> origins = new HashMap<>();
        assigned.forEach((field, value) -> origins.put(field, value.origin()));
        origins.values().removeIf(origin -> !origin.isParameter() || changed.contains(origin.parameter()));
        return origins;
    }
}
