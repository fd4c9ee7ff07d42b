package org.marshal4j.processor.scan;

import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/** Which types are roots of families. */
final class Families {

    private Families() {}

    /** Whether a field of that type holds an object of any class of a family. */
    static boolean isRoot(TypeElement type) {
        return type.getModifiers().contains(Modifier.SEALED)
                || Source.annotation(type, Annotations.MARSHAL)
                        .filter(marshal ->
                                !Annotations.types(marshal, "subtypes").isEmpty())
                        .isPresent();
    }
}
