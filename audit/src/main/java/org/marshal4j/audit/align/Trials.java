package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.value.Condition;

/** Aligns all that is left on both sides for a trial, to see whether it fits. */
final class Trials {
    private final Aligner aligner;
    private boolean trying;

    Trials(Aligner aligner) {
        this.aligner = aligner;
    }

    /** Whether all fits, so that what comes before it on one side is one value too many. */
    boolean fit(@Nullable Seq writer, @Nullable Seq reader, World world) {
        if (trying || aligner.isHalfway()) {
            return false;
        }
        trying = true;
        Sink found = found(writer, reader, world);
        trying = false;
        return found.findings().isEmpty() && found.gaps.isEmpty();
    }

    /** Whether the next thing written surely fits neither branch of a choice of the reader. */
    boolean fitNeither(
            Seq writer, @Nullable Seq yes, @Nullable Seq no, Condition condition, Node.Choice choice, World world) {
        return world.sure()
                && (Seq.isDone(yes) || Seq.isDone(no))
                && refuses(writer, yes, world.fork(condition, Fork.By.UNKNOWN, choice.place()))
                && refuses(writer, no, world.fork(condition.not(), Fork.By.UNKNOWN, choice.place()));
    }

    private boolean refuses(Seq writer, @Nullable Seq reader, World world) {
        // The same line again, as of a helper that is called twice, would be taken for this one.
        return !aligner.isHalfway()
                && !Seq.isRepeated(writer, world.after())
                && found(writer, reader, world).findings().stream()
                        .anyMatch(finding -> finding.certainty() == Certainty.CERTAIN
                                && finding.written().equals(writer.head().place()));
    }

    /** How badly it fits; 0 if it does, or if that would take too long to find out. */
    int findings(@Nullable Seq writer, @Nullable Seq reader, World world) {
        if (aligner.isHalfway()) {
            return 0;
        }
        Sink found = found(writer, reader, world);
        return found.findings().size() * 2 + (found.gaps.isEmpty() ? 0 : 1);
    }

    private Sink found(@Nullable Seq writer, @Nullable Seq reader, World world) {
        Sink sink = new Sink();
        aligner.whole(Seq.append(writer, world.after()), reader, world.after(null), sink);
        return sink;
    }
}
