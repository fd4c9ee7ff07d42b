package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The types that a class binds to the type variables of its superclass. */
final class Bindings {
    private final Map<Type, Type> byVariable = new HashMap<>();

    /** Finds the bindings of a class for its superclass. */
    Bindings(Class<?> type) {
        if (type.getGenericSuperclass() instanceof ParameterizedType generic) {
            TypeVariable<?>[] variables = type.getSuperclass().getTypeParameters();
            for (int i = 0; i < variables.length; i++) {
                byVariable.put(variables[i], generic.getActualTypeArguments()[i]);
            }
        }
    }

    /** Returns the type with all its bound variables replaced. */
    Type in(Type type) {
        if (type instanceof TypeVariable<?>) {
            return byVariable.getOrDefault(type, type);
        }
        if (type instanceof GenericArrayType array) {
            return arrayOf(in(array.getGenericComponentType()));
        }
        return type instanceof ParameterizedType generic ? in(generic) : type;
    }

    private static Type arrayOf(Type component) {
        return component instanceof Class<?> raw
                ? Array.newInstance(raw, 0).getClass()
                : (GenericArrayType) () -> component;
    }

    private Type in(ParameterizedType generic) {
        Type[] arguments =
                Arrays.stream(generic.getActualTypeArguments()).map(this::in).toArray(Type[]::new);
        return new ParameterizedType() {
            @Override
            public Type[] getActualTypeArguments() {
                return arguments;
            }

            @Override
            public Type getRawType() {
                return generic.getRawType();
            }

            @Override
            public Type getOwnerType() {
                return generic.getOwnerType();
            }
        };
    }
}
