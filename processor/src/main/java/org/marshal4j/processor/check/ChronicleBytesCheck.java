package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Checks that marshal4j-chronicle is on the class path if fields hold Chronicle Bytes. */
final class ChronicleBytesCheck implements Check {

    private static final Set<String> BYTES =
            Set.of("net.openhft.chronicle.bytes.Bytes", "net.openhft.chronicle.bytes.BytesStore");

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (dto.is(Dto.Trait.CHRONICLE_BYTES) || dto.isAbstract()) {
            return List.of();
        }
        return dto.fields().stream()
                .filter(field -> field.options().with().isEmpty())
                .flatMap(field -> bytesIn(field.type()).map(bytes -> problem(dto, field, bytes)).stream())
                .toList();
    }

    private static Optional<TypeRef.OfClass> bytesIn(TypeRef type) {
        if (type instanceof TypeRef.OfArray array) {
            return bytesIn(array.element());
        }
        if (!(type instanceof TypeRef.OfClass named) || !(named.kind() instanceof ClassKind.Plain)) {
            return Optional.empty();
        }
        return BYTES.contains(named.name().qualified())
                ? Optional.of(named)
                : named.arguments().stream()
                        .flatMap(argument -> bytesIn(argument).stream())
                        .findFirst();
    }

    private static Problem problem(Dto dto, Field field, TypeRef.OfClass bytes) {
        return Problem.at(Diagnostic.WITHOUT_CHRONICLE, new Place(dto.name(), field.name()), bytes);
    }
}
