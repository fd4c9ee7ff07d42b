package org.marshal4j.audit.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.marshal4j.audit.grammar.Node.Call;
import org.marshal4j.audit.grammar.Node.Choice;
import org.marshal4j.audit.grammar.Node.Fail;
import org.marshal4j.audit.grammar.Node.FallThrough;
import org.marshal4j.audit.grammar.Node.Loop;
import org.marshal4j.audit.grammar.Node.Op;
import org.marshal4j.audit.grammar.Node.Opaque;

/** Work on sequences of nodes. */
public final class Nodes {

    private Nodes() {}

    /** Passes every node, however deep. */
    public static void each(List<Node> nodes, Consumer<Node> to) {
        for (Node node : nodes) {
            to.accept(node);
            if (node instanceof Op op) {
                each(op.inside(), to);
            } else if (node instanceof Choice choice) {
                each(choice.yes(), to);
                each(choice.no(), to);
            } else if (node instanceof Loop loop) {
                each(loop.body(), to);
            }
        }
    }

    /** Whether anything is written, read or not understood here. */
    public static boolean moves(List<Node> nodes) {
        for (Node node : nodes) {
            if (node instanceof Choice choice) {
                if (moves(choice.yes()) || moves(choice.no())) {
                    return true;
                }
            } else if (node instanceof Loop loop) {
                if (moves(loop.body())) {
                    return true;
                }
            } else if (!(node instanceof Fail) && !(node instanceof FallThrough)) {
                return true;
            }
        }
        return false;
    }

    /** Whether every path ends in an exception. */
    public static boolean fails(List<Node> nodes) {
        for (Node node : nodes) {
            if (node instanceof Fail || (node instanceof Choice choice && fails(choice.yes()) && fails(choice.no()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether any path ends in an exception. */
    public static boolean mayFail(List<Node> nodes) {
        boolean[] found = {false};
        each(nodes, node -> found[0] |= node instanceof Fail);
        return found[0];
    }

    /** The nodes of one stream. */
    public static List<Node> of(List<Node> nodes, int port) {
        List<Node> kept = new ArrayList<>();
        for (Node node : nodes) {
            boolean other = (node instanceof Op op && op.port() != port)
                    || (node instanceof Call call && call.port() != port && call.port() >= 0)
                    || (node instanceof Opaque opaque && opaque.port() != port && opaque.port() >= 0);
            if (node instanceof Choice choice) {
                Choice left =
                        new Choice(choice.condition(), of(choice.yes(), port), of(choice.no(), port), choice.place());
                if (moves(List.of(left)) || mayFail(List.of(left)) || !moves(List.of(choice))) {
                    kept.add(left);
                }
            } else if (node instanceof Loop loop) {
                Loop left = new Loop(loop.id(), loop.count(), of(loop.body(), port), loop.order(), loop.place());
                if (moves(left.body()) || !moves(loop.body())) {
                    kept.add(left);
                }
            } else if (!other) {
                kept.add(node);
            }
        }
        return kept;
    }
}
