package org.marshal4j.blackbox.reference;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Function;

/** Creates and fills objects without a marshaller. */
public final class Instances {
    private Instances() {}

    /** Whether a marshaller can read into its objects. */
    public static boolean canBeFilled(Class<?> type) {
        return !type.isRecord()
                && !TypeFacts.isFamily(type)
                && WireFields.of(type).stream()
                        .noneMatch(field -> Modifier.isFinal(field.field().getModifiers()));
    }

    /** Returns an object whose fields are not set, except by its empty constructor. */
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

    /**
     * Returns an object whose constructor has not run, as object streams create them, without using Unsafe. Uses
     * reflection, since the compiler would warn about the names.
     */
    private static <T> T allocate(Class<T> type) {
        try {
            Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
            Object made = factory.getMethod("getReflectionFactory").invoke(null);
            Method maker = factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class);
            Constructor<?> constructor = (Constructor<?>) maker.invoke(made, type, Object.class.getConstructor());
            return type.cast(constructor.newInstance());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Creates a record. */
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

    /** Sets a field, even a final one. */
    public static void set(Field field, Object owner, Object value) {
        try {
            field.set(owner, value);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }
}
