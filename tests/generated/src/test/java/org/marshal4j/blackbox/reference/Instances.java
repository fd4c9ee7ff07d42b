package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Function;
import java.util.function.Supplier;
import net.openhft.chronicle.core.OS;

/** Makes and fills objects without a marshaller. */
public final class Instances {
    private Instances() {}

    /** An object with no field set, or those that its empty constructor sets. */
    public static <T> T empty(Class<T> type) {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (NoSuchMethodException e) {
            return allocate(type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** An object whose constructor has not run. */
    private static <T> T allocate(Class<T> type) {
        try {
            return OS.memory().allocateInstance(type);
        } catch (InstantiationException e) {
            throw new AssertionError(e);
        }
    }

    /** A record. */
    public static Object record(Class<?> type, Function<RecordComponent, Object> values) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(Arrays.stream(components).map(values).toArray());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Sets a field; of a final one that holds something, which reading will not assign, changes what it holds. */
    static void fill(Field field, Object owner, Supplier<Object> values) {
        Object current = Modifier.isFinal(field.getModifiers()) ? get(field, owner) : null;
        Object value = values.get();
        while (current != null && value == null) {
            value = values.get();
        }
        if (current instanceof Collection) {
            refill((Collection<?>) current, (Collection<?>) value);
        } else if (current instanceof Map) {
            refill((Map<?, ?>) current, (Map<?, ?>) value);
        } else if (current != null && current.getClass().isArray()) {
            int length = Math.min(Array.getLength(current), Array.getLength(value));
            System.arraycopy(value, 0, current, 0, length);
        } else {
            set(field, owner, value);
        }
    }

    @SuppressWarnings("unchecked") // both are of the type of the field
    private static void refill(Collection<?> current, Collection<?> value) {
        current.clear();
        boolean takesNull = !(current instanceof Queue) || current instanceof List;
        value.stream().filter(each -> takesNull || each != null).forEach(((Collection<Object>) current)::add);
    }

    @SuppressWarnings("unchecked") // both are of the type of the field
    private static void refill(Map<?, ?> current, Map<?, ?> value) {
        current.clear();
        ((Map<Object, Object>) current).putAll(value);
    }

    private static Object get(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** Sets a field, also a final one. */
    public static void set(Field field, Object owner, Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
