package org.marshal4j.processor.scan;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.MarshalledType;

/** The types right below the root of a family. */
public final class Subtypes {

    private Subtypes() {}

    /** Those that a class permits, or its annotation names. */
    public static List<MarshalledType> of(Source source, TypeElement type) {
        Stream<? extends TypeMirror> named = Source.annotation(type, Annotations.MARSHAL).stream()
                .flatMap(marshal -> Annotations.types(marshal, "subtypes").stream());
        return Stream.concat(type.getPermittedSubclasses().stream(), named)
                .map(source::elementOf)
                .flatMap(Optional::stream)
                .map(source::nameOf)
                .map(name -> new MarshalledType(name, name.generated("Marshaller")))
                .toList();
    }
}
