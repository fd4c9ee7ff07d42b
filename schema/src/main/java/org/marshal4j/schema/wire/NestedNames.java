package org.marshal4j.schema.wire;

import java.util.ArrayList;
import java.util.List;

/** Lists the names of the types that a wire type holds. */
final class NestedNames {
    private NestedNames() {}

    /** The names, in the order in which the wire type's text has them. */
    static List<String> of(WireType type) {
        List<String> names = new ArrayList<>();
        add(type, names);
        return names;
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private static void add(WireType type, List<String> to) {
        if (type instanceof WireType.Nested nested) {
            to.add(nested.type());
        } else if (type instanceof WireType.Family family) {
            to.add(family.root());
        }
        for (WireType part : type.parts()) {
            add(part, to);
        }
    }
}
