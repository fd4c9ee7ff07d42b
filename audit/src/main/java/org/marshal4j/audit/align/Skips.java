package org.marshal4j.audit.align;

import java.util.List;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.value.Conditions;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What moves nothing, or is known to move nothing this time; and loops that run a known number of times. */
final class Skips {

    private static final int UNROLLED = 8;

    private Skips() {}

    /** Whether a node can be passed over. */
    static boolean passes(Node node) {
        return node instanceof Node.FallThrough
                || (node instanceof Node.Choice choice
                        && !Nodes.moves(List.of(choice))
                        && !Nodes.mayFail(List.of(choice)))
                || (node instanceof Node.Loop loop && !Nodes.moves(loop.body()));
    }

    /** Whether it is known that a loop does not run, or a run of bytes is empty. */
    static boolean isEmpty(Node node, Canon canon, World world) {
        Value count = node instanceof Node.Loop loop
                ? loop.count()
                : node instanceof Node.Op op && Operation.isCounted(op.form()) ? op.value() : null;
        if (count == null) {
            return false;
        }
        Value times = canon.of(count);
        // Also where a reader goes on only if there is something.
        return world.facts().decide(Conditions.equal(times, Values.number(0))).orElse(false)
                || !world.facts()
                        .decide(Conditions.less(Values.number(0), times))
                        .orElse(true);
    }

    /** A loop that is known to run a few times, as its body that many times. */
    static Seq unrolled(Seq seq, Canon canon, World world) {
        if (seq.head() instanceof Node.Loop loop) {
            Value count = canon.of(loop.count());
            for (int times = 1; times <= UNROLLED; times++) {
                if (world.facts()
                        .decide(Conditions.equal(count, Values.number(times)))
                        .orElse(false)) {
                    Seq result = seq.tail();
                    for (int i = 0; i < times; i++) {
                        result = Seq.of(loop.body(), result);
                    }
                    return result == null ? seq : result;
                }
            }
        }
        return seq;
    }

    /** Whether the body of a loop does nothing for some elements. */
    static boolean leavesOut(List<Node> body) {
        List<Node> moving =
                body.stream().filter(node -> Nodes.moves(List.of(node))).toList();
        return moving.size() == 1
                && moving.get(0) instanceof Node.Choice choice
                && (!Nodes.moves(choice.yes()) || !Nodes.moves(choice.no()));
    }
}
