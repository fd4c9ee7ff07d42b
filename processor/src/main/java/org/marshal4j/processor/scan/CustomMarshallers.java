package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.model.CustomMarshaller;

/** Finds the hand-written marshallers that {@code @MarshalWith} names. */
final class CustomMarshallers {

    private final Source source;

    CustomMarshallers(Source source) {
        this.source = source;
    }

    /** The marshaller that an annotation names, if there is a class of that name. */
    Optional<CustomMarshaller> named(AnnotationMirror with) {
        return Annotations.types(with, "value").stream()
                .findFirst()
                .flatMap(source::elementOf)
                .map(type -> new CustomMarshaller(source.nameOf(type), sizeOf(type)));
    }

    /** The constant {@code SIZE} of one whose values are all of that size. */
    private int sizeOf(TypeElement marshaller) {
        if (!source.isSubtype(marshaller, "org.marshal4j.runtime.FixedFieldMarshaller")) {
            return -1;
        }
        return ElementFilter.fieldsIn(marshaller.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals("SIZE"))
                .map(field -> field.getConstantValue())
                .filter(Integer.class::isInstance)
                .map(Integer.class::cast)
                .findFirst()
                .orElse(-1);
    }
}
