package org.marshal4j.blackbox.kit;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.ViewOf.Shown;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.view.MessageView;

/**
 * Sets each element in place to the one after it, checks that the message has them in that order, and sets them back.
 */
final class ElementSetChecks {
    private ElementSetChecks() {}

    /**
     * Checks the setters for the elements of a field, or for the values of its map, if there are any.
     *
     * @param holds the collection, map or array of the field, in the order of the message
     */
    static <T> void check(MessageView<T, ?> view, Shown field, Object holds) {
        String name = field.get().getName();
        Method setter = setter(view, holds instanceof Map ? name + "Value" : name);
        List<Object> elements = elements(holds);
        if (setter == null || elements.isEmpty()) {
            return;
        }
        int count = elements.size();
        for (int i = 0; i < count; i++) {
            ViewOf.call(setter, view, i, elements.get((i + 1) % count));
        }
        List<Object> read = elements(field.field().get(view.toObject()));
        for (int i = 0; i < count; i++) {
            same(field, elements.get((i + 1) % count), read.get(i));
            ViewOf.call(setter, view, i, elements.get(i));
        }
        same(field, elements, elements(field.field().get(view.toObject())));
    }

    private static void same(Shown field, Object expected, Object said) {
        String difference = DeepEquals.difference(expected, said);
        if (difference != null) {
            throw new AssertionError("element set in " + field + ": " + difference);
        }
    }

    private static List<Object> elements(Object holds) {
        if (holds instanceof List<?> list) {
            return new ArrayList<>(list);
        }
        if (holds instanceof Map<?, ?> map) {
            // A map that the marshaller reads may be of another class and have another order.
            return map.size() == 1 ? new ArrayList<>(map.values()) : List.of();
        }
        List<Object> elements = new ArrayList<>();
        for (int i = 0; holds != null && holds.getClass().isArray() && i < Array.getLength(holds); i++) {
            elements.add(Array.get(holds, i));
        }
        return elements;
    }

    private static Method setter(MessageView<?, ?> view, String name) {
        Method found = Stream.of(view.getClass().getDeclaredMethods())
                .filter(method -> method.getName().equals(name)
                        && method.getParameterCount() == 2
                        && method.getParameterTypes()[0] == int.class
                        && method.getReturnType() == void.class)
                .findFirst()
                .orElse(null);
        if (found != null) {
            found.setAccessible(true);
        }
        return found;
    }
}
