package org.marshal4j.processor.check;

import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;

/** Finds types whose inherited fields cannot come last. */
final class InheritedLastCheck implements Check {

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!Annotations.isInheritedLast(type.subject().type())) {
            return List.of();
        }
        if (dto.isEvolvable()) {
            return problem(dto, "is not possible for an evolvable type, whose superclasses have blocks before its own");
        }
        boolean inherits =
                dto.fields().stream().anyMatch(field -> !field.owner().equals(dto.name()));
        return inherits ? List.of() : problem(dto, "has no effect on a type that inherits no fields");
    }

    private static List<Problem> problem(Dto dto, String why) {
        return List.of(
                Problem.at(Diagnostic.BAD_ARGUMENT, Place.of(dto.name()), "@Marshal(inheritedLast = true) " + why));
    }
}
