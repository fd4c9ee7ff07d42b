package org.marshal4j.audit.port;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A family of classes that write or read: what their methods do. */
final class Stream {

    final boolean writes;
    final List<String> types;
    private final @Nullable Stream parent;
    private final Map<String, Operation> operations = new HashMap<>();

    Stream(boolean writes, List<String> types, @Nullable Stream parent) {
        this.writes = writes;
        this.types = new ArrayList<>(types);
        this.parent = parent;
    }

    void add(String method, Operation operation) {
        operations.put(method, operation);
    }

    @Nullable
    Operation find(String method) {
        Operation own = operations.get(method);
        return own != null || parent == null ? own : parent.find(method);
    }
}
