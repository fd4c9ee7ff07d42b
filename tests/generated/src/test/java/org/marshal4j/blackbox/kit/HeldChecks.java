package org.marshal4j.blackbox.kit;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.marshal4j.blackbox.kit.ViewOf.Shown;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.view.MessageView;

/**
 * Compares the elements, keys, values and contents that a view shows, one by one, with the collection that a field
 * holds.
 */
record HeldChecks(MessageView<?, ?> view, Shown field) {
    /**
     * Compares everything that the view shows.
     *
     * @param expected the value of the field
     * @param inOrder whether its elements are in the order of the message, or it is a list or an array
     */
    static void check(MessageView<?, ?> view, Shown field, Object expected, boolean inOrder) {
        HeldChecks checks = new HeldChecks(view, field);
        if (expected == null) {
            checks.says("Size", -1);
            checks.says("Length", -1);
            checks.says("IsPresent", false);
        } else if (expected instanceof Collection<?> collection) {
            checks.says("Size", collection.size());
            checks.elements(new ArrayList<>(collection), inOrder || expected instanceof List);
        } else if (expected instanceof Object[] array) {
            checks.says("Length", array.length);
            checks.elements(Arrays.asList(array), true);
        } else if (expected instanceof Map<?, ?> map) {
            checks.says("Size", map.size());
            checks.entries(map, inOrder);
        } else if (expected instanceof Map.Entry<?, ?> entry) {
            checks.says("IsPresent", true);
            checks.same("Key", entry.getKey());
            checks.same("Value", entry.getValue());
            checks.texts("Key", entry.getKey());
            checks.texts("Value", entry.getValue());
        } else if (expected instanceof Optional<?> optional) {
            checks.says("IsPresent", optional.isPresent());
            checks.same("Value", optional.orElse(null));
            checks.texts("", optional.orElse(null));
        }
    }

    private void elements(List<?> expected, boolean inOrder) {
        for (int i = 0; i < expected.size(); i++) {
            element(i, inOrder ? expected.get(i) : null, inOrder);
        }
        for (int i = expected.size() - 1; i >= 0 && i > expected.size() - 4; i--) {
            element(i, inOrder ? expected.get(i) : null, inOrder);
        }
    }

    private void element(int index, Object expected, boolean inOrder) {
        Method get = method(field.get().getName(), 1);
        if (get != null && get.getParameterTypes()[0] == int.class) {
            Object said = ViewOf.call(get, view, index);
            if (inOrder) {
                require("[" + index + "]", DeepEquals.difference(expected, shown(said)));
                texts("", expected, index);
            }
        }
    }

    private void entries(Map<?, ?> expected, boolean inOrder) {
        if (method(field.get().getName() + "Key", 1) == null) {
            return;
        }
        int index = 0;
        for (Map.Entry<?, ?> entry : expected.entrySet()) {
            Object key = held("Key", index);
            Object value = held("Value", index);
            if (inOrder) {
                require("key " + index, DeepEquals.difference(entry.getKey(), key));
                require("value " + index, DeepEquals.difference(entry.getValue(), value));
                texts("Key", entry.getKey(), index);
                texts("Value", entry.getValue(), index);
            }
            Method get = method(field.get().getName() + "Get", 1);
            if (get != null && entry.getKey() != null) {
                require(
                        "of key",
                        DeepEquals.difference(entry.getValue(), shown(ViewOf.call(get, view, entry.getKey()))));
            }
            index++;
        }
    }

    private Object held(String suffix, int index) {
        Method get = method(field.get().getName() + suffix, 1);
        return shown(ViewOf.call(get, view, index));
    }

    private void texts(String prefix, Object expected, Object... index) {
        if (!(expected instanceof CharSequence text)) {
            return;
        }
        Method equals = method(field.get().getName() + prefix + "Equals", index.length + 1);
        if (equals != null) {
            Object[] arguments =
                    Stream.concat(Stream.of(index), Stream.of(text.toString())).toArray();
            require(prefix + "Equals", ViewOf.call(equals, view, arguments).equals(true) ? null : "differs");
        }
        Method hash = method(field.get().getName() + prefix + "Hash", index.length);
        if (hash != null) {
            same(prefix + "Hash", text.toString().hashCode(), ViewOf.call(hash, view, index));
        }
    }

    private void says(String suffix, Object expected) {
        Method method = method(field.get().getName() + suffix, 0);
        if (method != null) {
            same(suffix, expected, ViewOf.call(method, view));
        }
    }

    private void same(String suffix, Object expected) {
        Method method = method(field.get().getName() + suffix, 0);
        if (method != null) {
            require(suffix, DeepEquals.difference(expected, shown(ViewOf.call(method, view))));
        }
    }

    private void same(String what, Object expected, Object said) {
        require(what, expected.equals(said) ? null : said + ", not " + expected);
    }

    private static Object shown(Object said) {
        return said instanceof MessageView<?, ?> inside ? inside.toObject() : said;
    }

    private Method method(String name, int parameters) {
        Method found = Stream.of(view.getClass().getDeclaredMethods())
                .filter(method -> method.getName().equals(name)
                        && method.getParameterCount() == parameters
                        && method.getReturnType() != void.class)
                .findFirst()
                .orElse(null);
        if (found != null) {
            found.setAccessible(true);
        }
        return found;
    }

    private void require(String what, String difference) {
        if (difference != null) {
            throw new AssertionError(field + " " + what + ": " + difference);
        }
    }
}
