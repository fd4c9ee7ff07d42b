package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.KeyObstacle;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.schema.canonical.CanonicalObstacle;

/**
 * Finds the parts of a key whose equal values may have different bytes. It reports each field of the key that leads to
 * such a value, with the path.
 */
final class KeyCheck implements Check {
    private static final String CLAIM = "org.marshal4j.runtime.CanonicalBytes";

    private final Program program;
    private final NestedTypes nested;

    KeyCheck(CheckContext context) {
        this.program = context.program();
        this.nested = context.nested();
    }

    /** A type that has yet to be checked, and the path to it from the key. */
    private record Step(MarshalledType type, String way) {}

    @Override
    public boolean needsSoundType() {
        return true;
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!dto.is(Dto.Trait.KEY)) {
            return List.of();
        }
        List<Problem> problems = new ArrayList<>();
        if (dto.isEvolvable()) {
            problems.add(problem(Place.of(dto.name()), versioned("")));
        }
        for (BoundField bound : type.fields()) {
            Field field = bound.field();
            boolean own = field.owner().equals(dto.name());
            Place place = own ? new Place(dto.name(), field.name()) : Place.of(dto.name());
            ofField(field, bound.codec(), own ? "" : "." + field.name())
                    .ifPresent(obstacle -> problems.add(problem(place, obstacle)));
        }
        ofTypes(members(dto, "")).ifPresent(obstacle -> problems.add(problem(Place.of(dto.name()), obstacle)));
        return problems;
    }

    private Optional<KeyObstacle> ofField(Field field, Codec codec, String way) {
        return KeyObstacle.in(codec, way, this::isClaimed).or(() -> ofTypes(held(field, way)));
    }

    private List<Step> held(Field field, String way) {
        return nested.nestedIn(field).stream().map(type -> new Step(type, way)).toList();
    }

    private static List<Step> members(Dto dto, String way) {
        return dto.family().map(Family::members).orElse(List.of()).stream()
                .map(Family.Member::type)
                .map(type -> new Step(type, way + "(" + type.name().simple() + ")"))
                .toList();
    }

    /** The first such value in the given types and everything they hold, with the shortest path to it. */
    private Optional<KeyObstacle> ofTypes(List<Step> roots) {
        Set<MarshalledType> seen = new HashSet<>();
        Deque<Step> toLookAt = new ArrayDeque<>(roots);
        while (!toLookAt.isEmpty()) {
            Step step = toLookAt.remove();
            if (!seen.add(step.type()) || isKey(step.type())) {
                continue;
            }
            Optional<Dto> declared = nested.declared(step.type());
            if (declared.isEmpty()) {
                return Optional.of(elsewhere(step));
            }
            Dto dto = declared.get();
            if (dto.isEvolvable()) {
                return Optional.of(versioned(step.way()));
            }
            toLookAt.addAll(members(dto, step.way()));
            for (Field field : dto.fields()) {
                String way = step.way() + "." + field.name();
                Optional<KeyObstacle> obstacle =
                        nested.codecOf(field).flatMap(codec -> KeyObstacle.in(codec, way, this::isClaimed));
                if (obstacle.isPresent()) {
                    return obstacle;
                }
                toLookAt.addAll(held(field, way));
            }
        }
        return Optional.empty();
    }

    /** Whether a type is itself declared a key, and so is checked where it is compiled. */
    private boolean isKey(MarshalledType type) {
        return program.find(type.name().qualified()).filter(Annotations::isKey).isPresent();
    }

    private boolean isClaimed(String marshaller) {
        return program.isSubtype(marshaller.replace('$', '.'), CLAIM);
    }

    private static KeyObstacle versioned(String way) {
        CanonicalObstacle version = CanonicalObstacle.VERSION;
        return new KeyObstacle(way, "it is evolvable, and " + version.reason(), version.advice());
    }

    private static KeyObstacle elsewhere(Step step) {
        String type = step.type().name().simple();
        return new KeyObstacle(
                step.way(),
                type + " is already compiled, and is not declared as a key",
                "Put @Marshal(key = true) on " + type);
    }

    private static Problem problem(Place place, KeyObstacle obstacle) {
        return Problem.within(Diagnostic.NO_KEY, place, obstacle.label(), obstacle.reason(), obstacle.advice());
    }
}
