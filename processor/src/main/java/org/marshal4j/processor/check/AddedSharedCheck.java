package org.marshal4j.processor.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.RecordedWireTypes;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds {@code @Shared} fields that were added to evolvable types. An older reader skips these fields, and with them
 * the numbers of the objects they hold. It would then resolve later references to the wrong objects.
 */
final class AddedSharedCheck implements Check {

    private final NestedTypes nested;
    private final RecordedWireTypes wires;

    AddedSharedCheck(CheckContext context) {
        this.nested = context.nested();
        this.wires = new RecordedWireTypes(context.program());
    }

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        return dto.fields().stream()
                .filter(field ->
                        field.owner().equals(dto.name()) && field.options().since() > FieldOptions.FIRST)
                .filter(this::leadsToShared)
                .map(field -> Problem.at(
                        Diagnostic.ADDED_SHARED,
                        new Place(dto.name(), field.name()),
                        field.options().since()))
                .toList();
    }

    private boolean leadsToShared(Field field) {
        if (nested.keepsIdentity(field)) {
            return true;
        }
        Set<MarshalledType> seen = new HashSet<>(nested.nestedIn(field));
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(seen);
        while (!toLookAt.isEmpty()) {
            MarshalledType type = toLookAt.remove();
            NestedTypes.Contents what = nested.of(type);
            if (what.refers()) {
                return true;
            }
            if (what.recorded()) {
                // A class file only tells that there is a graph. The reason may be @Parent.
                for (WireType recorded : wires.of(type.name())) {
                    if (recorded.holds(WireType.Shared.class)) {
                        return true;
                    }
                    for (String name : recorded.heldTypes()) {
                        Name inside = Name.ofBinary(name);
                        add(new MarshalledType(inside, inside.generated("Marshaller")), seen, toLookAt);
                    }
                }
            }
            what.types().forEach(inside -> add(inside, seen, toLookAt));
        }
        return false;
    }

    private static void add(MarshalledType type, Set<MarshalledType> seen, Deque<MarshalledType> toLookAt) {
        if (seen.add(type)) {
            toLookAt.add(type);
        }
    }
}
