package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.marshal4j.processor.codec.holder.CollectionKind;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Checks that everything a Chronicle Wire DTO holds can be written to wires and read from them. */
final class ChronicleWireCheck implements Check {

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        if (!dto.is(Dto.Trait.IN_CHRONICLE_WIRE) || dto.isAbstract()) {
            return List.of();
        }
        Stream<Problem> ofFields = dto.fields().stream().flatMap(field -> check(dto, field).stream());
        Stream<Problem> ofParents = dto.parents().stream()
                .map(parent -> problem(
                        dto,
                        parent,
                        "reading from Chronicle Wire would not set it to the enclosing object",
                        byHand(dto)));
        return Stream.concat(ofFields, ofParents).toList();
    }

    private static Optional<Problem> check(Dto dto, Field field) {
        if (field.hidden()) {
            return Optional.of(problem(dto, field, "a subclass has a field of the same name", "Rename one of the two"));
        }
        if (field.options().has(Option.SHARED)
                || nested(field.type(), ClassKind.Marshalled::isShared).isPresent()) {
            return Optional.of(problem(
                    dto, field, "Wire would write a @Shared object again for each reference to it", byHand(dto)));
        }
        if (isLookedAt(field.declared())) {
            return Optional.of(problem(
                    dto,
                    field,
                    "Wire inspects the classes of fields and of collection elements, and refuses records",
                    "Declare an interface that the record implements, or use a class"));
        }
        if (field.options().with().isPresent()) {
            return Optional.empty();
        }
        return nested(field.type(), marshalled -> marshalled.inChronicleWire() == ClassKind.InChronicleWire.NOT)
                .map(other -> problem(
                        dto,
                        field,
                        other.name().simple() + " does not implement WriteMarshallable of Chronicle Wire",
                        "Make it implement Marshallable, or WriteMarshallable if it is a record"));
    }

    /** Whether a type is a record, or a collection of records. */
    private static boolean isLookedAt(TypeRef type) {
        return isRecord(type)
                || (type instanceof TypeRef.OfClass named
                        && CollectionKind.of(named).isPresent()
                        && named.arguments().stream().anyMatch(ChronicleWireCheck::isRecord));
    }

    private static boolean isRecord(TypeRef type) {
        return type instanceof TypeRef.OfClass named
                && named.kind() instanceof ClassKind.Marshalled marshalled
                && marshalled.inChronicleWire() == ClassKind.InChronicleWire.GENERATED_RECORD;
    }

    /** A class, possibly nested in the type, that meets a condition. */
    private static Optional<TypeRef.OfClass> nested(TypeRef type, Predicate<ClassKind.Marshalled> what) {
        return type.classes()
                .filter(named -> named.kind() instanceof ClassKind.Marshalled marshalled && what.test(marshalled))
                .findFirst();
    }

    private static String byHand(Dto dto) {
        return "Write writeMarshallable(WireOut) and readMarshallable(WireIn) yourself in "
                + dto.name().simple()
                + ", or mark the field @Skip";
    }

    private static Problem problem(Dto dto, Field field, String reason, String advice) {
        return Problem.at(Diagnostic.NOT_IN_CHRONICLE_WIRE, new Place(dto.name(), field.name()), reason, advice);
    }
}
