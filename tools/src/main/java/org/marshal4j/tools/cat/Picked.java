package org.marshal4j.tools.cat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.type.Trees;

/** Some fields of a tree, each by its path. */
final class Picked {
    private Picked() {}

    static Map<String, @Nullable Object> of(Map<String, @Nullable Object> tree, List<String> paths) {
        Map<String, @Nullable Object> picked = new LinkedHashMap<>();
        paths.forEach(path -> picked.put(path, Trees.at(path, tree)));
        return picked;
    }
}
