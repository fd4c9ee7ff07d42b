package org.marshal4j.audit.align;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;

/** Expands each call once, and not too many. */
final class Expanded implements Expansion {

    private static final int LIMIT = 200;

    private final Expansion expansion;
    private final Map<Integer, Optional<List<Node>>> known = new HashMap<>();

    Expanded(Expansion expansion) {
        this.expansion = expansion;
    }

    @Override
    public @Nullable List<Node> of(Node.Call call) {
        Optional<List<Node>> before = known.get(call.id());
        if (before == null) {
            before = known.size() >= LIMIT ? Optional.empty() : Optional.ofNullable(expansion.of(call));
            known.put(call.id(), before);
        }
        return before.orElse(null);
    }

    @Override
    public @Nullable Value of(Value.Invoke call) {
        return expansion.of(call);
    }
}
