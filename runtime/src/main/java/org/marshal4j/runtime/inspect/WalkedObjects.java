package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.schema.RootNumber;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/** The classes of the shared objects that a walk has met, by their numbers. */
final class WalkedObjects {
    /** The number of the first object. */
    private static final int FIRST = 2;

    private final Function<String, Schema> resolver;
    private final List<String> types = new ArrayList<>();
    private final Set<Integer> open = new HashSet<>();

    /** The classes of families, since a message may have any number of references to a family of any size. */
    private final Map<String, Set<String>> families = new HashMap<>();

    private String root = "";
    private boolean started;
    private @Nullable MarshalException refused;

    WalkedObjects(Function<String, Schema> resolver) {
        this.resolver = resolver;
    }

    /** Sets the class of the outermost object. */
    void root(String type) {
        root = type;
    }

    /** Keeps what a reader has refused although the bytes do not show it: an object that is part of itself. */
    void stopAt(@Nullable MarshalException problem) {
        refused = problem;
    }

    /** Reads the number of a reference: 0, 1 or that of an object. A failure leaves the cursor at its start. */
    int number(WireType.Shared type, WireCursor in) {
        long offset = in.offset();
        int number = in.nextCount();
        if (number == 0 && !type.nullable()) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null, but the field is required");
        }
        if (number > 1) {
            checkOwnPart(number, offset, in);
        }
        if (number < 0 || (number > 1 && !has(number, type.object()))) {
            in.moveTo(offset);
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE,
                    "reference to object number " + number + ", which is no object of this type");
        }
        return number;
    }

    /** Checks first whether the object exists, as the readers do. */
    private void checkOwnPart(long number, long offset, WireCursor in) {
        if (refused == null || refused.problem() != RuntimeProblem.OWN_PART) {
            return;
        }
        MarshalException ownPart = Graph.ownPart(openType(number));
        if (ownPart.detail().equals(refused.detail())) {
            in.moveTo(offset);
            throw ownPart;
        }
    }

    /** The class of the next object; empty if the family has none with its type id. */
    String typeAhead(WireType object, WireCursor in) {
        if (!(object instanceof WireType.Family family)) {
            return ((WireType.Nested) object).type();
        }
        long offset = in.offset();
        int id = in.nextCount();
        in.moveTo(offset);
        return resolver.apply(family.root()).members().getOrDefault(id, "");
    }

    /** The number of the next object. */
    int next() {
        start();
        return FIRST + types.size();
    }

    /** Adds the object that is walked next and returns its number. */
    int add(String type) {
        start();
        types.add(type);
        int number = FIRST + types.size() - 1;
        open.add(number);
        return number;
    }

    /** Marks an object as walked. */
    void close(int number) {
        open.remove(number);
    }

    /** The class of an object that is still being walked; otherwise empty. */
    String openType(long number) {
        start();
        return number < FIRST + types.size() && open.contains((int) number) ? types.get((int) number - FIRST) : "";
    }

    /** Whether there is an object with a number, and a reference of a type may refer to it. */
    boolean has(long number, WireType reference) {
        start();
        return number < FIRST + types.size() && canHold(reference, types.get((int) number - FIRST));
    }

    private boolean canHold(WireType reference, String type) {
        return reference instanceof WireType.Family family
                ? families.computeIfAbsent(
                                family.root(),
                                root -> new HashSet<>(
                                        resolver.apply(root).members().values()))
                        .contains(type)
                : RootNumber.canHold(resolver, reference, type);
    }

    /** Numbers the outermost object if a reference could refer to it. */
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
