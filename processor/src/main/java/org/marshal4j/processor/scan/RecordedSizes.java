package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** Finds the sizes of types that generated marshallers in class files have recorded. */
public final class RecordedSizes {

    private final Source source;
    private final Imports imports;

    /** For the class files of a program. */
    public RecordedSizes(Source source, Imports imports) {
        this.source = source;
        this.imports = imports;
    }

    /** The size of a type. Empty if it is being compiled or imported, or has no such marshaller. */
    public Optional<Size> of(TypeElement type, Name marshaller) {
        if (imports.isBeingGenerated(type, marshaller)) {
            return Optional.empty();
        }
        return source.find(marshaller.qualified()).flatMap(RecordedSizes::of);
    }

    private static Optional<Size> of(TypeElement marshaller) {
        Optional<AnnotationMirror> generated = Annotations.find(marshaller, Annotations.GENERATED);
        if (generated.isEmpty()) {
            return Optional.empty();
        }
        int fixed = Annotations.recordedFixedSize(generated.get());
        return Optional.of(
                fixed >= 0
                        ? Size.fixed(fixed)
                        : Size.between(constant(marshaller, "MIN_SIZE", 0), constant(marshaller, "MAX_SIZE", -1)));
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
