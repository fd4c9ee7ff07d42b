package org.marshal4j.audit.mutation;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Makes objects of classes that nobody here knows, and gives them random contents. */
final class RandomFields {

    private static final int ELEMENTS = 3;

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
    private int depth;

    RandomFields(long seed) {
        random = new Random(seed);
    }

    /** Makes an object by the constructor without parameters, and fills it. */
    Object make(Class<?> type) throws ReflectiveOperationException {
        Object made = empty(type);
        if (!fillByMethods(made)) {
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

    /** Adds elements of the first class that can be added. */
    private static boolean fits(Consumer<Class<?>> add) {
        ClassCastException refused = null;
        for (Class<?> type : ELEMENT_TYPES) {
            try {
                for (int i = 0; i < ELEMENTS; i++) {
                    add.accept(type);
                }
                return true;
            } catch (ClassCastException e) {
                refused = e;
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
                int modifiers = field.getModifiers();
                if (!Modifier.isStatic(modifiers) && random.nextInt(5) > 0) {
                    field.setAccessible(true);
                    Object value = value(field.getType());
                    if (value != null && !Modifier.isFinal(modifiers)) {
                        field.set(made, value);
                    }
                }
            }
        }
    }

    static boolean isOfJdk(Class<?> type) {
        return type.getName().startsWith("java.") || type.getName().startsWith("javax.");
    }

    /** Returns a value; null if none can be made. */
    Object value(Class<?> type) {
        if (type == boolean.class || type == Boolean.class) {
            return random.nextBoolean();
        }
        if (type == byte.class || type == Byte.class) {
            return (byte) (1 + random.nextInt(100));
        }
        if (type == short.class || type == Short.class) {
            return (short) (1 + random.nextInt(10_000));
        }
        if (type == char.class || type == Character.class) {
            return (char) ('a' + random.nextInt(26));
        }
        if (type == int.class || type == Integer.class) {
            return 1 + random.nextInt(1_000_000);
        }
        if (type == long.class || type == Long.class) {
            return 1 + (random.nextLong() >>> 20);
        }
        if (type == float.class || type == Float.class) {
            return random.nextFloat();
        }
        if (type == double.class || type == Double.class) {
            return random.nextDouble();
        }
        if (type == String.class) {
            return text();
        }
        if (type.isEnum()) {
            Object[] constants = type.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), random.nextInt(ELEMENTS + 1));
            for (int i = 0; i < Array.getLength(array); i++) {
                Object element = value(type.getComponentType());
                if (element != null) {
                    Array.set(array, i, element);
                }
            }
            return array;
        }
        return type.isPrimitive() ? null : nested(type);
    }

    private Object nested(Class<?> type) {
        if (type.isAssignableFrom(ArrayList.class)) {
            return type == Object.class ? text() : new ArrayList<>(List.of(text()));
        }
        if (type.isAssignableFrom(HashSet.class)) {
            return new HashSet<>(Set.of(text()));
        }
        if (type.isAssignableFrom(TreeMap.class)) {
            return new TreeMap<>(Map.of(text(), text()));
        }
        if (type == Charset.class) {
            return StandardCharsets.UTF_8;
        }
        if (type == ByteBuffer.class) {
            return ByteBuffer.wrap(text().getBytes(StandardCharsets.UTF_8));
        }
        if (isOfJdk(type) || Modifier.isAbstract(type.getModifiers()) || depth == DEPTH) {
            return null;
        }
        depth++;
        try {
            return make(type);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null; // the constructor wants more than that
        } finally {
            depth--;
        }
    }

    private String text() {
        return "text" + random.nextInt(1000);
    }
}
