package org.marshal4j.processor.scan.type;

import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.property.AbstractMethods;

/** Tells which types are interfaces of getters and setters, whose objects may be of any class that implements them. */
public final class Beans {

    private Beans() {}

    /** Whether a type is an interface of getters and setters with {@code @Marshal}, and not the root of a family. */
    public static boolean isBean(Program program, TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE
                && Annotations.isMarshal(type)
                && !Families.isRoot(type)
                && hasAccessors(AbstractMethods.of(program, type));
    }

    /** Superinterfaces that do not exist yet may have some. */
    private static boolean hasAccessors(AbstractMethods methods) {
        return !methods.isComplete()
                || methods.methods().stream()
                        .anyMatch(method ->
                                method.isGetter() || method.parameters().size() == 1);
    }
}
