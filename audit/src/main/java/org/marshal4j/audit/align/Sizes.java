package org.marshal4j.audit.align;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.port.Operation;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.value.Value;

/** Compares a method that says how many bytes are written with what is, where that is a constant. */
final class Sizes {

    private Sizes() {}

    static void check(Grammar writer, @Nullable Grammar size, Mismatches mismatches, Sink sink) {
        if (size == null
                || !(size.result() instanceof Value.Const constant)
                || !(constant.value() instanceof Number said)) {
            return;
        }
        OptionalInt written = total(writer.nodes());
        if (said.longValue() >= 0 && written.isPresent() && written.getAsInt() != said.longValue()) {
            String what = written.getAsInt() + " bytes are written, and the size method says " + said;
            sink.add(mismatches.finding(
                    FindingKind.SIZE_DIFFERS, Certainty.CERTAIN, "size", writer.start(), size.start(), what));
        }
    }

    private static OptionalInt total(List<Node> nodes) {
        int sum = 0;
        for (Node node : nodes) {
            OptionalInt next = OptionalInt.of(0);
            if (node instanceof Node.Op op) {
                next = width(op);
            } else if (node instanceof Node.Choice choice) {
                next = choice(choice);
            } else if (Nodes.moves(List.of(node))) {
                return OptionalInt.empty();
            }
            if (next.isEmpty()) {
                return next;
            }
            sum += next.getAsInt();
        }
        return OptionalInt.of(sum);
    }

    private static OptionalInt choice(Node.Choice choice) {
        if (Nodes.fails(choice.yes()) || Nodes.fails(choice.no())) {
            return total(Nodes.fails(choice.yes()) ? choice.no() : choice.yes());
        }
        OptionalInt yes = total(choice.yes());
        return yes.equals(total(choice.no())) ? yes : OptionalInt.empty();
    }

    private static OptionalInt width(Node.Op op) {
        int width = Encodings.width(op.form());
        if (width > 0) {
            return OptionalInt.of(width);
        }
        boolean bytes = op.form().equals("byte*") && Operation.isCounted(op.form());
        return bytes && op.value() instanceof Value.Const constant && constant.value() instanceof Integer length
                ? OptionalInt.of(length)
                : OptionalInt.empty();
    }
}
