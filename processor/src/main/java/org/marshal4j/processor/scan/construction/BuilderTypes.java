package org.marshal4j.processor.scan.construction;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;

/**
 * The types of builders. The builder of a bound generic class has the same type arguments as the class.
 *
 *
 */
record BuilderTypes(Program program, Subject subject) {
    /** The type of a method in a class that may have inherited it from a generic one. */
    ExecutableType typeIn(TypeElement builder, ExecutableElement method) {
        return builder.equals(method.getEnclosingElement())
                        && builder.getTypeParameters().isEmpty()
                ? (ExecutableType) method.asType()
                : (ExecutableType) program.types().asMemberOf(bound(builder), method);
    }

    /** Whether a builder has no type variables, or as many as the class that is bound. */
    boolean isBound(TypeElement builder) {
        return builder.getTypeParameters().isEmpty()
                || (subject.isBound()
                        && builder.getTypeParameters().size()
                                == subject.asType().getTypeArguments().size());
    }

    /** A builder as a type. The builder of a generic class has the same type arguments as the class. */
    DeclaredType bound(TypeElement builder) {
        return builder.getTypeParameters().isEmpty() || !isBound(builder)
                ? (DeclaredType) builder.asType()
                : program.types()
                        .getDeclaredType(
                                builder, subject.asType().getTypeArguments().toArray(TypeMirror[]::new));
    }

    /** Whether a method has the type variables of the builder that it returns, in their order, or neither has any. */
    static boolean isStart(ExecutableElement method) {
        return method.getReturnType() instanceof DeclaredType returned
                && returned.getTypeArguments().size()
                        == method.getTypeParameters().size()
                && variablesOf(returned.getTypeArguments()).equals(method.getTypeParameters());
    }

    private static List<Element> variablesOf(List<? extends TypeMirror> arguments) {
        return arguments.stream()
                .map(argument -> argument instanceof TypeVariable variable ? variable.asElement() : null)
                .filter(Objects::nonNull)
                .toList();
    }

    /**
     * Whether a type is a given builder: the same class with the same type arguments. The Eclipse compiler would
     * consider them two types.
     */
    boolean isOf(DeclaredType builder, TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.asElement().equals(builder.asElement())
                && declared.getTypeArguments().size()
                        == builder.getTypeArguments().size()
                && IntStream.range(0, builder.getTypeArguments().size())
                        .allMatch(i -> isSame(
                                declared.getTypeArguments().get(i),
                                builder.getTypeArguments().get(i)));
    }

    /** Whether two types are the same. */
    boolean isSame(TypeMirror returned, TypeMirror as) {
        return program.types().isSameType(returned, as);
    }
}
