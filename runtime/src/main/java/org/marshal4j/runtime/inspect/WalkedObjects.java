package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/** The shared objects that a walk has met, by their numbers: what class each has. */
final class WalkedObjects {
    /** The number of the first object. */
    private static final int FIRST = 2;

    private final Function<String, Schema> resolver;
    private final List<String> types = new ArrayList<>();
    private final Set<Integer> open = new HashSet<>();
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

    /** Adds the object that is walked next; returns its number. */
    int add(String type) {
        start();
        types.add(type);
        int number = FIRST + types.size() - 1;
        open.add(number);
        return number;
    }

    /** The object of that number has been walked. */
    void close(int number) {
        open.remove(number);
    }

    /** The class of the object of that number, if it is still being walked; empty if not. */
    String openType(long number) {
        start();
        return number < FIRST + types.size() && open.contains((int) number) ? types.get((int) number - FIRST) : "";
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
                open.add(FIRST);
            }
        }
    }
}
