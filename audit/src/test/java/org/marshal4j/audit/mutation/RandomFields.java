package org.marshal4j.audit.mutation;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes objects of classes that nobody here knows, in each way that the class offers, and gives them random contents.
 * Every other seed leaves no field out; every third one has small numbers, and arrays of one length.
 */
final class RandomFields {

    private static final List<Class<?>> ELEMENT_TYPES = List.of(
            String.class,
            Integer.class,
            Long.class,
            Double.class,
            Float.class,
            Short.class,
            Byte.class,
            Character.class,
            Boolean.class);

    private static final int DEPTH = 2;

    private final Random random;
    private final RandomValues values;
    private final long turn;
    private final boolean whole;
    private int depth;

    RandomFields(long seed) {
        random = new Random(seed);
        turn = seed / 2;
        whole = seed % 2 == 1;
        values = new RandomValues(random, seed % 3 == 0, this);
    }

    /** Makes an object: by the constructor without parameters, by any other one, or by a method of the class. */
    Object make(Class<?> type) throws ReflectiveOperationException {
        if (type.isEnum()) {
            return values.of(type);
        }
        List<Makers.Maker> makers = Makers.of(type);
        // The first one is often the only one that works: it has every other turn.
        int which = depth > 0 ? random.nextInt(makers.size() + 1) : (int) turn;
        boolean plain = which % 2 == 0 || makers.isEmpty();
        Object made =
                plain ? empty(type) : makers.get(which / 2 % makers.size()).make(this);
        if (!fillByMethods(made) && plain) {
            fillFields(made);
        }
        return made;
    }

    /** Makes an object by the constructor without parameters, or as Java's serialization does. */
    static Object empty(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor;
        try {
            constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
        } catch (NoSuchMethodException e) {
            // By reflection, for javac warns of the class.
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            constructor =
                    (Constructor<?>) factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class)
                            .invoke(
                                    factory.getMethod("getReflectionFactory").invoke(null),
                                    type,
                                    Object.class.getConstructor());
        }
        return constructor.newInstance();
    }

    /** A value for a field or a parameter; null if none can be made. */
    @Nullable
    Object value(Type type) {
        return values.of(type);
    }

    /** Collections and maps know best what their fields must hold. */
    @SuppressWarnings("unchecked")
    private boolean fillByMethods(Object made) throws ReflectiveOperationException {
        if (made instanceof Map<?, ?> map) {
            return fits(key -> fits(value -> ((Map<Object, Object>) map).put(value(key), value(value))));
        }
        if (made instanceof Collection<?> collection) {
            return fits(element -> ((Collection<Object>) collection).add(value(element)));
        }
        boolean filled = false;
        for (Method method : made.getClass().getMethods()) {
            boolean adds = (method.getName().equals("add") || method.getName().equals("put"))
                    && method.getParameterCount() > 0
                    && allPrimitive(method.getParameterTypes());
            if (adds
                    && Iterable.class.isAssignableFrom(made.getClass())
                            | method.getName().equals("put")) {
                Object[] arguments = new Object[method.getParameterCount()];
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] = value(method.getParameterTypes()[i]);
                }
                method.setAccessible(true);
                method.invoke(made, arguments);
                filled = true;
            }
        }
        return filled;
    }

    /** Adds elements of the first class that can be added; none to what cannot be changed. */
    private static boolean fits(Consumer<Class<?>> add) {
        ClassCastException refused = null;
        for (Class<?> type : ELEMENT_TYPES) {
            try {
                for (int i = 0; i < RandomValues.ELEMENTS; i++) {
                    add.accept(type);
                }
                return true;
            } catch (ClassCastException e) {
                refused = e;
            } catch (UnsupportedOperationException e) {
                return true;
            }
        }
        throw refused;
    }

    private static boolean allPrimitive(Class<?>... types) {
        for (Class<?> type : types) {
            if (!type.isPrimitive()) {
                return false;
            }
        }
        return true;
    }

    private void fillFields(Object made) throws ReflectiveOperationException {
        for (Class<?> type = made.getClass(); type != null && !isOfJdk(type); type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                boolean skipped = !whole && random.nextInt(5) == 0;
                if (!Modifier.isStatic(field.getModifiers()) && !skipped) {
                    fill(made, field);
                }
            }
        }
    }

    private void fill(Object made, Field field) throws IllegalAccessException {
        field.setAccessible(true);
        Object value = value(field.getGenericType());
        // What a constructor has made for good stays.
        boolean stays =
                Modifier.isFinal(field.getModifiers()) && !field.getType().isPrimitive() && field.get(made) != null;
        if (value != null && !stays && boxed(field.getType()).isInstance(value)) {
            try {
                field.set(made, value);
            } catch (IllegalAccessException e) {
                // A component of a record.
            }
        }
    }

    /** Makes a part of an object; null if it is too deep, or the constructor wants more than random values. */
    @Nullable
    Object part(Class<?> type) {
        // What has to be closed, or can be run, may start something of its own.
        if (depth == DEPTH || AutoCloseable.class.isAssignableFrom(type) || isActive(type)) {
            return null;
        }
        depth++;
        try {
            return make(type);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        } finally {
            depth--;
        }
    }

    private static boolean isActive(Class<?> type) {
        return Runnable.class.isAssignableFrom(type) || Executor.class.isAssignableFrom(type);
    }

    static boolean isOfJdk(Class<?> type) {
        return isOfJdk(type.getName());
    }

    static boolean isOfJdk(String name) {
        return name.startsWith("java.") || name.startsWith("javax.") && !name.startsWith("javax.jdo.");
    }

    /** The class of a value in a field of a type. */
    static Class<?> boxed(Class<?> type) {
        return java.lang.invoke.MethodType.methodType(type).wrap().returnType();
    }
}
