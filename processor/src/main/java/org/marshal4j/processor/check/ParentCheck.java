package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Program;

/**
 * Finds fields of a type that lead to objects for which it would be the {@code @Parent} before its constructor has run.
 */
final class ParentCheck implements Check {

    private final Program program;
    private final NestedTypes nested;

    ParentCheck(CheckContext context) {
        this.program = context.program();
        this.nested = context.nested();
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!(dto.construction() instanceof Construction.OfValues)) {
            return List.of();
        }
        return dto.fields().stream()
                .filter(field -> field.owner().equals(dto.name()))
                .flatMap(field -> check(dto, field).stream())
                .toList();
    }

    private Optional<Problem> check(Dto dto, Field field) {
        Set<MarshalledType> first = nested.nestedIn(field);
        for (MarshalledType inside : nested.reachable(first)) {
            for (Field parent : nested.of(inside).parents()) {
                if (isA(dto.name(), parent.type()) && isNearest(first, inside, parent.type())) {
                    return Optional.of(Problem.at(
                            Diagnostic.PARENT_OF_CONSTRUCTED,
                            new Place(dto.name(), field.name()),
                            inside.name().simple() + "." + parent.name(),
                            dto.name().simple()));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a type can be reached by a path that offers no other parent. */
    private boolean isNearest(Set<MarshalledType> first, MarshalledType sought, TypeRef parent) {
        Set<MarshalledType> seen = new HashSet<>(first);
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(first);
        while (!toLookAt.isEmpty()) {
            MarshalledType type = toLookAt.remove();
            if (type.equals(sought)) {
                return true;
            }
            if (!isA(type.name(), parent)) {
                nested.of(type).types().stream().filter(seen::add).forEach(toLookAt::add);
            }
        }
        return false;
    }

    private boolean isA(Name name, TypeRef parent) {
        return parent instanceof TypeRef.OfClass named
                && program.isSubtype(name.qualified(), named.name().qualified());
    }
}
