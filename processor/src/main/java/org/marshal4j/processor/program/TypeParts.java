package org.marshal4j.processor.program;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** A type and the types in it: the element type of an array, the type arguments of a class, and those in them. */
public final class TypeParts {

    private TypeParts() {}

    /** All of them, from the outside in. */
    public static Stream<TypeMirror> of(TypeMirror type) {
        List<? extends TypeMirror> parts = type instanceof ArrayType array
                ? List.of(array.getComponentType())
                : type instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
        return parts.isEmpty()
                ? Stream.of(type)
                : Stream.concat(Stream.of(type), parts.stream().flatMap(TypeParts::of));
    }

    /** Those that are classes or interfaces. */
    public static Stream<DeclaredType> classes(TypeMirror type) {
        return of(type).filter(DeclaredType.class::isInstance).map(DeclaredType.class::cast);
    }
}
