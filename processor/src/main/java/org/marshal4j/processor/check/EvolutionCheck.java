package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds {@code @Since} with a bad value, in a class that is not evolvable, out of order, or on a required field that
 * has no value to take when older bytes lack it.
 */
final class EvolutionCheck implements Check {

    /**
     * The problems with the fields that the type itself declares, and with those that it inherits from a class that
     * has other objects, or none. Its superclasses report all others.
     */
    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        List<Problem> problems = new ArrayList<>();
        Field newest = null;
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            int since = field.options().since();
            if (!field.owner().equals(dto.name())) {
                if (isWithoutValue(dto, bound)) {
                    problems.add(withoutValue(dto, field));
                }
                continue;
            }
            if (since < FieldOptions.FIRST) {
                problems.add(Problem.at(
                        Diagnostic.BAD_ARGUMENT, placeOf(dto, field), "@Since must be 1 or more, but is " + since));
            } else if (!dto.isEvolvable()) {
                if (since > FieldOptions.FIRST) {
                    problems.add(Problem.at(
                            Diagnostic.NOT_EVOLVABLE,
                            placeOf(dto, field),
                            dto.name().simple()));
                }
            } else if (newest != null && since < newest.options().since()) {
                problems.add(Problem.at(
                        Diagnostic.SINCE_ORDER,
                        placeOf(dto, field),
                        since,
                        newest.name(),
                        newest.options().since()));
            } else {
                newest = field;
                if (isWithoutValue(dto, bound)) {
                    problems.add(withoutValue(dto, field));
                }
            }
        }
        return problems;
    }

    private static Problem withoutValue(Dto dto, Field field) {
        boolean required = field.options().required();
        return Problem.at(
                Diagnostic.ADDED_REQUIRED,
                placeOf(dto, field),
                field.options().since(),
                required ? "it is @Required" : "@Encoded has no null for it",
                dto.name().simple(),
                required ? "Remove @Required" : "Give @Encoded a presence");
    }

    /** Whether the field is never null, and has no value to take when older bytes lack it. */
    private static boolean isWithoutValue(Dto dto, BoundField bound) {
        Field field = bound.field();
        boolean hasDefaults = dto.isMutable() && dto.kind() != Dto.Kind.BEAN;
        return field.options().since() > FieldOptions.FIRST
                && (field.options().required() || isWithoutNull(bound.codec().wireType()))
                && !(field.type() instanceof TypeRef.OfPrimitive)
                && !hasDefaults
                && !dto.isAbstract();
    }

    private static boolean isWithoutNull(WireType type) {
        return type instanceof WireType.Encoded && !type.nullable();
    }

    private static Place placeOf(Dto dto, Field field) {
        return new Place(dto.name(), field.name());
    }
}
