package org.marshal4j.audit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.align.Expansion;
import org.marshal4j.audit.flow.Grammars;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;

/** Follows what only an alignment finds out that it needs. */
record Expansions(Grammars grammars) implements Expansion {

    @Override
    public @Nullable List<Node> of(Node.Call call) {
        return grammars.expand(call);
    }

    @Override
    public @Nullable Value of(Value.Invoke call) {
        return grammars.compute(call);
    }
}
