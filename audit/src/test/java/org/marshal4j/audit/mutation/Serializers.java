package org.marshal4j.audit.mutation;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes serializers of libraries, and says what they are for. */
final class Serializers {

    /** The type arguments that each class gets, in this order. */
    private static final List<Class<?>> ARGUMENTS = List.of(String.class, Integer.class, Long.class);

    private final Class<?> base;
    private final Inner inner;
    private final @Nullable Object given;
    private final long seed;
    private final Map<TypeVariable<?>, Type> bound = new HashMap<>();

    /** Finds a serializer that another one needs. */
    interface Inner {
        Object of(Class<?> type) throws ReflectiveOperationException;
    }

    /**
     * Makes serializers of a library.
     *
     * @param base the class with one type parameter that they extend
     * @param inner finds those of simple values
     * @param given what some constructors want; null if there is nothing like that
     */
    Serializers(Class<?> base, Inner inner, @Nullable Object given, long seed) {
        this.base = base;
        this.inner = inner;
        this.given = given;
        this.seed = seed;
    }

    /** Returns the only instance, or a new one. */
    Object make(Class<?> type) throws ReflectiveOperationException {
        Object only = only(type);
        if (only != null) {
            return only;
        }
        List<Constructor<?>> constructors = new ArrayList<>(Arrays.asList(type.getDeclaredConstructors()));
        constructors.sort(Comparator.comparingInt(Constructor::getParameterCount));
        ReflectiveOperationException failed = new NoSuchMethodException(type.getName());
        for (Constructor<?> constructor : constructors) {
            try {
                return called(constructor);
            } catch (InvocationTargetException | NoSuchMethodException | IllegalArgumentException e) {
                failed = new ReflectiveOperationException(e);
            }
        }
        throw failed;
    }

    private static @Nullable Object only(Class<?> type) throws IllegalAccessException {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && field.getType() == type) {
                field.setAccessible(true);
                return field.get(null);
            }
        }
        return null;
    }

    private Object called(Constructor<?> constructor) throws ReflectiveOperationException {
        bound.clear();
        TypeVariable<?>[] variables = constructor.getDeclaringClass().getTypeParameters();
        for (int i = 0; i < variables.length; i++) {
            if (variables[i].getBounds()[0] == Object.class) {
                bound.put(variables[i], ARGUMENTS.get(i % ARGUMENTS.size()));
            }
        }
        Type[] types = constructor.getGenericParameterTypes();
        Object[] arguments = new Object[constructor.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = argument(
                    types.length == arguments.length ? types[i] : constructor.getParameterTypes()[i]);
        }
        constructor.setAccessible(true);
        return constructor.newInstance(arguments);
    }

    private @Nullable Object argument(Type type) throws ReflectiveOperationException {
        Samples samples = new Samples(seed, bound);
        Class<?> raw = samples.classOf(type);
        if (raw.isInstance(given)) {
            return given;
        }
        if (base.isAssignableFrom(raw)) {
            return raw == base ? inner.of(samples.classOf(argumentOf(type))) : make(raw);
        }
        if (raw.isArray() && base.isAssignableFrom(raw.getComponentType())) {
            Object array = Array.newInstance(raw.getComponentType(), 2);
            Type element = type instanceof GenericArrayType generic ? generic.getGenericComponentType() : base;
            Array.set(array, 0, inner.of(samples.classOf(argumentOf(element))));
            Array.set(array, 1, inner.of(samples.classOf(argumentOf(element))));
            return array;
        }
        if (raw == Class.class) {
            return value(type, samples);
        }
        return samples.of(type);
    }

    /** The class of values that a serializer is for, where its constructor takes that. */
    private Class<?> value(Type type, Samples samples) throws ReflectiveOperationException {
        Type of = argumentOf(type);
        Object sample = samples.of(of);
        if (sample == null) {
            throw new NoSuchMethodException("no value of " + type);
        }
        Class<?> found = sample instanceof Enum<?> constant ? constant.getDeclaringClass() : sample.getClass();
        if (of instanceof TypeVariable<?> variable) {
            bound.put(variable, found);
        }
        return found;
    }

    private static Type argumentOf(Type type) {
        return type instanceof ParameterizedType parameterized
                ? parameterized.getActualTypeArguments()[0]
                : Object.class;
    }

    /** Values of the type that the serializer that was made last is for. */
    @Nullable
    Object sample(Class<?> serializer, long seed) throws ReflectiveOperationException {
        Type target = target(serializer);
        return new Samples(seed, bound).of(target);
    }

    /** The type argument that a class gives the base class which it extends. */
    private Type target(Class<?> serializer) {
        Type above = serializer;
        while (new Samples(seed, bound).classOf(above) != base) {
            Class<?> type = new Samples(seed, bound).classOf(above);
            above = type.getGenericSuperclass();
            if (above instanceof ParameterizedType parameterized) {
                TypeVariable<?>[] variables =
                        new Samples(seed, bound).classOf(above).getTypeParameters();
                for (int i = 0; i < variables.length; i++) {
                    bound.put(variables[i], parameterized.getActualTypeArguments()[i]);
                }
            }
        }
        return base.getTypeParameters()[0];
    }
}
