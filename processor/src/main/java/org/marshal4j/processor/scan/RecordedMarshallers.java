package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.schema.SchemaId;

/**
 * Finds what generated marshallers in class files have recorded about themselves.
 *
 *
 */
public record RecordedMarshallers(Program program, Imports imports) {
    /** The size of a type. Empty if it is being compiled or imported, or has no such marshaller. */
    public Optional<Size> sizeOf(Name type, Name marshaller) {
        return generated(type, marshaller)
                .flatMap(found -> Annotations.find(found, Annotations.GENERATED).map(generated -> {
                    int fixed = Annotations.recordedFixedSize(generated);
                    return fixed >= 0
                            ? Size.fixed(fixed)
                            : withoutId(found, constant(found, "MIN_SIZE", 0), constant(found, "MAX_SIZE", -1));
                }));
    }

    /** Where an object is held, it has no schema id. */
    private static Size withoutId(TypeElement marshaller, int min, int max) {
        int id = constant(marshaller, "SCHEMA_ID", -1) == -1 ? 0 : SchemaId.SIZE;
        return Size.between(min - id, max < 0 ? max : max - id);
    }

    /** Whether a type needs a graph. Empty if it is being compiled or imported, or has no such marshaller. */
    public Optional<Boolean> needsGraph(Name type, Name marshaller) {
        return generated(type, marshaller)
                .flatMap(found -> Annotations.find(found, Annotations.GENERATED))
                .map(Annotations::recordedGraph);
    }

    /** The class of the enclosing object that it can be given instead of a graph, if that is all that it needs. */
    public Optional<String> parentOf(Name type, Name marshaller) {
        return generated(type, marshaller)
                .flatMap(found -> Annotations.find(found, Annotations.GENERATED))
                .flatMap(Annotations::recordedParent);
    }

    private Optional<TypeElement> generated(Name type, Name marshaller) {
        return program.find(type.qualified())
                .filter(found -> !imports.isBeingGenerated(found, marshaller))
                .flatMap(found -> program.find(marshaller.qualified()));
    }

    private static int constant(TypeElement marshaller, String name, int otherwise) {
        return ElementFilter.fieldsIn(marshaller.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .map(field -> field.getConstantValue())
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .findFirst()
                .orElse(otherwise);
    }
}
