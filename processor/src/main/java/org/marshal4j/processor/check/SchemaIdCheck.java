package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Finds types whose messages cannot begin with a schema id, because of what else their annotation says. */
final class SchemaIdCheck implements Check {

    @Override
    public List<Problem> check(BoundType type) {
        return type.dto().is(Dto.Trait.SCHEMA_ID)
                ? obstacle(type.dto()).stream().toList()
                : List.of();
    }

    private static Optional<Problem> obstacle(Dto dto) {
        if (dto.isEvolvable()) {
            return Optional.of(of(
                    dto,
                    "it is evolvable, which is another way to read messages of former schemas",
                    "Remove schemaId, if fields are only ever added and older readers must read newer messages; remove"
                            + " evolvable, if other changes are to be possible"));
        }
        if (dto.is(Dto.Trait.KEY)) {
            return Optional.of(of(
                    dto,
                    "it is a key, and equal keys of different schemas would have different bytes",
                    "Remove schemaId or key"));
        }
        if (!dto.hasSchemaId()) {
            return Optional.of(of(
                    dto,
                    "it is abstract and no family, so there are none, and subclasses do not inherit it",
                    "Put schemaId on the subclasses whose messages are to begin with one"));
        }
        return Optional.empty();
    }

    private static Problem of(Dto dto, String why, String advice) {
        return Problem.of(
                Diagnostic.NO_SCHEMA_ID, Place.of(dto.name()), dto.name().simple(), why, advice);
    }
}
