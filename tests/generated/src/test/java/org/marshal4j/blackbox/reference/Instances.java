package org.marshal4j.blackbox.reference;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Function;
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

    /** Sets a field, also a final one. */
    public static void set(Field field, Object owner, Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
