package org.marshal4j.processor.scan.construction;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Tells whether the values of a field can be passed for a parameter of another type: a supertype, possibly with
 * wildcards, or the box of a primitive type and vice versa. It does not ask the compiler, for the reason given in
 * {@link Supertypes}.
 */
record Assignability(Program program, TypeRefs types) {
    /** The argument to pass; empty if the types do not fit. */
    Optional<Argument> argument(int index, TypeRef field, TypeMirror parameter) {
        if (parameter.getKind().isPrimitive()) {
            TypeRef primitive = types.of(parameter);
            return boxOf(primitive).filter(field::isSame).isPresent()
                    ? Optional.of(new Argument.Converted(index, primitive, true))
                    : Optional.empty();
        }
        if (field instanceof TypeRef.OfPrimitive) {
            return boxOf(field)
                    .filter(types.of(parameter)::isSame)
                    .map(box -> new Argument.Converted(index, box, false));
        }
        if (!(field instanceof TypeRef.OfClass from)
                || !(parameter instanceof DeclaredType to)
                || parameter.getKind() != TypeKind.DECLARED) {
            return Optional.empty();
        }
        return asSupertype(from, to)
                .map(type -> type.name().equals(from.name())
                        ? new Argument.OfField(index)
                        : new Argument.Converted(index, type, false));
    }

    /**
     * The class of the parameter with the type arguments that it has as a supertype of the given class. Empty if it is
     * not a supertype.
     */
    private Optional<TypeRef.OfClass> asSupertype(TypeRef.OfClass from, DeclaredType to) {
        TypeElement element = (TypeElement) to.asElement();
        return program.find(from.name().qualified())
                .flatMap(type -> mirrorOf(type, from))
                .flatMap(mirror -> program.supertypes()
                        .supertype(mirror, element.getQualifiedName().toString()))
                .map(types::of)
                .filter(TypeRef.OfClass.class::isInstance)
                .map(TypeRef.OfClass.class::cast)
                .filter(type -> contains(to.getTypeArguments(), type.arguments()));
    }

    private Optional<DeclaredType> mirrorOf(TypeElement type, TypeRef.OfClass as) {
        if (as.arguments().size() != type.getTypeParameters().size()) {
            return Optional.empty();
        }
        TypeMirror[] arguments = new TypeMirror[as.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            Optional<TypeMirror> argument = mirrorOf(as.arguments().get(i));
            if (argument.isEmpty()) {
                return Optional.empty();
            }
            arguments[i] = argument.get();
        }
        return Optional.of(program.types().getDeclaredType(type, arguments));
    }

    private Optional<TypeMirror> mirrorOf(TypeRef type) {
        if (type instanceof TypeRef.OfPrimitive primitive) {
            return Optional.of(program.types()
                    .getPrimitiveType(TypeKind.valueOf(primitive.primitive().name())));
        }
        if (type instanceof TypeRef.OfArray array) {
            return mirrorOf(array.element()).map(program.types()::getArrayType);
        }
        return type instanceof TypeRef.OfClass named
                ? program.find(named.name().qualified()).flatMap(element -> mirrorOf(element, named))
                : Optional.empty();
    }

    private boolean contains(List<? extends TypeMirror> parameters, List<TypeRef> arguments) {
        for (int i = 0; i < parameters.size(); i++) {
            if (i >= arguments.size() || !contains(parameters.get(i), arguments.get(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean contains(TypeMirror parameter, TypeRef argument) {
        if (!(parameter instanceof WildcardType wildcard)) {
            return types.of(parameter).isSame(argument);
        }
        TypeMirror bound = wildcard.getExtendsBound();
        if (bound == null) {
            return wildcard.getSuperBound() == null
                    || types.of(wildcard.getSuperBound()).isSame(argument);
        }
        return types.of(bound).isSame(argument)
                || (argument instanceof TypeRef.OfClass from
                        && bound instanceof DeclaredType to
                        && bound.getKind() == TypeKind.DECLARED
                        && asSupertype(from, to).isPresent());
    }

    private Optional<TypeRef> boxOf(TypeRef primitive) {
        Primitive kind = ((TypeRef.OfPrimitive) primitive).primitive();
        TypeMirror mirror = program.types().getPrimitiveType(TypeKind.valueOf(kind.name()));
        return Optional.of(types.of(program.types()
                .boxedClass((javax.lang.model.type.PrimitiveType) mirror)
                .asType()));
    }
}
