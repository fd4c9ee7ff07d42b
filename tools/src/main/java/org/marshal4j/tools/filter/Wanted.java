package org.marshal4j.tools.filter;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is to be read of an object.
 *
 * @param slots the slots of its own fields
 * @param inside what is to be read of the objects in its fields
 */
record Wanted(Map<String, Integer> slots, Map<String, Wanted> inside) {
    static Wanted of(Map<String, Integer> slotsByPath) {
        Wanted root = new Wanted(new TreeMap<>(), new TreeMap<>());
        slotsByPath.forEach((path, slot) -> root.add(PathTypes.steps(path), slot));
        return root;
    }

    private void add(List<String> steps, int slot) {
        if (steps.size() == 1) {
            slots.put(steps.get(0), slot);
        } else {
            inside.computeIfAbsent(steps.get(0), name -> new Wanted(new TreeMap<>(), new TreeMap<>()))
                    .add(steps.subList(1, steps.size()), slot);
        }
    }

    boolean has(String field) {
        return slots.containsKey(field) || inside.containsKey(field);
    }
}
