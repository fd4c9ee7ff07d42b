package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.pair.PairKind;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.FindingKind;
import org.marshal4j.audit.report.NotUnderstood;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.ValueText;

/** Compares a method that says how many bytes are written with what is: constants, or sums over fields. */
final class Sizes {

    private Sizes() {}

    static void check(
            PairKind kind,
            Grammar writer,
            @Nullable Grammar size,
            Expansion expansion,
            Mismatches mismatches,
            Sink sink) {
        Value said = size == null ? null : size.result();
        // A negative constant says that objects differ in size.
        boolean constant = said instanceof Value.Const;
        boolean varies = said instanceof Value.Const known
                && (!(known.value() instanceof Number number) || number.longValue() < 0);
        if (size == null || said == null || varies) {
            return;
        }
        Totals.Side side = new Totals.Side(writer.nodes(), Canon.ofWriter());
        List<Totals.Difference> all = new Totals(expansion, constant ? null : sizer(kind)).of(side, said, Facts.NONE);
        for (Totals.Difference one : all) {
            Linear more = one.more();
            if (more == null || (!more.isConstant() && !constant && !isOfOneSize(more))) {
                // Flink's is often computed when the serializer is made.
                if (!constant && sizer(kind) == null) {
                    sink.gaps.add(new NotUnderstood("how many bytes the size method says", size.start()));
                }
            } else if (!one.isZero() && (more.isConstant() || !constant)) {
                boolean sure = one.path().size() <= 1;
                Certainty certainty = sure ? Certainty.CERTAIN : Certainty.LIKELY;
                sink.add(mismatches.finding(
                        FindingKind.SIZE_DIFFERS,
                        certainty,
                        "size",
                        writer.start(),
                        size.start(),
                        text(more, said, constant)));
                return;
            }
        }
    }

    /** The size method of nested objects, if it needs no object. */
    private static @Nullable String sizer(PairKind kind) {
        return "getLength".equals(kind.sizer()) ? kind.sizer() : null;
    }

    /** Whether a difference is a multiple of one size, so that there is one unless that size is zero. */
    private static boolean isOfOneSize(Linear more) {
        return more.constant() == 0
                && more.times().size() == 1
                && more.times().keySet().iterator().next() instanceof Value.Size;
    }

    private static String text(Linear more, Value said, boolean constant) {
        if (constant && said instanceof Value.Const number && number.value() instanceof Number says) {
            return says.longValue() + more.constant() + " bytes are written, and the size method says " + says;
        }
        String says = ", and the size method says " + ValueText.of(said);
        return more.isConstant()
                ? Math.abs(more.constant()) + " bytes " + (more.constant() > 0 ? "more" : "fewer") + " are written"
                        + says
                : "another number of bytes is written for each element" + says;
    }
}
