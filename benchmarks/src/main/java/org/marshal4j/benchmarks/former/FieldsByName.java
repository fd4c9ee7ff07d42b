package org.marshal4j.benchmarks.former;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Converts the objects of one version of a class to another, field by field, by their names: what every library is to
 * read. Slow, and never measured.
 */
final class FieldsByName {
    private FieldsByName() {}

    /** Returns the public fields of a class that are part of its messages. */
    static List<Field> of(Class<?> type) {
        return Arrays.stream(type.getFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .filter(field -> !field.getName().equals("order"))
                .toList();
    }

    /**
     * Returns a new object. Fields that only its class has are as its constructor sets them; the classes of nested
     * objects are in the package of the given one, or in the same package as before.
     */
    static <T> T convert(Object from, Class<T> to) {
        try {
            T result = to.getConstructor().newInstance();
            for (Field field : of(to)) {
                for (Field former : of(from.getClass())) {
                    if (former.getName().equals(field.getName())) {
                        field.set(result, value(former.get(from), field.getType(), to));
                    }
                }
            }
            return result;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object value(Object value, Class<?> type, Class<?> owner) {
        if (value instanceof Number number && type.isPrimitive()) {
            return switch (type.getName()) {
                case "int" -> Math.toIntExact(number.longValue());
                case "long" -> number.longValue();
                default -> number.doubleValue();
            };
        }
        if (value instanceof List<?> list) {
            List<Object> converted = new ArrayList<>();
            list.forEach(element -> converted.add(value(element, Object.class, owner)));
            return converted;
        }
        boolean isObject = value != null
                && !value.getClass().isEnum()
                && value.getClass().getName().startsWith("org.marshal4j.");
        return isObject ? convert(value, neighbour(value.getClass(), owner)) : value;
    }

    private static Class<?> neighbour(Class<?> type, Class<?> owner) {
        try {
            return Class.forName(owner.getPackageName() + '.' + type.getSimpleName());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
