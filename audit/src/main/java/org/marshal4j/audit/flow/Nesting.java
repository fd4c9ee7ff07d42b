package org.marshal4j.audit.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;

/** Puts what is written to a buffer, or read from it, inside the operation that writes or reads the buffer's bytes. */
record Nesting(Buffers buffers, List<Node> root) {
    static List<Node> of(List<Node> nodes, Buffers buffers) {
        return buffers.all().isEmpty() ? nodes : new Nesting(buffers, nodes).nest(nodes, List.of(nodes));
    }

    private List<Node> nest(List<Node> nodes, List<List<Node>> around) {
        List<Node> nested = new ArrayList<>();
        for (Node node : nodes) {
            if (node instanceof Node.Choice choice) {
                nested.add(new Node.Choice(
                        choice.condition(),
                        nest(choice.yes(), with(choice.yes(), around)),
                        nest(choice.no(), with(choice.no(), around)),
                        choice.place()));
            } else if (node instanceof Node.Loop loop) {
                nested.add(new Node.Loop(
                        loop.id(),
                        loop.count(),
                        nest(loop.body(), with(loop.body(), around)),
                        loop.order(),
                        loop.place()));
            } else if (node instanceof Node.Op op) {
                nested.add(nest(op, around));
            } else {
                nested.add(node);
            }
        }
        return nested;
    }

    private static List<List<Node>> with(List<Node> inner, List<List<Node>> around) {
        List<List<Node>> all = new ArrayList<>(List.of(inner));
        all.addAll(around);
        return all;
    }

    private Node nest(Node.Op op, List<List<Node>> around) {
        Integer port = buffers.carriedBy(op.id());
        if (port == null || port == op.port() || uses(root, port) == 0) {
            return op;
        }
        List<Node> inside = inside(port, around);
        if (inside == null) {
            return new Node.Opaque("a buffer that is filled at several places", op.port(), op.place());
        }
        return new Node.Op(
                op.id(),
                op.port(),
                op.form(),
                op.value(),
                op.method(),
                op.place(),
                new Nesting(buffers, inside).nest(inside, List.of(inside)));
    }

    /** The nodes of a buffer, from the innermost sequence that has all of them. */
    private @Nullable List<Node> inside(int port, List<List<Node>> around) {
        for (List<Node> nodes : around) {
            if (uses(nodes, port) == uses(root, port)) {
                return Nodes.of(nodes, port);
            }
        }
        return null;
    }

    private static int uses(List<Node> nodes, int port) {
        AtomicInteger count = new AtomicInteger();
        Nodes.each(nodes, node -> {
            boolean of = (node instanceof Node.Op op && op.port() == port)
                    || (node instanceof Node.Call call && call.port() == port)
                    || (node instanceof Node.Opaque opaque && opaque.port() == port);
            count.addAndGet(of ? 1 : 0);
        });
        return count.get();
    }
}
