package org.marshal4j.random.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.random.MemoryClasses;

/** Compiles the versions of many chains, one version of each chain at a time: all versions have the same names. */
final class Compiled {
    private Compiled() {}

    /** Returns the objects of each version. */
    static <C> Map<C, List<PlainObjects>> of(Map<C, List<Version>> chains) {
        Map<C, List<PlainObjects>> compiled = new LinkedHashMap<>();
        AcceptedIds ids = new AcceptedIds();
        for (int i = 0; ; i++) {
            int number = i;
            Map<C, Version> versions = new LinkedHashMap<>();
            chains.forEach((chain, all) -> {
                if (number < all.size()) {
                    versions.put(chain, all.get(number));
                }
            });
            if (versions.isEmpty()) {
                return compiled;
            }
            ids.accept(versions.values());
            Map<String, String> sources = new LinkedHashMap<>();
            versions.values().forEach(version -> sources.putAll(version.sources()));
            ClassLoader loader = new MemoryClasses(ids.compile(sources));
            versions.forEach((chain, version) ->
                    compiled.computeIfAbsent(chain, each -> new ArrayList<>()).add(new PlainObjects(version, loader)));
        }
    }
}
