package org.marshal4j.processor.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What became of the object that is made, and of the parameters. */
final class FlowEffects {

    /** The value of each field that was assigned. */
    final Map<Field, FlowValue> assigned = new HashMap<>();
    /** The parameters whose objects may have been changed, if they can be. */
    final Set<Integer> changed = new HashSet<>();

    /** A field of the object, by the class that declares it. */
    record Field(String owner, String name) {}

    /** Has what came later too. */
    void add(FlowEffects later) {
        assigned.putAll(later.assigned);
        changed.addAll(later.changed);
    }

    /** Has its own or those of another way to the same place. Says whether that makes a difference. */
    boolean merge(FlowEffects other) {
        Map<Field, FlowValue> before = Map.copyOf(assigned);
        other.assigned.forEach((field, value) -> assigned.putIfAbsent(field, FlowValue.other(value.wide())));
        assigned.replaceAll(
                (field, value) -> value.or(other.assigned.getOrDefault(field, FlowValue.other(value.wide()))));
        return changed.addAll(other.changed) || !before.equals(assigned);
    }

    /** Has its own or those of another way. */
    FlowEffects or(FlowEffects other) {
        merge(other);
        return this;
    }

    /** Where the value of each field comes from, and is still as it was. */
    Map<Field, FlowValue.Origin> origins() {
        Map<Field, FlowValue.Origin> origins = new HashMap<>();
        assigned.forEach((field, value) -> origins.put(field, value.origin()));
        origins.values().removeIf(origin -> !origin.isParameter() || changed.contains(origin.parameter()));
        return origins;
    }
}
