package org.marshal4j.tools.cat;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Some fields of a tree, each by its path. */
final class Picked {
    private static final Pattern STEP = Pattern.compile("\\.?([^.\\[]+)|\\[(\\d+)]");

    private Picked() {}

    static Map<String, @Nullable Object> of(Map<String, @Nullable Object> tree, List<String> paths) {
        Map<String, @Nullable Object> picked = new LinkedHashMap<>();
        paths.forEach(path -> picked.put(path, at(path, tree)));
        return picked;
    }

    private static @Nullable Object at(String path, @Nullable Object tree) {
        Object at = tree;
        Matcher step = STEP.matcher(path);
        while (at != null && step.find()) {
            at = step.group(1) != null
                    ? at instanceof Map<?, ?> map ? map.get(step.group(1)) : null
                    : element(at, Integer.parseInt(step.group(2)));
        }
        return at;
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
