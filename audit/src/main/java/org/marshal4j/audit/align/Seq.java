package org.marshal4j.audit.align;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;

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
