package org.marshal4j.schema.wire;

import java.util.ArrayList;
import java.util.List;

/** Lists the names of the types that a wire type holds. */
final class NestedNames {
    private NestedNames() {}

    /** The names, in the order in which the wire type's text has them. */
    static List<String> of(WireType type) {
        List<String> names = new ArrayList<>();
        WireNames.replace(type, name -> {
            names.add(name);
            return name;
        });
        return names;
    }
}
