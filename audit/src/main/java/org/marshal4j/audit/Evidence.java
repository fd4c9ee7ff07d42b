package org.marshal4j.audit;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;

/**
 * Whether two methods that only their names call a pair are one. Those of a channel, for example, take from a buffer
 * what they write, and put into it what they read.
 */
final class Evidence {

    private Evidence() {}

    /** Whether one of the methods moves a value that is understood, and none moves any in the wrong direction. */
    static boolean isPair(Grammar writer, Grammar reader) {
        AtomicBoolean any = new AtomicBoolean();
        AtomicBoolean wrong = new AtomicBoolean();
        look(writer.nodes(), "get", any, wrong);
        look(reader.nodes(), "put", any, wrong);
        return any.get() && !wrong.get();
    }

    private static void look(List<Node> nodes, String wrongWay, AtomicBoolean any, AtomicBoolean wrong) {
        Nodes.each(nodes, node -> {
            if (node instanceof Node.Op op) {
                any.set(true);
                if (op.method().startsWith(wrongWay)) {
                    wrong.set(true);
                }
            }
        });
    }
}
