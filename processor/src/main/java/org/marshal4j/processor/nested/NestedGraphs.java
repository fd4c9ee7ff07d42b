package org.marshal4j.processor.nested;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;

/**
 * Which types need a graph of the objects of their message: those that have a {@code @Parent} field or a
 * {@code @Shared} reference, and those that hold such types.
 */
public final class NestedGraphs implements NestedGraph {

    private final NestedTypes nested;
    private final Map<MarshalledType, Boolean> known = new HashMap<>();

    public NestedGraphs(NestedTypes nested) {
        this.nested = nested;
    }

    @Override
    public boolean isNeeded(Name type, Name marshaller) {
        MarshalledType asked = new MarshalledType(type, marshaller);
        if (!known.containsKey(asked)) {
            settle(asked);
        }
        return known.getOrDefault(asked, false);
    }

    /** Decides for everything reachable from there at once, so that it looks at each type once. */
    private void settle(MarshalledType start) {
        Map<MarshalledType, List<MarshalledType>> holders = new HashMap<>();
        Deque<MarshalledType> needing = new ArrayDeque<>();
        Deque<MarshalledType> toLookAt = new ArrayDeque<>(List.of(start));
        known.put(start, false);
        while (!toLookAt.isEmpty()) {
            MarshalledType type = toLookAt.remove();
            NestedTypes.Contents what = nested.of(type);
            if (what.recorded() || what.refers() || !what.parents().isEmpty()) {
                needing.add(type);
            }
            for (MarshalledType inside : what.types()) {
                holders.computeIfAbsent(inside, key -> new ArrayList<>()).add(type);
                Boolean earlier = known.putIfAbsent(inside, false);
                if (earlier == null) {
                    toLookAt.add(inside);
                } else if (earlier) {
                    needing.add(inside);
                }
            }
        }
        while (!needing.isEmpty()) {
            MarshalledType type = needing.remove();
            known.put(type, true);
            for (MarshalledType holder : holders.getOrDefault(type, List.of())) {
                if (!known.getOrDefault(holder, false)) {
                    needing.add(holder);
                }
            }
        }
    }
}
