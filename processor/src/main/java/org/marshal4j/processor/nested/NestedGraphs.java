package org.marshal4j.processor.nested;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;

/**
 * Which types need a graph of the objects of their message: those that have a {@code @Parent} field or a
 * {@code @Shared} reference, and those that hold such types. But an object that holds others directly can be passed to
 * them itself, so it leads to no graph if that is all that they need.
 */
public final class NestedGraphs implements NestedGraph {

    private final NestedTypes nested;
    private final Map<MarshalledType, Boolean> known = new HashMap<>();
    private final Set<MarshalledType> leading = new HashSet<>();

    public NestedGraphs(NestedTypes nested) {
        this.nested = nested;
    }

    @Override
    public boolean isNeeded(Name type, Name marshaller) {
        return isNeeded(new MarshalledType(type, marshaller));
    }

    @Override
    public boolean needsParentAlone(MarshalledType type) {
        return isNeeded(type) && parentAlone(type).isPresent();
    }

    @Override
    public boolean isEnough(MarshalledType holder) {
        isNeeded(holder);
        return !leading.contains(holder);
    }

    private boolean isNeeded(MarshalledType asked) {
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
            if (what.refers() || (what.recorded() && what.parent().isEmpty())) {
                leading.add(type);
            }
            if (what.refers() || what.recorded() || !what.parents().isEmpty()) {
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
                if (!isServedBy(holder, type) && leading.add(holder)) {
                    needing.add(holder);
                }
            }
        }
    }

    /** Whether all that a type needs is the object that holds it, and this has the class that it asks for. */
    private boolean isServedBy(MarshalledType holder, MarshalledType type) {
        NestedTypes.Contents around = nested.of(holder);
        return around.isPlain()
                && around.held().contains(type)
                && parentAlone(type).filter(asked -> nested.isOf(holder, asked)).isPresent();
    }

    /** The class of the object that must enclose those of a type, if they need no other object of the message. */
    private Optional<String> parentAlone(MarshalledType type) {
        return leading.contains(type) ? Optional.empty() : nested.of(type).parent();
    }
}
