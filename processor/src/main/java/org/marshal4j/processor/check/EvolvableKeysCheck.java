package org.marshal4j.processor.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.ComparedKeys;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.KeyClasses;
import org.marshal4j.processor.program.Program;

/**
 * Finds evolvable types among the keys of maps and the elements of sets. Two that differ only in a field added later
 * become equal in a reader that skips this field, and its map or set would lose one of them.
 */
final class EvolvableKeysCheck implements Check {
    private final Program program;
    private final KeyClasses classes;
    private final NestedTypes nested;

    EvolvableKeysCheck(CheckContext context) {
        this.program = context.program();
        this.classes = new KeyClasses(program);
        this.nested = context.nested();
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        List<Problem> problems = new ArrayList<>();
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            // A hand-written marshaller decides for itself what it does with a container.
            if (field.owner().equals(dto.name())
                    && !field.acyclic()
                    && !bound.codec().isHandWritten()) {
                in(field).ifPresent(problems::add);
            }
        }
        return problems;
    }

    private Optional<Problem> in(Field field) {
        Set<TypeRef.OfClass> hashed = new HashSet<>(ComparedKeys.hashedIn(field.type()));
        return ComparedKeys.in(field).stream()
                .flatMap(key -> reason(key, hashed.contains(key)).stream()
                        .map(reason -> Problem.at(
                                Diagnostic.EVOLVABLE_KEYS, new Place(field.owner(), field.name()), key, reason)))
                .findFirst();
    }

    private Optional<String> reason(TypeRef.OfClass key, boolean isHashed) {
        if (!(key.kind() instanceof ClassKind.Marshalled marshalled)) {
            return Optional.empty();
        }
        MarshalledType start = new MarshalledType(key.name(), marshalled.marshaller());
        if (isHashed && !classes.isCompared(start.name())) {
            return Optional.empty();
        }
        return nested.reachable(Set.of(start)).stream()
                .filter(type -> isEvolvable(type.name()) && (!isHashed || classes.isCompared(type.name())))
                .findFirst()
                .map(type -> type.equals(start)
                        ? "is evolvable"
                        : "can hold the evolvable " + type.name().simple());
    }

    private boolean isEvolvable(Name type) {
        return program.find(type.qualified()).filter(Annotations::isEvolvable).isPresent();
    }
}
