package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Condition;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;
import org.objectweb.asm.Type;

/** Methods that return an array, or take one: what is in it. Null in both places says that there is no array. */
final class ByteArrays {

    private ByteArrays() {}

    /** What is in the array that a method returns. */
    static Grammar made(Grammar method) {
        List<Node> nodes = method.nodes();
        Value result = method.result();
        while (result instanceof Value.Select select && (isNone(select.yes()) || isNone(select.no()))) {
            boolean yes = isNone(select.no());
            nodes = assume(nodes, select.condition(), yes);
            result = yes ? select.yes() : select.no();
        }
        return result instanceof Value.Content content
                ? method.with(Nodes.of(nodes, content.port()))
                : unclear(method, "an array that no stream has made");
    }

    private static boolean isNone(Value value) {
        return value.equals(Values.nothing())
                || (value instanceof Value.FreshArray array && array.length().equals(Values.number(0)));
    }

    /** What is in the array that a method takes. */
    static Grammar taken(Grammar method, Method of, Buffers buffers) {
        Type[] types = Type.getArgumentTypes(of.node().desc);
        int last = types.length - 1;
        Integer port = buffers.readFrom(last);
        if (port == null) {
            return unclear(method, "an array that no stream reads");
        }
        Value array = new Value.Param(last, types[last].getDescriptor());
        List<Node> nodes = assume(method.nodes(), Conditions.equal(array, Values.nothing()), false);
        nodes = assume(nodes, Conditions.equal(Values.size(array), Values.number(0)), false);
        return method.with(Nodes.of(nodes, port));
    }

    private static Grammar unclear(Grammar method, String reason) {
        return method.with(List.of(new Node.Opaque(reason, method.start())));
    }

    /** The nodes that are left where a condition holds or does not. */
    private static List<Node> assume(List<Node> nodes, Condition condition, boolean holds) {
        List<Node> left = new ArrayList<>();
        for (Node node : nodes) {
            Boolean decided = node instanceof Node.Choice choice ? decide(choice.condition(), condition, holds) : null;
            if (node instanceof Node.Choice choice && decided != null) {
                left.addAll(assume(decided ? choice.yes() : choice.no(), condition, holds));
            } else {
                left.add(node);
            }
        }
        return left;
    }

    private static @Nullable Boolean decide(Condition asked, Condition known, boolean holds) {
        boolean same = asked.test().equals(known.test());
        return same ? Boolean.valueOf(holds == (asked.negated() == known.negated())) : null;
    }
}
