package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** The same bytes, once as a run of bytes and once as values of fixed width. */
final class Pieces {

    private static final String BYTES = "byte*";

    private Pieces() {}

    /** Whether an operation writes or reads the bytes of a buffer, and nothing else. */
    static boolean isRun(Node node) {
        return node instanceof Node.Op op
                && op.form().equals("byte*")
                && !op.inside().isEmpty();
    }

    /** What is left of a run of bytes after a value of fixed width; the same sequence if they do not fit. */
    static @Nullable Seq without(Seq bytes, Node value) {
        if (bytes.head() instanceof Node.Op run
                && run.form().equals(BYTES)
                && run.inside().isEmpty()
                && value instanceof Node.Op op
                && run.value() instanceof Value.Const constant
                && constant.value() instanceof Integer length) {
            int width = Encodings.width(op.form());
            if (width > 0 && width <= length) {
                Node.Op left = new Node.Op(
                        run.id(), run.port(), BYTES, Values.number(length - width), run.method(), run.place());
                return width == length ? bytes.tail() : new Seq(left, bytes.tail());
            }
        }
        return bytes;
    }

    /** Whether a loop over values of fixed width is as many bytes as a run of them. */
    static boolean same(Node.Op run, Value length, Node.Loop loop, Value count) {
        if (!run.form().equals(BYTES)
                || loop.body().size() != 1
                || !(loop.body().get(0) instanceof Node.Op op)) {
            return false;
        }
        int width = Encodings.width(op.form());
        return width > 0
                && ((width == 1 && length.equals(count))
                        || length.equals(new Value.Binary("*", count, Values.number(width), "I"))
                        || length.equals(new Value.Binary("*", Values.number(width), count, "I")));
    }
}
