package org.marshal4j.processor.program;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Tells which classes are derived from which. */
public record Supertypes(Types types) {
    /**
     * Whether a class is the class of the given name or derived from it, judging by those supertypes that exist. The
     * compiler is not asked: javac caches its answer for a class whose generated interface does not exist yet. It
     * would reject the class later, where the bound of a type variable needs a supertype of that interface.
     */
    public boolean isSubtype(TypeElement type, String of) {
        return isSubtype(type, of, parent -> true);
    }

    /** The same, following only the supertypes that {@code by} accepts. */
    public boolean isSubtype(TypeElement type, String of, Predicate<TypeElement> by) {
        return isSubtype(type, of, by, new HashSet<>());
    }

    /** Looks at each class once: in broken source, a class may extend itself. */
    private boolean isSubtype(TypeElement type, String of, Predicate<TypeElement> by, Set<TypeElement> seen) {
        if (type.getQualifiedName().contentEquals(of)) {
            return true;
        }
        return seen.add(type)
                && Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
                        .map(this::elementOf)
                        .flatMap(Optional::stream)
                        .filter(by)
                        .anyMatch(parent -> isSubtype(parent, of, by, seen));
    }

    /** The supertype of the given name with the type arguments that it has for a type. */
    public Optional<DeclaredType> supertype(TypeMirror type, String of) {
        if (type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(of)) {
            return Optional.of(declared);
        }
        return types.directSupertypes(type).stream()
                .map(parent -> supertype(parent, of))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** A class, and its superclasses from the nearest on. */
    public Stream<TypeElement> levels(TypeElement type) {
        return Stream.iterate(Optional.of(type), Optional::isPresent, level -> superclassOf(level.get()))
                .flatMap(Optional::stream);
    }

    /** The superclass; empty if it is {@code Object}, does not exist, or is derived from the class by mistake. */
    public Optional<TypeElement> superclassOf(TypeElement type) {
        Optional<TypeElement> parent = declaredSuperclassOf(type);
        Set<TypeElement> seen = new HashSet<>();
        for (Optional<TypeElement> level = parent;
                level.isPresent() && seen.add(level.get());
                level = declaredSuperclassOf(level.get())) {
            if (level.get().equals(type)) {
                return Optional.empty();
            }
        }
        return parent;
    }

    private Optional<TypeElement> declaredSuperclassOf(TypeElement type) {
        return elementOf(type.getSuperclass())
                .filter(element -> element.getKind() == ElementKind.CLASS)
                .filter(element -> !element.getQualifiedName().contentEquals("java.lang.Object"));
    }

    private Optional<TypeElement> elementOf(TypeMirror type) {
        return Optional.ofNullable(types.asElement(type))
                .filter(TypeElement.class::isInstance)
                .map(TypeElement.class::cast);
    }
}
