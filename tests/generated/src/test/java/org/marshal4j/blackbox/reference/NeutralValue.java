package org.marshal4j.blackbox.reference;

import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * The contents of a message as JSON, as any language can derive it from the bytes: see tests/python. It is made by
 * reflection, without the bytes.
 */
public final class NeutralValue {
    private final SharedObjects shared;
    private int lastNumber;
    private WireField current;

    private NeutralValue(Object value) {
        shared = new SharedObjects(value);
        // Shared objects get their numbers before all others.
        lastNumber = shared.count() + 1;
    }

    /** Returns the JSON of a message of the type, which is a class or the root of a family. */
    public static String of(Class<?> type, Object value) {
        return new NeutralValue(value).object(type, value);
    }

    /** Returns a text in JSON. */
    public static String quoted(String text) {
        return NeutralLeaf.quoted(text);
    }

    private String object(Class<?> type, Object value) {
        WireField outer = current;
        List<String> fields = new ArrayList<>();
        for (WireField field : WireFields.of(value.getClass())) {
            current = field;
            fields.add("[" + NeutralLeaf.quoted(field.field().getName()) + "," + value(field.type(), field.get(value))
                    + "]");
        }
        current = outer;
        String named = TypeFacts.isFamily(type)
                ? "\"type\":" + NeutralLeaf.quoted(value.getClass().getName()) + ","
                : "";
        return "{" + named + "\"fields\":[" + String.join(",", fields) + "]}";
    }

    private String value(Type type, Object value) {
        if (value == null) {
            return "null";
        }
        if (type instanceof ParameterizedType generic) {
            return generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), value);
        }
        if (type instanceof GenericArrayType array) {
            return list(array.getGenericComponentType(), Arrays.asList((Object[]) value));
        }
        Class<?> raw = (Class<?>) type;
        if (raw == Object.class) {
            Dynamics.Listed listed = Dynamics.Listed.of(current, value);
            return listed != null
                    ? "[" + Dynamics.LISTED + ",[" + listed.number() + "," + value(listed.type(), value) + "]]"
                    : "[" + Dynamics.tag(value) + "," + dynamic(value) + "]";
        }
        if (raw.isArray()) {
            return array(raw.getComponentType(), value);
        }
        String leaf = NeutralLeaf.of(raw, value);
        return leaf != null ? leaf : reference(raw, value);
    }

    private String dynamic(Object value) {
        if (value instanceof List<?> list) {
            return list(Object.class, list);
        }
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            map.forEach(
                    (key, held) -> entries.add("[" + value(String.class, key) + "," + value(Object.class, held) + "]"));
            return "[" + String.join(",", entries) + "]";
        }
        return value(Dynamics.declared(value), value);
    }

    private String generic(Class<?> raw, Type[] of, Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? "[" + value(of[0], optional.get()) + "]" : "[]";
        }
        if (value instanceof AtomicReference<?> reference) {
            return reference.get() == null ? "[]" : "[" + value(of[0], reference.get()) + "]";
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return "[" + value(of[0], entry.getKey()) + "," + value(of[1], entry.getValue()) + "]";
        }
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            // Not forEach, which goes through a Hashtable the other way round.
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                entries.add("[" + value(of[0], entry.getKey()) + "," + value(of[1], entry.getValue()) + "]");
            }
            return "[" + String.join(",", entries) + "]";
        }
        return Collection.class.isAssignableFrom(raw) || raw == Iterable.class
                ? list(of[0], (Iterable<?>) value)
                : value(raw, value);
    }

    private String list(Type element, Iterable<?> values) {
        List<String> elements = new ArrayList<>();
        values.forEach(value -> elements.add(value(element, value)));
        return "[" + String.join(",", elements) + "]";
    }

    private String array(Class<?> element, Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return list(element, elements);
    }

    private String reference(Class<?> type, Object value) {
        if (!SharedObjects.isShared(current, type)) {
            return object(type, value);
        }
        int number = shared.numberOf(value);
        return number != 0
                ? "{\"ref\":" + number + "}"
                : "{\"new\":" + ++lastNumber + ",\"object\":" + object(type, value) + "}";
    }
}
