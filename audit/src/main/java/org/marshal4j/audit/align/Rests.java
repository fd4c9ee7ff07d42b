package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.value.Value;

/** Whether pieces that one side writes or reads may be a whole that the other one reads or writes at once. */
record Rests(Expansion expansion) {
    private static final int DEPTH = 16;

    /** Whether bytes may come next, as after the length of a text. */
    boolean mayBeBytes(@Nullable Seq next) {
        return mayBeBytes(next, 0);
    }

    private boolean mayBeBytes(@Nullable Seq next, int depth) {
        if (next == null) {
            return false;
        }
        Node node = next.head();
        if (depth > DEPTH || node instanceof Node.Opaque) {
            return true;
        } else if (node instanceof Node.Op op) {
            return Operation.isCounted(op.form());
        } else if (node instanceof Node.Choice choice) {
            return mayBeBytes(Seq.of(choice.yes(), next.tail()), depth + 1)
                    || mayBeBytes(Seq.of(choice.no(), next.tail()), depth + 1);
        } else if (node instanceof Node.Call call) {
            List<Node> inside = expansion.of(call);
            return inside == null || mayBeBytes(Seq.of(inside, next.tail()), depth + 1);
        } else if (node instanceof Node.Loop loop) {
            String each = Orders.first(loop);
            return each.isEmpty() || Encodings.width(each) > 0 || mayBeBytes(next.tail(), depth + 1);
        }
        return !(node instanceof Node.Fail) && mayBeBytes(next.tail(), depth + 1);
    }

    /**
     * Whether one side has a text or the like, and the other one what could be its length, but no bytes after it.
     *
     * @param afterWriter what is written after the rest of the writer
     */
    boolean isOnlyLength(Seq writer, Seq reader, @Nullable Seq afterWriter) {
        String written = Orders.first(writer.head());
        String read = Orders.first(reader.head());
        if (Encodings.isLength(written, read)) {
            return reader.head() instanceof Node.Op && !mayBeBytes(reader.tail());
        }
        // A number that says that there is none, or that it is empty, has nothing after it.
        return Encodings.isLength(read, written)
                && writer.head() instanceof Node.Op op
                && !saysNone(Canon.ofWriter().of(op.value()))
                && !mayBeBytes(Seq.append(writer.tail(), afterWriter));
    }

    private static boolean saysNone(Value value) {
        return value instanceof Value.Const constant
                && (!(constant.value() instanceof Number number) || number.longValue() <= 0);
    }
}
