package org.marshal4j.audit.align;

import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.ValueText;

/** Operations and paths, for messages. */
final class Texts {

    private Texts() {}

    /** What an operation moves. */
    static String of(Node node) {
        if (node instanceof Node.Op op) {
            String value = op.value() instanceof Value.Read ? "" : " (" + ValueText.of(op.value()) + ")";
            return op.form().replace("*", "s") + value + " by " + op.method();
        } else if (node instanceof Node.Call call) {
            return "a nested object (" + ValueText.of(call.receiver()) + ")";
        } else if (node instanceof Node.Loop loop) {
            return "a loop over " + ValueText.of(loop.count());
        }
        return "a value";
    }

    /** A name for the baseline: a field, or what is called. */
    static String member(Node node) {
        String name = node instanceof Node.Op op
                ? Roots.name(op.value())
                : node instanceof Node.Call call
                        ? Roots.name(call.receiver())
                        : node instanceof Node.Loop loop ? Roots.name(loop.count()) : "";
        if (!name.isEmpty()) {
            return name;
        }
        return node instanceof Node.Op op
                ? op.method()
                : node instanceof Node.Call call ? call.handle().getName() : "loop";
    }

    /** On which path, in the writer's terms. */
    static String when(World world) {
        StringBuilder text = new StringBuilder();
        int from = Math.max(0, world.forks().size() - 3);
        for (Fork fork : world.forks().subList(from, world.forks().size())) {
            Condition condition = fork.condition();
            text.append(text.length() == 0 ? ", if " : " and ").append(ValueText.of(condition));
        }
        return text.toString();
    }
}
