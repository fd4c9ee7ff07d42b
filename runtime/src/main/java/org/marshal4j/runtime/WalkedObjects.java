package org.marshal4j.runtime;

import java.util.ArrayList;
import java.util.List;
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
        return number < FIRST + types.size()
                && RootNumber.canHold(resolver, reference, types.get((int) number - FIRST));
    }

    /** The outermost object has a number if there could be a reference to it. */
    private void start() {
        if (!started) {
            started = true;
            if (!root.isEmpty() && RootNumber.isThere(resolver, root)) {
                types.add(root);
            }
        }
    }
}
