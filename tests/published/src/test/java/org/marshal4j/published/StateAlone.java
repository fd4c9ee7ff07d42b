package org.marshal4j.published;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.recursive.comparison.ComparingFields;

/**
 * Makes AssertJ compare only the fields that messages contain: not transient fields, constants, or fields that mix-ins
 * skip.
 */
final class StateAlone extends ComparingFields {
    private final MixIns mixIns;

    /** Ignores the fields that these mix-ins skip. */
    StateAlone(MixIns mixIns) {
        this.mixIns = mixIns;
    }

    @Override
    public Set<String> getChildrenNodeNamesOf(Object node) {
        if (node == null) {
            return Set.of();
        }
        Set<String> names = new HashSet<>(super.getChildrenNodeNamesOf(node));
        names.retainAll(Fields.ofAllLevels(node.getClass())
                .filter(field -> !mixIns.skips(field))
                .map(Field::getName)
                .collect(Collectors.toSet()));
        return names;
    }

    @Override
    public String getDescription() {
        return "fields that are neither transient, constant nor skipped";
    }
}
