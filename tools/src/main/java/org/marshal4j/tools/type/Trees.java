package org.marshal4j.tools.type;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Messages and rows as trees: a map for an object, and for a map whose keys are texts; a list for a list, and for any
 * other map, of maps with {@code key} and {@code value}; otherwise a number, a boolean, a text, a time or an array of
 * primitives.
 */
public final class Trees {
    private static final Pattern STEP = Pattern.compile("\\.?([^.\\[]+)|\\[(\\d+)]");

    private Trees() {}

    /**
     * Finds a value.
     *
     * @param path its path, such as {@code legs[0].price}
     * @param tree the tree
     * @return the value; null if it is null, or is not there
     */
    public static @Nullable Object at(String path, @Nullable Object tree) {
        Object at = tree;
        Matcher step = STEP.matcher(path);
        while (at != null && step.find()) {
            at = step.group(1) != null
                    ? at instanceof Map<?, ?> map ? map.get(step.group(1)) : null
                    : element(at, Integer.parseInt(step.group(2)));
        }
        return at;
    }

    /**
     * Returns the field that a path begins with.
     *
     * @param path a path, such as {@code legs[0].price}
     * @return its first name, {@code legs}
     */
    public static String field(String path) {
        Matcher step = STEP.matcher(path);
        return step.lookingAt() && step.group(1) != null ? step.group(1) : path;
    }

    private static @Nullable Object element(Object holder, int index) {
        if (holder instanceof List<?> list) {
            return index < list.size() ? list.get(index) : null;
        }
        if (holder instanceof Map<?, ?> map && index < map.size()) {
            Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
            for (int i = 0; i < index; i++) {
                entries.next();
            }
            Map.Entry<?, ?> entry = entries.next();
            Map<String, @Nullable Object> both = new LinkedHashMap<>();
            both.put("key", entry.getKey());
            both.put("value", entry.getValue());
            return both;
        }
        return null;
    }
}
