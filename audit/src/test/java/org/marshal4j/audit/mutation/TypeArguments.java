package org.marshal4j.audit.mutation;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out what stands for the parameters of generic classes. */
final class TypeArguments {

    private TypeArguments() {}

    /**
     * Returns what a class gives for a parameter of a class or interface that it extends.
     *
     * @param parameter its number
     * @throws ReflectiveOperationException if the class does not extend the other one
     */
    static Type of(Class<?> type, String generic, int parameter) throws ReflectiveOperationException {
        Type found = find(type, generic, parameter, Map.of());
        if (found == null) {
            throw new ReflectiveOperationException(type + " is no " + generic);
        }
        return found;
    }

    private static @Nullable Type find(Type in, String generic, int parameter, Map<Type, Type> known) {
        Class<?> raw = raw(in);
        Map<Type, Type> arguments = new HashMap<>();
        if (in instanceof ParameterizedType given) {
            for (int i = 0; i < raw.getTypeParameters().length; i++) {
                Type argument = given.getActualTypeArguments()[i];
                arguments.put(raw.getTypeParameters()[i], known.getOrDefault(argument, argument));
            }
        }
        if (raw.getName().equals(generic)) {
            TypeVariable<?> variable = raw.getTypeParameters()[parameter];
            return arguments.getOrDefault(variable, variable);
        }
        for (Type parent : raw.getGenericInterfaces()) {
            Type found = find(parent, generic, parameter, arguments);
            if (found != null) {
                return found;
            }
        }
        Type parent = raw.getGenericSuperclass();
        return parent == null ? null : find(parent, generic, parameter, arguments);
    }

    /** The class of a type, without its arguments. */
    static Class<?> raw(Type type) {
        if (type instanceof Class<?> itself) {
            return itself;
        }
        if (type instanceof ParameterizedType given) {
            return raw(given.getRawType());
        }
        if (type instanceof TypeVariable<?> variable) {
            return raw(variable.getBounds()[0]);
        }
        if (type instanceof WildcardType wildcard) {
            return raw(wildcard.getUpperBounds()[0]);
        }
        if (type instanceof java.lang.reflect.GenericArrayType array) {
            return raw(array.getGenericComponentType()).arrayType();
        }
        throw new IllegalArgumentException(type.toString());
    }
}
