package org.marshal4j.processor.scan;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.property.AbstractMethods;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** Which types are interfaces of getters and setters, whose objects any class may implement. */
final class Beans {

    private Beans() {}

    /** Whether a class with {@code @Marshal} is one, and not the root of a family. */
    static boolean isBean(Source source, TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE
                && Annotations.isMarshal(type)
                && !Families.isRoot(type)
                && hasAccessors(AbstractMethods.of(source, type));
    }

    /** What does not exist yet may have some. */
    private static boolean hasAccessors(AbstractMethods methods) {
        return !methods.isComplete()
                || methods.methods().stream()
                        .anyMatch(method ->
                                method.isGetter() || method.parameters().size() == 1);
    }
}
