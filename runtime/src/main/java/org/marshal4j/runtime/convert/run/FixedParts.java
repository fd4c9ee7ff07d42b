package org.marshal4j.runtime.convert.run;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.step.QuickTable;

/** Converts values of fixed size that are at constant offsets on both sides. Immutable. */
public final class FixedParts {
    /** Larger constants are copied. */
    private static final int FEW = 4;

    private final FixedMoves moves;

    private final Fixed[] others;
    private final int[] from;
    private final int[] to;
    private final String[] names;
    private final boolean isSure;

    /** A value at its offsets. */
    public record Part(String name, Fixed value, int from, int to) {}

    private FixedParts(FixedMoves moves, List<Part> others) {
        this.moves = moves;
        int count = others.size();
        this.others = new Fixed[count];
        this.from = new int[count];
        this.to = new int[count];
        this.names = new String[count];
        boolean areSure = true;
        for (int i = 0; i < count; i++) {
            Part part = others.get(i);
            this.others[i] = part.value;
            from[i] = part.from;
            to[i] = part.to;
            names[i] = part.name;
            areSure &= part.value instanceof SureFixed;
        }
        isSure = areSure;
    }

    /** Joins values, in the order of their places in today's bytes. */
    public static FixedParts of(List<Part> parts) {
        FixedMoves.Builder moves = new FixedMoves.Builder();
        List<Part> others = new ArrayList<>();
        for (Part part : parts) {
            if (part.value instanceof FixedCopy) {
                moves.copy(part.from, part.to, part.value.to);
            } else if (part.value instanceof Widening widening && widening.isIntToLong()) {
                moves.intToLong(part.from, part.to);
            } else if (part.value instanceof FixedConstant constant && constant.isZero()) {
                moves.zeros(part.to, part.value.to);
            } else if (part.value instanceof FixedConstant constant && constant.to <= FEW) {
                moves.constant(part.to, constant.bytes());
            } else {
                others.add(part);
            }
        }
        return new FixedParts(moves.build(), others);
    }

    /** Whether no value can be refused, so that {@link #convertSure} converts them. */
    boolean isSure() {
        return isSure;
    }

    /** Converts values of which none can be refused. */
    void convertSure(@Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        moves.run(base, at, toBase, toAt);
        for (int i = 0; i < others.length; i++) {
            ((SureFixed) others[i]).convert(base, at + from[i], toBase, toAt + to[i]);
        }
    }

    /**
     * Adds the move that writes at an offset to a table, which is where the values are.
     *
     * @return the number of bytes that it writes; 0 if there is none
     */
    public int addTo(QuickTable table, int to) {
        return moves.addTo(table, to);
    }

    /** Converts the values. The arguments are those of {@link Fixed#convert}. */
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        moves.run(base, at, toBase, toAt);
        Fixed[] values = others;
        int i = 0;
        try {
            for (; i < values.length; i++) {
                values[i].convert(run, base, at + from[i], toBase, toAt + to[i]);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, names[i], run.origin + at + from[i] + others[i].read());
        }
    }
}
