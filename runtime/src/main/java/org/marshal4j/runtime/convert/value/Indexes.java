package org.marshal4j.runtime.convert.value;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds names of one list in another. */
public final class Indexes {
    private Indexes() {}

    /** The index of each name in the other list; -1 if it is not there. */
    public static int[] of(List<String> names, List<String> others) {
        Map<String, Integer> known = new HashMap<>();
        for (int i = 0; i < others.size(); i++) {
            known.putIfAbsent(others.get(i), i);
        }
        int[] indexes = new int[names.size()];
        for (int i = 0; i < indexes.length; i++) {
            indexes[i] = known.getOrDefault(names.get(i), -1);
        }
        return indexes;
    }
}
