package org.marshal4j.audit.align;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.GrammarText;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.Convention;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.report.PairResult;

/** Compares the grammars of a pair. */
public record Alignment(Hierarchy hierarchy, Expansion expansion) {
    /**
     * What an alignment tells.
     *
     * @param result what is wrong with a pair, and what is not understood
     * @param met for each operation that writes, those that read the same value; by their numbers
     */
    public record Aligned(PairResult result, Map<Integer, Set<Integer>> met) {}

    /**
     * What is wrong with a pair, what is not understood, and what meets what.
     *
     * @param size a method that says how many bytes are written
     * @param copies methods that copy an object without a stream
     * @param copied what the reader writes to another stream, if it does that
     */
    public Aligned of(
            Pair pair,
            Grammar writer,
            Grammar reader,
            @Nullable Grammar size,
            List<Grammar> copies,
            @Nullable Grammar copied) {
        Mismatches mismatches = new Mismatches(pair);
        Sink sink = new Sink();
        Expansion expanded = new Expanded(expansion);
        if (!pair.copies()) {
            WriterChecks.check(writer, mismatches, sink);
            Sizes.check(pair.kind(), writer, size, expanded, mismatches, sink);
            copies.forEach(copy -> new ForgottenFields(hierarchy, mismatches, sink).check(writer, copy));
        }
        boolean named = NamedFields.has(writer.nodes()) || NamedFields.has(reader.nodes());
        if (named) {
            NamedFields.compare(pair.kind().name(), writer, reader, mismatches, sink);
        } else {
            World start = World.start(writer.start(), reader.start());
            List<World> ends = aligner(mismatches, expanded)
                    .whole(Seq.of(writer.nodes(), null), Seq.of(reader.nodes(), null), start, sink);
            Nulls nulls = Nulls.of(pair, writer, reader, hierarchy);
            if (nulls != null) {
                ends.forEach(end -> nulls.check(end, mismatches, sink));
                nulls.checkConstant(mismatches, sink);
            }
        }
        if (copied != null) {
            Relays.check(reader, copied, aligner(mismatches, expanded), sink);
        }
        if (sink.findings().isEmpty()) {
            Swaps.find(pair.kind().own() || pair.kind().isOfArrays(), reader, sink, mismatches);
            Restored.find(writer, reader, sink, mismatches);
            if (!named) {
                Unreached.find(writer, reader, sink, mismatches);
            }
            LostFields.find(pair, writer, reader, mismatches, sink);
        }
        Set<NotUnderstood> gaps = new LinkedHashSet<>(opaque(writer.nodes()));
        gaps.addAll(opaque(reader.nodes()));
        gaps.addAll(sink.gaps);
        List<Finding> findings = new ArrayList<>(sink.findings());
        if (Convention.has(pair.kind())) {
            findings = lessSure(findings);
        }
        findings.sort(Finding.ORDER);
        PairResult result = new PairResult(
                pair.kind().name() + (pair.copies() ? " copy" : ""),
                pair.owner().name.replace('/', '.'),
                writer.start(),
                reader.start(),
                GrammarText.of(writer.nodes()),
                GrammarText.of(reader.nodes()),
                findings,
                List.copyOf(gaps));
        return new Aligned(result, met(sink));
    }

    /** What is wrong with a pair whose writer throws an exception for whatever it is given, and whose reader reads. */
    public Aligned throwing(Pair pair, Grammar writer, Grammar reader) {
        Finding finding = new Mismatches(pair)
                .finding(
                        FindingKind.WRITES_THEN_THROWS,
                        Certainty.LIKELY,
                        "exception",
                        writer.start(),
                        reader.start(),
                        "the method that writes always throws an exception");
        return new Aligned(
                new PairResult(
                        pair.kind().name() + (pair.copies() ? " copy" : ""),
                        pair.owner().name.replace('/', '.'),
                        writer.start(),
                        reader.start(),
                        GrammarText.of(writer.nodes()),
                        GrammarText.of(reader.nodes()),
                        List.of(finding),
                        List.of()),
                Map.of());
    }

    private Aligner aligner(Mismatches mismatches, Expansion expanded) {
        return new Aligner(
                mismatches,
                new Matching(hierarchy, mismatches, new Rests(expanded)),
                new Wholes(hierarchy, expanded),
                expanded);
    }

    private static Map<Integer, Set<Integer>> met(Sink sink) {
        Map<Integer, Set<Integer>> met = new HashMap<>();
        for (Slot slot : sink.slots) {
            if (slot.written() instanceof Node.Op written && slot.read() instanceof Node.Op read) {
                met.computeIfAbsent(written.id(), id -> new HashSet<>()).add(read.id());
            }
        }
        return met;
    }

    /** That the methods belong together is only likely itself: what would be certain is likely, and the rest no news. */
    private static List<Finding> lessSure(List<Finding> findings) {
        List<Finding> left = new ArrayList<>();
        for (Finding finding : findings) {
            if (finding.certainty() == Certainty.CERTAIN) {
                left.add(finding.atMost(Certainty.LIKELY));
            }
        }
        return left;
    }

    private static List<NotUnderstood> opaque(List<Node> nodes) {
        List<NotUnderstood> gaps = new ArrayList<>();
        Nodes.each(nodes, node -> {
            if (node instanceof Node.Opaque opaque) {
                gaps.add(new NotUnderstood(opaque.reason(), opaque.place()));
            }
        });
        return gaps;
    }
}
