package org.marshal4j.fuzz;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Objects that equal another except in one field. */
final class Changed {
    private Changed() {}

    /**
     * Returns another object like the one that the filler makes from the seed, with this value in the field; empty if
     * its class refuses the value.
     */
    static <T> Optional<T> with(Dto<T> dto, Class<?> type, long seed, WireField field, Object value) {
        Object base = dto.filler(seed).make(type);
        if (!type.isRecord()) {
            Instances.set(field.field(), base, value);
            return Optional.of(dto.type().cast(base));
        }
        try {
            Object made = Instances.record(
                    type,
                    component -> component.getName().equals(field.field().getName()) ? value : get(base, component));
            return Optional.of(dto.type().cast(made));
        } catch (AssertionError e) {
            return Optional.empty();
        }
    }

    private static Object get(Object record, RecordComponent component) {
        return WireFields.of(record.getClass()).stream()
                .filter(field -> field.field().getName().equals(component.getName()))
                .findFirst()
                .map(field -> field.get(record))
                .orElseGet(() -> zero(component.getType()));
    }

    private static Object zero(Class<?> type) {
        return type.isPrimitive() ? java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0) : null;
    }
}
