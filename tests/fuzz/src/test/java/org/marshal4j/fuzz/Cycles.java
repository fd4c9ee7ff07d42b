package org.marshal4j.fuzz;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.AbstractMap.SimpleEntry;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.blackbox.reference.Instances;
import org.marshal4j.blackbox.reference.WireFields;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Makes objects refer back to themselves. */
final class Cycles {
    /** The largest number of classes on the way. */
    private static final int LONGEST = 3;

    private Cycles() {}

    /**
     * Returns a value of that type that holds the object, in containers or other objects if necessary; null if that is
     * impossible.
     */
    static Object to(Object root, Type type) {
        return to(root, type, LONGEST);
    }

    private static Object to(Object root, Type type, int steps) {
        if (type instanceof GenericArrayType array) {
            return array(to(root, array.getGenericComponentType(), steps));
        }
        if (type instanceof ParameterizedType generic) {
            return container(root, generic, steps);
        }
        if (!(type instanceof Class<?> raw) || raw == Object.class) {
            return null;
        }
        if (raw.isInstance(root)) {
            return root;
        }
        if (raw.isArray()) {
            return array(to(root, raw.getComponentType(), steps));
        }
        return steps == 0 || !raw.getName().startsWith("org.marshal4j.") || raw.isRecord() || raw.isInterface()
                ? null
                : object(root, raw, steps - 1);
    }

    private static Object object(Object root, Class<?> type, int steps) {
        if (java.lang.reflect.Modifier.isAbstract(type.getModifiers()) || type.isEnum()) {
            return null;
        }
        for (WireField field : WireFields.of(type)) {
            Object value = to(root, field.type(), steps);
            if (value != null && field.field().getType().isInstance(value)) {
                Object object = Instances.empty(type);
                Instances.set(field.field(), object, value);
                return object;
            }
        }
        return null;
    }

    private static Object array(Object element) {
        if (element == null) {
            return null;
        }
        Object array = Array.newInstance(element.getClass(), 1);
        Array.set(array, 0, element);
        return array;
    }

    private static Object container(Object root, ParameterizedType type, int steps) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type[] of = type.getActualTypeArguments();
        Object element = to(root, of[of.length - 1], steps);
        if (element == null) {
            return null;
        }
        if (Map.Entry.class.isAssignableFrom(raw)) {
            return raw == SimpleImmutableEntry.class
                    ? new SimpleImmutableEntry<>(null, element)
                    : new SimpleEntry<>(null, element);
        }
        if (raw == Optional.class) {
            return Optional.of(element);
        }
        if (raw == AtomicReference.class) {
            return new AtomicReference<>(element);
        }
        if (Map.class.isAssignableFrom(raw)) {
            Object key = key(of[0]);
            return key == null ? null : new HashMap<>(Map.of(key, element));
        }
        for (Collection<Object> empty : List.of(new ArrayList<>(), new LinkedHashSet<>(), new ArrayDeque<>())) {
            if (raw.isInstance(empty)) {
                return filled(empty, element);
            }
        }
        return null;
    }

    private static Object filled(Collection<Object> empty, Object element) {
        empty.add(element);
        return empty;
    }

    private static Object key(Type type) {
        return type == String.class ? (Object) "key" : type == Integer.class ? (Object) 1 : null;
    }
}
