package org.marshal4j.audit.align;

import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Compares what a method that copies from stream to stream writes with what it reads. */
final class Relays {

    private Relays() {}

    /**
     * Finds differences, if values go from one stream to the other as they are.
     *
     * @param read what the method reads
     * @param written what the same method writes
     */
    static void check(Grammar read, Grammar written, Aligner aligner, Sink sink) {
        boolean[] plain = {Nodes.moves(written.nodes())};
        Nodes.each(written.nodes(), node -> plain[0] &= isPlain(node));
        Nodes.each(read.nodes(), node -> plain[0] &= !(node instanceof Node.Opaque));
        if (plain[0]) {
            Sink copied = new Sink();
            aligner.whole(
                    Seq.of(written.nodes(), null),
                    Seq.of(read.nodes(), null),
                    World.start(written.start(), read.start()),
                    copied);
            copied.findings().forEach(sink::add);
        }
    }

    /** Whether a value is written that was read, and not one that was made of it. */
    private static boolean isPlain(Node node) {
        Value value = node instanceof Node.Op op ? op.value() : node instanceof Node.Loop loop ? loop.count() : null;
        boolean made = value != null
                && Values.any(
                        value,
                        part -> part instanceof Value.Fresh
                                || part instanceof Value.Invoke
                                || part instanceof Value.Unknown
                                || part instanceof Value.Select);
        return !made && !(node instanceof Node.Opaque);
    }
}
