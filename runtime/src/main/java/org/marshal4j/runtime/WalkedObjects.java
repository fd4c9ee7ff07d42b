package org.marshal4j.runtime;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The shared objects that a walk has met, by their numbers: what class each has. */
final class WalkedObjects {
    /** The number of the first object. */
    private static final int FIRST = 2;

    private final Function<String, Schema> resolver;
    private final List<String> types = new ArrayList<>();
    private String root = "";
    private boolean started;

    WalkedObjects(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    /** The class of the outermost object. */
    void root(String type) {
        root = type;
    }

    /** The number that the next object gets. */
    int next() {
        start();
        return FIRST + types.size();
    }

    void add(String type) {
        start();
        types.add(type);
    }

    /** Whether there is an object of that number, and a reference of that type can be to it. */
    boolean has(long number, WireType reference) {
        start();
        return number < FIRST + types.size() && canHold(reference, types.get((int) number - FIRST));
    }

    private boolean canHold(WireType reference, String type) {
        return reference instanceof WireType.Family family
                ? resolver.apply(family.root()).members().containsValue(type)
                : ((WireType.Nested) reference).type().equals(type);
    }

    /** The outermost object has a number if there could be a reference to it. */
    private void start() {
        if (!started) {
            started = true;
            if (!root.isEmpty() && isReferredTo(root, new HashSet<>())) {
                types.add(root);
            }
        }
    }

    private boolean isReferredTo(String type, Set<String> seen) {
        if (!seen.add(type)) {
            return false;
        }
        Schema schema = resolver.apply(type);
        return schema.fields().stream().anyMatch(field -> leadsToRoot(field.type(), seen))
                || schema.members().values().stream().anyMatch(member -> isReferredTo(member, seen));
    }

    private boolean leadsToRoot(WireType type, Set<String> seen) {
        if (type instanceof WireType.Shared shared) {
            return canHold(shared.object(), root) || leadsToRoot(shared.object(), seen);
        }
        if (type instanceof WireType.ListOf list) {
            return leadsToRoot(list.element(), seen);
        }
        if (type instanceof WireType.MapOf map) {
            return leadsToRoot(map.key(), seen) || leadsToRoot(map.value(), seen);
        }
        if (type instanceof WireType.OptionalOf optional) {
            return leadsToRoot(optional.element(), seen);
        }
        if (type instanceof WireType.Family family) {
            return isReferredTo(family.root(), seen);
        }
        return type instanceof WireType.Nested nested && isReferredTo(nested.type(), seen);
    }
}
