package org.marshal4j.published;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.assertj.core.api.recursive.comparison.ComparingFields;

/** Lets AssertJ compare the fields that messages have, and neither transient ones nor constants. */
final class StateAlone extends ComparingFields {
    @Override
    public Set<String> getChildrenNodeNamesOf(Object node) {
        if (node == null) {
            return Set.of();
        }
        Set<String> names = new HashSet<>(super.getChildrenNodeNamesOf(node));
        names.retainAll(Fields.ofAllLevels(node.getClass()).map(Field::getName).collect(Collectors.toSet()));
        return names;
    }

    @Override
    public String getDescription() {
        return "fields that are neither transient nor constant";
    }
}
