package org.marshal4j.audit.mutation;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Makes values of the types that serializers are for, also of generic ones. */
final class Samples {

    private static final int MOST_ELEMENTS = 4;
    private static final int DEPTH = 4;

    /** One of the classes that implement an interface or extend a class, where that class does not name them. */
    private static final Map<String, String> IMPLEMENTATIONS = Map.of(
            "org.apache.flink.api.java.tuple.Tuple", "org.apache.flink.api.java.tuple.Tuple2",
            "org.apache.flink.types.CopyableValue", "org.apache.flink.types.LongValue",
            "org.apache.flink.types.Value", "org.apache.flink.types.StringValue",
            "org.joda.time.Chronology", "org.joda.time.chrono.ISOChronology");

    private final Random random;
    private final RandomFields leaves;

    /** The types that are known of type variables. */
    private final Map<TypeVariable<?>, Type> bound;

    private int depth;

    Samples(long seed) {
        this(seed, Map.of());
    }

    Samples(long seed, Map<TypeVariable<?>, Type> bound) {
        this.random = new Random(seed);
        this.leaves = new RandomFields(seed);
        this.bound = new HashMap<>(bound);
    }

    /** The class of a type; String for a type variable without a bound. */
    Class<?> classOf(Type type) {
        if (type instanceof Class<?> given) {
            return given;
        }
        if (type instanceof ParameterizedType parameterized) {
            return classOf(parameterized.getRawType());
        }
        if (type instanceof GenericArrayType array) {
            return Array.newInstance(classOf(array.getGenericComponentType()), 0)
                    .getClass();
        }
        if (type instanceof WildcardType wildcard) {
            return orText(wildcard.getUpperBounds()[0]);
        }
        Type known = bound.get((TypeVariable<?>) type);
        return known == null ? orText(((TypeVariable<?>) type).getBounds()[0]) : classOf(known);
    }

    private Class<?> orText(Type bound) {
        return bound == Object.class ? String.class : classOf(bound);
    }

    /** Returns a value; null if none can be made. */
    @Nullable
    Object of(Type type) throws ReflectiveOperationException {
        if (type instanceof TypeVariable<?> variable && bound.containsKey(variable)) {
            return of(bound.get(variable));
        }
        Type[] arguments = type instanceof ParameterizedType parameterized
                ? parameterized.getActualTypeArguments()
                : new Type[] {String.class, String.class};
        Class<?> raw = classOf(type);
        if (raw.isArray()) {
            return array(type, raw);
        }
        if (depth == DEPTH) {
            return null;
        }
        depth++;
        try {
            Object known = JdkContainers.of(raw, arguments, random, this);
            if (known != null) {
                return known;
            }
            if (raw.isPrimitive() || raw.isEnum() || RandomFields.isOfJdk(raw)) {
                return leaves.value(raw);
            }
            TypeVariable<?>[] variables = raw.getTypeParameters();
            for (int i = 0; i < Math.min(variables.length, arguments.length); i++) {
                bound.putIfAbsent(variables[i], arguments[i]);
            }
            return made(raw);
        } finally {
            depth--;
        }
    }

    private Object array(Type type, Class<?> raw) throws ReflectiveOperationException {
        Type component =
                type instanceof GenericArrayType array ? array.getGenericComponentType() : raw.getComponentType();
        Object array = Array.newInstance(raw.getComponentType(), size());
        for (int i = 0; i < Array.getLength(array); i++) {
            Array.set(array, i, of(component));
        }
        return array;
    }

    /** How many elements something has. */
    int size() {
        return random.nextInt(MOST_ELEMENTS);
    }

    private Object made(Class<?> type) throws ReflectiveOperationException {
        boolean isAbstract = Modifier.isAbstract(type.getModifiers());
        if (IMPLEMENTATIONS.containsKey(type.getName())) {
            return of(type.getClassLoader().loadClass(IMPLEMENTATIONS.get(type.getName())));
        }
        if (type.isRecord()) {
            return called(type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new)));
        }
        if (!isAbstract
                && Arrays.stream(type.getDeclaredConstructors()).anyMatch(each -> each.getParameterCount() == 0)) {
            return filled(RandomFields.empty(type));
        }
        for (Executable maker : makers(type)) {
            try {
                Object made = called(maker);
                if (made != null) {
                    return made;
                }
            } catch (ReflectiveOperationException | RuntimeException e) {
                // It wants other values: the next one.
            }
        }
        if (!isAbstract) {
            return filled(RandomFields.empty(type));
        }
        List<Class<?>> parts = parts(type);
        if (parts.isEmpty()) {
            throw new InstantiationException(type.getName());
        }
        return of(parts.get(random.nextInt(parts.size())));
    }

    /** The subclasses that a class permits, or that are nested in it. */
    private static List<Class<?>> parts(Class<?> type) {
        Class<?>[] permitted = type.getPermittedSubclasses();
        Class<?> around = type.getEnclosingClass();
        return Stream.of(
                        permitted == null ? new Class<?>[0] : permitted,
                        type.getDeclaredClasses(),
                        around == null ? new Class<?>[0] : around.getDeclaredClasses())
                .flatMap(Arrays::stream)
                .distinct()
                .filter(part -> type.isAssignableFrom(part) && !Modifier.isAbstract(part.getModifiers()))
                .toList();
    }

    /** Constructors and factory methods, in random order, those that are public first. */
    private List<Executable> makers(Class<?> type) {
        List<Executable> makers = new ArrayList<>();
        if (!Modifier.isAbstract(type.getModifiers())) {
            makers.addAll(List.of(type.getDeclaredConstructors()));
        }
        for (Method method : type.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers()) && method.getReturnType() == type) {
                makers.add(method);
            }
        }
        makers.sort((one, other) -> one.toGenericString().compareTo(other.toGenericString()));
        Collections.shuffle(makers, random);
        makers.sort((one, other) -> Integer.compare(other.getModifiers() & 1, one.getModifiers() & 1));
        return makers;
    }

    private Object called(Executable maker) throws ReflectiveOperationException {
        maker.setAccessible(true);
        Type[] types = maker.getGenericParameterTypes();
        if (types.length != maker.getParameterCount()) {
            types = maker.getParameterTypes();
        }
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            if (maker instanceof Method method) {
                sameVariables(method, method.getDeclaringClass());
            }
            arguments[i] = of(types[i]);
        }
        return maker instanceof Constructor<?> constructor
                ? constructor.newInstance(arguments)
                : ((Method) maker).invoke(null, arguments);
    }

    /** Gives the type variables of a factory method the types of those of the class, in the same order. */
    private void sameVariables(Method method, Class<?> type) {
        TypeVariable<?>[] variables = method.getTypeParameters();
        for (int i = 0; i < Math.min(variables.length, type.getTypeParameters().length); i++) {
            Type known = bound.get(type.getTypeParameters()[i]);
            if (known != null) {
                bound.put(variables[i], known);
            }
        }
    }

    private Object filled(Object made) throws ReflectiveOperationException {
        for (Class<?> type = made.getClass();
                type != null && !RandomFields.isOfJdk(type);
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                if (!Modifier.isStatic(modifiers) && !Modifier.isFinal(modifiers) && random.nextInt(6) > 0) {
                    Object value = of(field.getGenericType());
                    if (value != null) {
                        field.setAccessible(true);
                        field.set(made, value);
                    }
                }
            }
        }
        return made;
    }
}
