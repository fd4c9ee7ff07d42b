package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.binding.ComparedKeys;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.KeyClasses;

/**
 * Finds fields whose containers call methods of the user's own classes on everything that is read, so that only limits
 * bound the time. It runs only if the compilation asks for it.
 */
final class OwnKeysCheck implements Check {
    private final KeyClasses classes;
    private final boolean isAskedFor;

    OwnKeysCheck(CheckContext context) {
        this.classes = new KeyClasses(context.program());
        this.isAskedFor = context.isUntrusted();
    }

    @Override
    public List<Problem> check(BoundType type) {
        if (!isAskedFor) {
            return List.of();
        }
        Dto dto = type.dto();
        return dto.fields().stream()
                .filter(field -> field.owner().equals(dto.name()))
                .flatMap(field -> check(dto, field).stream())
                .toList();
    }

    private Optional<Problem> check(Dto dto, Field field) {
        return ComparedKeys.in(field).stream()
                .flatMap(key -> classes.ownMethod(key.name()).map(method -> problem(dto, field, key, method)).stream())
                .findFirst();
    }

    private static Problem problem(Dto dto, Field field, TypeRef.OfClass key, String method) {
        return Problem.at(Diagnostic.OWN_KEYS, new Place(dto.name(), field.name()), key, method);
    }
}
