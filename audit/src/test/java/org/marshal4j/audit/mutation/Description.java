package org.marshal4j.audit.mutation;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Describes all that an object holds, so that two objects can be compared whose classes know no equality. */
final class Description {

    private static final int DEPTH = 6;

    private final Set<Object> open = Collections.newSetFromMap(new IdentityHashMap<>());

    private Description() {}

    static String of(Object value) throws IllegalAccessException {
        return new Description().text(value);
    }

    private String text(Object value) throws IllegalAccessException {
        if (value == null || open.size() > DEPTH || !open.add(value)) {
            return String.valueOf(value == null ? null : value.getClass().getName());
        }
        try {
            return shown(value);
        } finally {
            open.remove(value);
        }
    }

    private String shown(Object value) throws IllegalAccessException {
        if (value instanceof Map<?, ?> map) {
            List<String> entries = new ArrayList<>();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                entries.add(text(entry.getKey()) + "=" + text(entry.getValue()));
            }
            Collections.sort(entries);
            return entries.toString();
        }
        if (value instanceof Collection<?> collection) {
            List<String> elements = new ArrayList<>();
            for (Object element : collection) {
                elements.add(text(element));
            }
            Collections.sort(elements);
            return elements.toString();
        }
        if (value.getClass().isArray()) {
            List<String> elements = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(text(Array.get(value, i)));
            }
            return elements.toString();
        }
        if (value instanceof Enum || RandomFields.isOfJdk(value.getClass())) {
            String text = value.toString();
            return text.contains("@") ? value.getClass().getName() : text;
        }
        if (value.getClass().getName().startsWith("gnu.trove")) {
            return Stream.of(value.toString().split("[{}, ]+"))
                    .sorted()
                    .toList()
                    .toString();
        }
        return fields(value);
    }

    private String fields(Object value) throws IllegalAccessException {
        List<String> parts = new ArrayList<>();
        for (Class<?> type = value.getClass(); type != null; type = type.getSuperclass()) {
            if (RandomFields.isOfJdk(type)) {
                break;
            }
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    parts.add(field.getName() + "=" + text(field.get(value)));
                }
            }
        }
        return parts.toString();
    }
}
