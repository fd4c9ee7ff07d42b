package org.marshal4j.processor.check;

import java.util.List;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.RecordedWireTypes;

/** Finds fields of compiled superclasses whose wire type differs from the one in the superclass's marshaller. */
final class StaleSuperclassCheck implements Check {

    private final RecordedWireTypes wires;
    private final String version;

    StaleSuperclassCheck(CheckContext context) {
        this.wires = new RecordedWireTypes(context.program());
        this.version = context.version();
    }

    @Override
    public List<Problem> check(BoundType type) {
        return type.fields().stream()
                .filter(field -> wires.disagree(field.field(), field.codec().wireType()))
                .map(field -> problem(type.dto(), field.field()))
                .toList();
    }

    private Problem problem(Dto dto, Field field) {
        return Problem.of(
                Diagnostic.STALE_SUPERCLASS,
                Place.of(dto.name()),
                dto.name(),
                field.owner(),
                field.owner().generated("Marshaller").simple(),
                "the field " + field.name() + " has another type",
                version);
    }
}
