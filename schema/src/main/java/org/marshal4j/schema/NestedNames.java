package org.marshal4j.schema;

import java.util.ArrayList;
import java.util.List;

/** The names of the types that a wire type holds. */
final class NestedNames {
    private NestedNames() {}

    /** In the order of its text. */
    static List<String> of(WireType type) {
        List<String> names = new ArrayList<>();
        WireNames.replace(type, name -> {
            names.add(name);
            return name;
        });
        return names;
    }
}
