package org.marshal4j.fuzz;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/** Unexpected values that a field can hold. All of them tell the truth about themselves. */
final class HostileValues {
    private static final String HALF = "\uD83D";
    private static final int LONG = 5_000;

    private final Map<String, Object> values = new LinkedHashMap<>();

    private HostileValues() {}

    /** Returns the values for a field, each under a description. */
    static Map<String, Object> of(WireField field, Object current) {
        HostileValues hostile = new HostileValues();
        Class<?> type = field.field().getType();
        if (!type.isPrimitive()) {
            hostile.values.put("null", null);
        }
        if (type.isAssignableFrom(String.class) && type != Object.class && type != Comparable.class) {
            texts(field).forEach(hostile.values::put);
        } else if (type == StringBuilder.class) {
            texts(field).forEach((what, text) -> hostile.values.put(what, new StringBuilder(text)));
        } else if (type == StringBuffer.class) {
            texts(field).forEach((what, text) -> hostile.values.put(what, new StringBuffer(text)));
        }
        Leaf<?> leaf = Leaves.of(type);
        if (leaf != null) {
            hostile.values.putAll(leaf.extremes());
        }
        hostile.addArrays(field, type);
        if (current instanceof Collection<?> collection && field.type() instanceof ParameterizedType generic) {
            hostile.addElements(collection, generic.getActualTypeArguments()[0], type);
        } else if (current instanceof Map<?, ?> map && field.type() instanceof ParameterizedType generic) {
            hostile.addEntries(map, generic.getActualTypeArguments(), type);
        }
        return hostile.values;
    }

    private static Map<String, String> texts(WireField field) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("half a pair", HALF);
        texts.put("the other half", "a\uDC00b");
        texts.put("halves the wrong way round", "\uDE00\uD83D");
        texts.put("half a pair at the end of a long one", "é".repeat(100) + "€".repeat(60) + HALF);
        texts.put("half a pair in the middle of a long one", "x".repeat(LONG) + HALF + "x".repeat(LONG));
        texts.put("a long one", "x".repeat(LONG));
        texts.put("a long one of two bytes each", "é".repeat(LONG));
        texts.put("a long one of four bytes each", "\uD83D\uDE00".repeat(LONG));
        for (String limit : new String[] {"MaxLength", "FixedLength"}) {
            if (field.has(limit)) {
                int most = field.number(limit);
                texts.put("one that just fits", "x".repeat(most));
                texts.put("one that is too long by one", "x".repeat(most + 1));
                texts.put("one whose last character is too long by one", "x".repeat(Math.max(0, most - 1)) + "é");
            }
        }
        return texts;
    }

    private void addArrays(WireField field, Class<?> type) {
        if (!type.isArray()) {
            return;
        }
        Class<?> component = type.getComponentType();
        values.put("no elements", Array.newInstance(component, 0));
        values.put("nulls or zeros", Array.newInstance(component, 300));
        for (String limit : new String[] {"MaxLength", "FixedLength"}) {
            if (field.has(limit)) {
                values.put("too long by one", Array.newInstance(component, field.number(limit) + 1));
                values.put("too short by one", Array.newInstance(component, Math.max(0, field.number(limit) - 1)));
            }
        }
        if (component == String.class) {
            values.put("half a pair in it", new String[] {"a", HALF, "b"});
        }
    }

    private void addElements(Collection<?> current, Type element, Class<?> type) {
        put("null in it", () -> with(current, null), type);
        put("an object of another class in it", () -> with(current, new StringBuilder("hostile")), type);
        if (element == String.class) {
            put("half a pair in it", () -> with(current, HALF), type);
        }
    }

    private void addEntries(Map<?, ?> current, Type[] types, Class<?> type) {
        Object key = current.isEmpty() ? null : current.keySet().iterator().next();
        put("null for a key", () -> with(current, null, null), type);
        put("null for a value", () -> with(current, key, null), type);
        put("a key of another class", () -> with(current, new StringBuilder("hostile"), null), type);
        put("a value of another class", () -> with(current, key, new StringBuilder("hostile")), type);
        if (types[0] == String.class) {
            put("half a pair for a key", () -> with(current, HALF, null), type);
        }
        if (types[1] == String.class) {
            put("half a pair for a value", () -> with(current, key, HALF), type);
        }
    }

    /** Adds a value unless the container itself refuses to hold it. */
    private void put(String what, java.util.function.Supplier<Object> made, Class<?> type) {
        try {
            Object container = made.get();
            if (type.isInstance(container)) {
                values.put(what, container);
            }
        } catch (RuntimeException e) {
            // This value cannot exist.
        }
    }

    @SuppressWarnings("unchecked") // polluted on purpose
    private static Object with(Collection<?> current, Object element) {
        Collection<Object> polluted = (Collection<Object>) copy(current);
        polluted.add(element);
        return polluted;
    }

    @SuppressWarnings("unchecked") // polluted on purpose
    private static Object with(Map<?, ?> current, Object key, Object value) {
        Map<Object, Object> polluted = (Map<Object, Object>) copy(current);
        polluted.put(key, value);
        return polluted;
    }

    /** Returns an object of the same class, using the copy constructor that all of these classes have. */
    private static Object copy(Object container) {
        Class<?> as = container instanceof Map ? Map.class : Collection.class;
        try {
            return container.getClass().getConstructor(as).newInstance(container);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
