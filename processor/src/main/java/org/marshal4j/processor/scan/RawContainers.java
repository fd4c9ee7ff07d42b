package org.marshal4j.processor.scan;

import java.util.Collections;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Program;

/**
 * Finds collections, maps, entries and other generic classes declared without type arguments, which may hold anything.
 */
record RawContainers(Program program) {
    private static final TypeRef ANYTHING = new TypeRef.Other("?");

    /**
     * The type of a field, with {@code ?} as its type arguments if it is raw, so that generated code can name it
     * without warnings.
     */
    TypeRef opened(TypeMirror declared, TypeRef type) {
        if (!(type instanceof TypeRef.OfClass named)
                || !named.arguments().isEmpty()
                || !(declared instanceof DeclaredType mirror)
                || !mayHoldAnything(named.kind(), (TypeElement) mirror.asElement())) {
            return type;
        }
        int parameters = ((TypeElement) mirror.asElement()).getTypeParameters().size();
        return new TypeRef.OfClass(named.name(), Collections.nCopies(parameters, ANYTHING), named.kind());
    }

    private boolean mayHoldAnything(ClassKind kind, TypeElement type) {
        return kind instanceof ClassKind.Unbound unbound
                ? unbound.ofObjects().isPresent()
                : kind instanceof ClassKind.Plain && isContainer(type);
    }

    private boolean isContainer(TypeElement type) {
        return !type.getTypeParameters().isEmpty()
                && (program.supertypes().isSubtype(type, "java.lang.Iterable")
                        || program.supertypes().isSubtype(type, "java.util.Map")
                        || program.supertypes().isSubtype(type, "java.util.Map.Entry"));
    }
}
