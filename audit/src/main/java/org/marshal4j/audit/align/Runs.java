package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;

/** Runs of bytes, and their lengths before them. */
final class Runs {

    private Runs() {}

    /** Whether an operation writes or reads the bytes of a buffer, and nothing else. */
    static boolean isOfBuffer(Node node) {
        return node instanceof Node.Op op
                && op.form().equals("byte*")
                && !op.inside().isEmpty();
    }

    /** Whether a run is written before its length, and read behind it. */
    static boolean crossed(Seq writer, Seq reader, World world) {
        Node.Op run = run(writer);
        Node.Op length = run == null ? null : number(writer.tail());
        Node.Op read = number(reader);
        Node.Op taken = read == null ? null : run(reader.tail());
        return run != null
                && length != null
                && read != null
                && taken != null
                && Encodings.same(length.form(), read.form())
                && Linear.of(Canon.ofWriter().of(length.value()))
                        .equals(Linear.of(Canon.ofWriter().of(run.value())))
                && Canon.ofReader(world.reads()).of(taken.value()) instanceof Value.Read used
                && used.op() == read.id();
    }

    /**
     * Whether a run has a length that was written for it, while the reader goes by another number that was written: by
     * a field that has nothing to do with it.
     */
    static boolean byAnother(Value written, Value read, World world) {
        return written instanceof Value.Size
                && Roots.direct(read) != null
                && world.reads().values().stream().anyMatch(written::equals);
    }

    private static Node.@Nullable Op run(@Nullable Seq seq) {
        return seq != null
                        && seq.head() instanceof Node.Op op
                        && op.form().equals("byte*")
                        && op.inside().isEmpty()
                ? op
                : null;
    }

    private static Node.@Nullable Op number(@Nullable Seq seq) {
        return seq != null && seq.head() instanceof Node.Op op && Encodings.width(op.form()) > 0 ? op : null;
    }
}
