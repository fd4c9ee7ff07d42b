package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

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
        for (Field field : dto.fields()) {
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
                if (isWithoutValue(dto, field)) {
                    problems.add(Problem.at(
                            Diagnostic.ADDED_REQUIRED,
                            placeOf(dto, field),
                            since,
                            dto.name().simple()));
                }
            }
        }
        return problems;
    }

    /** Whether the field has no value to take when older bytes lack it. */
    private static boolean isWithoutValue(Dto dto, Field field) {
        return field.options().since() > FieldOptions.FIRST
                && field.options().required()
                && !(field.type() instanceof TypeRef.OfPrimitive)
                && !dto.isMutable()
                && !dto.isAbstract();
    }

    private static Place placeOf(Dto dto, Field field) {
        return new Place(dto.name(), field.name());
    }
}
