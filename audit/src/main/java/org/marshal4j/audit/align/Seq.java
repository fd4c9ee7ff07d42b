package org.marshal4j.audit.align;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;

/** A sequence of nodes as a list that shares its tail. Where two paths meet, they have the same tail. */
record Seq(Node head, @Nullable Seq tail) {

    /** The nodes and then the rest. */
    static @Nullable Seq of(List<Node> nodes, @Nullable Seq rest) {
        Seq seq = rest;
        for (int i = nodes.size() - 1; i >= 0; i--) {
            seq = new Seq(nodes.get(i), seq);
        }
        return seq;
    }

    /** One sequence and then another one. */
    static @Nullable Seq append(@Nullable Seq first, @Nullable Seq second) {
        if (first == null || second == null) {
            return first == null ? second : first;
        }
        return new Seq(first.head(), append(first.tail(), second));
    }

    /** Whether nothing more is moved. */
    static boolean isDone(@Nullable Seq seq) {
        return seq == null || (!Nodes.moves(List.of(seq.head())) && isDone(seq.tail()));
    }

    /** Whether the line of the first node comes again, there or in what follows. */
    static boolean isRepeated(Seq first, @Nullable Seq after) {
        boolean[] found = {false};
        for (Seq seq = append(first.tail(), after); seq != null; seq = seq.tail()) {
            Nodes.each(
                    List.of(seq.head()),
                    node -> found[0] |= node.place().equals(first.head().place()));
        }
        return found[0];
    }

    /** Whether both are the same sequence, not only equal ones. */
    static boolean same(@Nullable Seq one, @Nullable Seq other) {
        return Objects.equals(one, other);
    }

    // By identity: equal nodes at different places are different, and texts of long lists are no use.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
