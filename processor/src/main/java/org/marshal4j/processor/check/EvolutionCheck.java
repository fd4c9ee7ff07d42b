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

    /** The problems with the fields that the type itself declares. Its superclasses report their own. */
    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        List<Problem> problems = new ArrayList<>();
        Field newest = null;
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            if (!field.owner().equals(dto.name())) {
                continue;
            }
            int since = field.options().since();
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
                    boolean required = field.options().required();
                    problems.add(Problem.at(
                            Diagnostic.ADDED_REQUIRED,
                            placeOf(dto, field),
                            since,
                            required ? "it is @Required" : "@Encoded has no null for it",
                            dto.name().simple(),
                            required ? "Remove @Required" : "Give @Encoded a presence"));
                }
            }
        }
        return problems;
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
