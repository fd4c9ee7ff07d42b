package org.marshal4j.processor.scan.type;

import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * Something to say about an element that asks for marshallers, or names them.
 *
 * @param place the element: a type, one of its members, or a package
 * @param annotation which of its annotations, if it is about one
 * @param literal which class in that annotation, if it is about one
 * @param message the message, with its code
 * @param isError whether something is wrong
 */
public record Remark(
        Element place,
        Optional<AnnotationMirror> annotation,
        Optional<AnnotationValue> literal,
        String message,
        boolean isError) {

    /** A remark on something that is wrong. */
    public Remark(Element place, String message) {
        this(place, Optional.empty(), Optional.empty(), message, true);
    }
}
