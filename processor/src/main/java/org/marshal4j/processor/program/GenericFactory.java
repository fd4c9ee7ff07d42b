package org.marshal4j.processor.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * A static method of a generic class that returns the class with the method's own type variables, such as
 * {@code <T> Page<T> of(List<T> items)}. The types of its parameters follow from the type arguments of the class; so
 * do its own type arguments, which generated code need not write out.
 */
public record GenericFactory(Types types, Map<Element, TypeMirror> arguments) {
    /**
     * Takes a method as a generic factory if it is one: if each of its type variables is one argument of the type that
     * it returns.
     *
     * @param bound the class with its type arguments
     */
    public static Optional<GenericFactory> of(ExecutableElement method, DeclaredType bound, Types types) {
        if (!(method.getReturnType() instanceof DeclaredType returned)
                || !returned.asElement().equals(bound.asElement())
                || method.getTypeParameters().size() != bound.getTypeArguments().size()
                || returned.getTypeArguments().size()
                        != bound.getTypeArguments().size()) {
            return Optional.empty();
        }
        Map<Element, TypeMirror> arguments = new HashMap<>();
        for (int i = 0; i < returned.getTypeArguments().size(); i++) {
            TypeMirror argument = returned.getTypeArguments().get(i);
            Element variable = argument instanceof TypeVariable named ? named.asElement() : null;
            if (variable == null || !method.getTypeParameters().contains(variable)) {
                return Optional.empty();
            }
            arguments.put(variable, bound.getTypeArguments().get(i));
        }
        GenericFactory factory = new GenericFactory(types, arguments);
        return arguments.size() == method.getTypeParameters().size() && factory.keepsBounds(method)
                ? Optional.of(factory)
                : Optional.empty();
    }

    /** The types of the parameters. */
    public List<TypeMirror> parametersOf(ExecutableElement method) {
        return method.getParameters().stream()
                .map(parameter -> bind(parameter.asType()))
                .toList();
    }

    /** Whether the type arguments are within the bounds of the type variables. */
    private boolean keepsBounds(ExecutableElement method) {
        return method.getTypeParameters().stream()
                .allMatch(variable -> variable.getBounds().stream()
                        .allMatch(bound -> types.isSubtype(arguments.get(variable), bind(bound))));
    }

    private TypeMirror bind(TypeMirror type) {
        if (type instanceof TypeVariable variable) {
            return arguments.getOrDefault(variable.asElement(), type);
        }
        if (type instanceof ArrayType array) {
            return types.getArrayType(bind(array.getComponentType()));
        }
        if (type instanceof WildcardType wildcard) {
            return types.getWildcardType(bindBound(wildcard.getExtendsBound()), bindBound(wildcard.getSuperBound()));
        }
        if (type.getKind() == TypeKind.DECLARED
                && type instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            TypeMirror[] bound =
                    declared.getTypeArguments().stream().map(this::bind).toArray(TypeMirror[]::new);
            return types.getDeclaredType((TypeElement) declared.asElement(), bound);
        }
        return type;
    }

    private @Nullable TypeMirror bindBound(@Nullable TypeMirror bound) {
        return bound == null ? null : bind(bound);
    }
}
