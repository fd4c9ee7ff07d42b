package org.marshal4j.blackbox.kit;

import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.marshal4j.runtime.view.MessageView;

/**
 * Arguments for methods of views: what the view shows of a valid message, so that a setter gets a value that fits its
 * field, and a map is asked for a key that it has.
 */
final class MadeArguments {
    private static final int[] INDEXES = {0, 1, 4};
    private static final String TEXT = "VOD.L";

    private final Map<String, List<Object>> byName = new HashMap<>();
    private final List<Object> all = new ArrayList<>();

    /** Collects everything that a view shows, and the views in it. */
    void collect(MessageView<?, ?> view, int depth) {
        GeneratedView type = GeneratedView.of(view);
        for (Method method : type.methods()) {
            if (!type.isSetter(method) && isByIndex(method)) {
                for (int i = 0; i < 2; i++) {
                    keep(method, show(view, method, i), depth);
                }
            }
        }
    }

    private static boolean isByIndex(Method method) {
        return method.getParameterCount() == 0
                || (method.getParameterCount() == 1 && method.getParameterTypes()[0] == int.class);
    }

    private static Object show(MessageView<?, ?> view, Method method, int index) {
        try {
            return method.getParameterCount() == 0 ? ViewOf.call(method, view) : ViewOf.call(method, view, index);
        } catch (RuntimeException e) {
            return null;
        }
    }

    private void keep(Method method, Object shown, int depth) {
        if (shown instanceof MessageView<?, ?> inside) {
            if (depth > 0) {
                collect(inside, depth - 1);
            }
        } else if (shown != null) {
            byName.computeIfAbsent(property(method.getName()), name -> new ArrayList<>())
                    .add(shown);
            all.add(shown);
        }
    }

    /** Returns the arguments for a call, different ones in each round. */
    Object[] of(Method method, boolean isSetter, int round) {
        Class<?>[] types = method.getParameterTypes();
        return IntStream.range(0, types.length)
                .mapToObj(i -> {
                    boolean isValue = isSetter && i == types.length - 1;
                    return types[i] == int.class && i == 0 && !isValue
                            ? (Object) INDEXES[round % INDEXES.length]
                            : value(types[i], method.getName(), round);
                })
                .toArray();
    }

    private Object value(Class<?> declared, String method, int round) {
        if (declared == StringBuilder.class) {
            return new StringBuilder();
        }
        Class<?> type = MethodType.methodType(declared).wrap().returnType();
        List<Object> fitting = Stream.of(byName.getOrDefault(property(method), List.of()), keys(method), all)
                .map(some -> some.stream().filter(type::isInstance).toList())
                .filter(some -> !some.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (!fitting.isEmpty()) {
            return fitting.get(round % fitting.size());
        }
        if (type.isInstance(TEXT)) {
            return TEXT;
        }
        return declared.isPrimitive() ? Array.get(Array.newInstance(declared, 1), 0) : null;
    }

    /** For {@code pricesGet}, {@code pricesGetOr} and {@code pricesIndexOf}: the keys of the map, or the elements. */
    private List<Object> keys(String method) {
        String field = method.replaceFirst("(Get|GetOr|IndexOf|Equals|KeyEquals)$", "");
        return Stream.of(field + "Key", field)
                .flatMap(name -> byName.getOrDefault(property(name), List.of()).stream())
                .toList();
    }

    /** The getters and setters of interfaces may have prefixes. */
    private static String property(String method) {
        return method.replaceFirst("^(get|set|is)(?=\\p{Upper})", "");
    }
}
