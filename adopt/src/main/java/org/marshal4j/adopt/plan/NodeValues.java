package org.marshal4j.adopt.plan;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What the values in a part of a grammar are about. */
final class NodeValues {

    private NodeValues() {}

    /** The fields of the object that a part uses. */
    static Set<String> fields(Node node) {
        Set<String> names = new LinkedHashSet<>();
        each(List.of(node), value -> {
            if (value instanceof Value.Field field && field.owner() instanceof Value.Self) {
                names.add(field.name());
            }
        });
        return names;
    }

    /** Passes all conditions, also those that choose a value. */
    static void conditions(List<Node> nodes, Consumer<Condition> to) {
        Nodes.each(nodes, node -> {
            if (node instanceof Node.Choice choice) {
                to.accept(choice.condition());
            }
        });
        each(nodes, value -> {
            if (value instanceof Value.Truth truth) {
                to.accept(truth.condition());
            } else if (value instanceof Value.Select select) {
                to.accept(select.condition());
            }
        });
    }

    /** Passes all values, and their parts. */
    private static void each(List<Node> nodes, Consumer<Value> to) {
        Nodes.each(nodes, node -> {
            if (node instanceof Node.Op op) {
                each(op.value(), to);
            } else if (node instanceof Node.Call call) {
                each(call.receiver(), to);
            } else if (node instanceof Node.Loop loop) {
                each(loop.count(), to);
            } else if (node instanceof Node.Choice choice) {
                each(choice.condition().left(), to);
                each(choice.condition().right(), to);
            }
        });
    }

    private static void each(Value value, Consumer<Value> to) {
        Values.any(value, part -> {
            to.accept(part);
            return false;
        });
    }
}
