package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Makes random objects from a seed: with nulls, empty lists, extreme numbers, texts of every kind. */
public final class Filler {
    private static final int MAX_DEPTH = 4;

    private final Random random;
    private final Values values;

    /** The same objects in the same order for the same seed. */
    public Filler(long seed) {
        random = new Random(seed);
        values = new Values(random);
    }

    /** A new object with every field on the wire filled. */
    public <T> T make(Class<T> type) {
        return type.cast(make(type, 0));
    }

    private Object make(Class<?> type, int depth) {
        if (type.isRecord()) {
            return Instances.record(type, component -> {
                boolean onWire = WireFields.of(type).stream()
                        .anyMatch(field -> field.field().getName().equals(component.getName()));
                boolean required = isRequired(type, component.getName());
                return onWire || component.getType().isPrimitive()
                        ? value(component.getGenericType(), required, depth)
                        : null;
            });
        }
        Object object = Instances.empty(type);
        for (WireField field : WireFields.of(type)) {
            Instances.set(field.field(), object, value(field.field().getGenericType(), field.required(), depth));
        }
        return object;
    }

    private static boolean isRequired(Class<?> type, String name) {
        return WireFields.of(type).stream()
                .anyMatch(field -> field.field().getName().equals(name) && field.required());
    }

    private Object value(Type type, boolean required, int depth) {
        boolean primitive = type instanceof Class<?> raw && raw.isPrimitive();
        if (!required && !primitive && random.nextInt(5) == 0) {
            return null;
        }
        if (type instanceof ParameterizedType list) {
            return list(list.getActualTypeArguments()[0], depth);
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isArray()) {
            return array(raw.getComponentType());
        }
        if (raw.isEnum()) {
            Object[] constants = raw.getEnumConstants();
            return constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        }
        if (raw.isPrimitive() || raw.getName().startsWith("java.lang.")) {
            return values.of(raw);
        }
        return depth >= MAX_DEPTH && !required ? null : make(raw, depth + 1);
    }

    private List<Object> list(Type elementType, int depth) {
        int count = depth >= MAX_DEPTH ? 0 : random.nextInt(4);
        if (count == 3
                && depth == 0
                && elementType instanceof Class<?> type
                && type.getName().startsWith("java.")) {
            count = random.nextInt(10) == 0 ? 200 : 3;
        }
        List<Object> list = random.nextInt(4) == 0 ? new LinkedList<>() : new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(value(elementType, false, depth + 1));
        }
        return list;
    }

    private Object array(Class<?> component) {
        int length = random.nextInt(4) == 0 ? random.nextInt(150) : random.nextInt(9);
        Object array = Array.newInstance(component, length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, values.of(component));
        }
        return array;
    }
}
