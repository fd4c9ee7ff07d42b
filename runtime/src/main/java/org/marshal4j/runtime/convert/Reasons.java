package org.marshal4j.runtime.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Why every object of a type is refused, by the paths of its fields. Not thread-safe. */
final class Reasons {
    /** Further reasons are left out. */
    private static final int MOST = 20;

    private final List<Reason> own = new ArrayList<>();
    private final List<Held> held = new ArrayList<>();

    /**
     * A reason.
     *
     * @param path the path from the outermost object
     */
    record Reason(String path, String why) {}

    private record Held(String name, Reasons reasons) {}

    /** Adds reasons of fields. */
    void addAll(List<Reason> reasons) {
        own.addAll(reasons);
    }

    /** Adds the reason of a field. */
    void add(String name, String why) {
        own.add(new Reason(name, why));
    }

    /** Adds the reasons of the object in a field that is never null. */
    void add(String name, Reasons object) {
        held.add(new Held(name, object));
    }

    /** The first reasons, with the paths from this object. Each type is looked at once. */
    List<Reason> all() {
        List<Reason> found = new ArrayList<>();
        Set<Reasons> seen = new HashSet<>(Set.of(this));
        Deque<Held> pending = new ArrayDeque<>();
        pending.add(new Held("", this));
        while (!pending.isEmpty() && found.size() < MOST) {
            Held next = pending.remove();
            for (int i = 0; i < next.reasons.own.size() && found.size() < MOST; i++) {
                Reason reason = next.reasons.own.get(i);
                found.add(new Reason(joined(next.name, reason.path), reason.why));
            }
            for (Held part : next.reasons.held) {
                if (seen.add(part.reasons)) {
                    pending.add(new Held(joined(next.name, part.name), part.reasons));
                }
            }
        }
        return found;
    }

    private static String joined(String outer, String name) {
        return outer.isEmpty() || name.isEmpty() ? outer + name : outer + "." + name;
    }
}
