package org.marshal4j.processor.property;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.problem.Place;

/**
 * Finds the method that a problem is about: by its signature or, for the getter of a property, by the property's name.
 */
public final class MethodPlaces {

    private MethodPlaces() {}

    /** The method of a type, or of one of its superinterfaces. */
    public static Optional<Element> of(TypeElement type, Place place) {
        String member = place.field();
        if (member == null) {
            return Optional.empty();
        }
        Set<TypeElement> levels = new LinkedHashSet<>();
        addLevels(type, levels);
        return levels.stream()
                .filter(level ->
                        level.getQualifiedName().contentEquals(place.type().qualified()))
                .flatMap(level -> ElementFilter.methodsIn(level.getEnclosedElements()).stream()
                        .filter(method -> isMeant(level, method, member)))
                .<Element>map(method -> method)
                .findFirst();
    }

    private static boolean isMeant(TypeElement level, ExecutableElement method, String member) {
        boolean isGetter = level.getKind() == ElementKind.INTERFACE
                && method.getParameters().isEmpty()
                && method.getReturnType().getKind() != TypeKind.VOID
                && AccessorNames.ofGetter(method).equals(member);
        return isGetter || Accessor.signature(method).equals(member);
    }

    private static void addLevels(TypeElement type, Set<TypeElement> levels) {
        if (levels.add(type)) {
            type.getInterfaces().stream()
                    .filter(parent -> parent.getKind() == TypeKind.DECLARED)
                    .map(parent -> (TypeElement) ((DeclaredType) parent).asElement())
                    .forEach(parent -> addLevels(parent, levels));
        }
    }
}
