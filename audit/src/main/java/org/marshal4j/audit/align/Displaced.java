package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;

/** Finds nested objects where the other side has a value, and has the same nested object only after it. */
final class Displaced {

    private Displaced() {}

    /** Whether one side is at a nested object, and the other one at a value that comes before the same object. */
    static boolean is(Seq writer, Seq reader, World world) {
        if (writer.head() instanceof Node.Call call && reader.head() instanceof Node.Op) {
            return comes(call, reader.tail());
        }
        return reader.head() instanceof Node.Call call
                && writer.head() instanceof Node.Op
                && (comes(call, writer.tail()) || comes(call, world.after()));
    }

    private static boolean comes(Node.Call call, @Nullable Seq seq) {
        String by = Roots.direct(call.receiver());
        boolean[] found = {false};
        for (Seq next = seq; next != null && by != null; next = next.tail()) {
            Nodes.each(
                    List.of(next.head()),
                    node -> found[0] |= node instanceof Node.Call other
                            && other.pair().equals(call.pair())
                            && by.equals(Roots.direct(other.receiver())));
        }
        return found[0];
    }
}
