package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** From which end a loop takes the elements of an array or a list. */
record ElementOrder(Session session, Counts counts) {
    /** 1 if it takes them from the start, −1 from the end; 0 if that is not known. */
    int of(List<Node> body) {
        List<Integer> steps = new ArrayList<>();
        Nodes.each(body, node -> {
            if (node instanceof Node.Op op) {
                add(op.value(), steps);
                Value index = session.indexes.get(op.id());
                steps.add(index == null ? 0 : counts.step(index));
            } else if (node instanceof Node.Call call) {
                add(call.receiver(), steps);
            }
        });
        boolean rises = steps.contains(1);
        return rises == steps.contains(-1) ? 0 : rises ? 1 : -1;
    }

    private void add(Value value, List<Integer> steps) {
        Values.any(value, part -> {
            if (part instanceof Value.At at) {
                steps.add(counts.step(at.index()));
            } else if (part instanceof Value.Invoke call
                    && call.name().equals("get")
                    && call.args().size() == 2) {
                steps.add(counts.step(call.args().get(1)));
            } else if (part instanceof Value.Element) {
                steps.add(1);
            }
            return false;
        });
    }
}
