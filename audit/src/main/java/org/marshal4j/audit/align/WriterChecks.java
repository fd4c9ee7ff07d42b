package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.Place;

/** What is wrong with a writer, whatever the reader does: a branch that writes and then always throws. */
final class WriterChecks {

    private WriterChecks() {}

    static void check(Grammar writer, Mismatches mismatches, Sink sink) {
        if (!Nodes.fails(writer.nodes())) {
            branch(writer.nodes(), mismatches, sink, false);
        }
    }

    private static void branch(List<Node> nodes, Mismatches mismatches, Sink sink, boolean inside) {
        Node.@Nullable Op last = null;
        Place fell = null;
        for (Node node : nodes) {
            if (node instanceof Node.Op op) {
                last = op;
            } else if (node instanceof Node.FallThrough through) {
                fell = through.place();
            } else if (node instanceof Node.Choice choice) {
                branch(choice.yes(), mismatches, sink, true);
                branch(choice.no(), mismatches, sink, true);
            } else if (node instanceof Node.Loop loop) {
                branch(loop.body(), mismatches, sink, true);
            } else if (node instanceof Node.Fail fail && last != null && inside) {
                String how = fell == null ? "" : "; the case before goes on into the next one";
                String what = Texts.of(last) + " is written, and then an exception is thrown in line "
                        + fail.place().line() + how;
                Certainty certainty = fell == null ? Certainty.LIKELY : Certainty.CERTAIN;
                sink.add(mismatches.finding(
                        FindingKind.WRITES_THEN_THROWS,
                        certainty,
                        Texts.member(last),
                        last.place(),
                        fail.place(),
                        what));
            }
        }
    }
}
