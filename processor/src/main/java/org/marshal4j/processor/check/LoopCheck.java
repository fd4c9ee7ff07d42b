package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/**
 * Finds fields through which an object could contain itself, so that its bytes would never end. Only the type whose
 * name sorts first reports a loop: a search from a type follows only types that sort after it.
 */
final class LoopCheck implements Check {

    private final NestedTypes nested;

    LoopCheck(CheckContext context) {
        this.nested = context.nested();
    }

    /** How a type was reached: from which type, and through which field. */
    private record Step(MarshalledType from, String field) {}

    @Override
    public List<Problem> check(BoundType bound) {
        Dto dto = bound.dto();
        if (dto.isAbstract()) {
            return List.of();
        }
        MarshalledType start = new MarshalledType(dto.name(), dto.marshaller());
        Map<String, List<Step>> loops = new LinkedHashMap<>();
        Map<MarshalledType, Step> reached = new HashMap<>();
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(List.of(start));
        while (!toLookAt.isEmpty()) {
            MarshalledType type = toLookAt.remove();
            nested.of(type).ways().forEach((field, types) -> {
                for (MarshalledType next : classesOf(types)) {
                    Step step = new Step(type, field);
                    if (next.equals(start)) {
                        List<Step> loop = back(step, start, reached);
                        loops.putIfAbsent(loop.get(0).field(), loop);
                    } else if (isBehind(next, start) && reached.putIfAbsent(next, step) == null) {
                        toLookAt.add(next);
                    }
                }
            });
        }
        return loops.values().stream()
                .filter(loop ->
                        loop.stream().anyMatch(step -> !nested.of(step.from()).constructed()))
                .map(loop -> problem(dto, loop))
                .toList();
    }

    /** Compares by name. Different bindings of a generic class have the same name, but different marshallers. */
    private static boolean isBehind(MarshalledType type, MarshalledType start) {
        int order = type.name().qualified().compareTo(start.name().qualified());
        return order > 0
                || (order == 0
                        && type.marshaller()
                                        .qualified()
                                        .compareTo(start.marshaller().qualified())
                                > 0);
    }

    private Set<MarshalledType> classesOf(Set<MarshalledType> types) {
        Set<MarshalledType> classes = new LinkedHashSet<>();
        for (MarshalledType type : types) {
            List<MarshalledType> family = nested.of(type).family();
            classes.addAll(family.isEmpty() ? List.of(type) : family);
        }
        return classes;
    }

    private static List<Step> back(Step last, MarshalledType start, Map<MarshalledType, Step> reached) {
        List<Step> loop = new ArrayList<>(List.of(last));
        while (!loop.get(0).from().equals(start)) {
            loop.add(0, reached.get(loop.get(0).from()));
        }
        return loop;
    }

    private static Problem problem(Dto dto, List<Step> loop) {
        StringBuilder way = new StringBuilder();
        for (Step step : loop) {
            way.append(step.from().name().simple())
                    .append('.')
                    .append(step.field())
                    .append(" -> ");
        }
        String field = loop.get(0).field();
        return Problem.at(
                Diagnostic.LOOP,
                new Place(dto.name(), field),
                way.append(dto.name().simple()));
    }
}
