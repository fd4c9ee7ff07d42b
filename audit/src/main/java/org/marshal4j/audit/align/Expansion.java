package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;

/** What a nested object writes or reads, for when only one side calls its pair. */
public interface Expansion {

    /** The nodes of the method that is called; null if it is not known which one that is. */
    @Nullable
    List<Node> of(Node.Call call);

    /** What a static method returns, as an expression of its arguments; null if it is not known, or uses a stream. */
    @Nullable
    Value of(Value.Invoke call);
}
