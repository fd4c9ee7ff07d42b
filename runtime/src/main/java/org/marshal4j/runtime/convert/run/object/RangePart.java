package org.marshal4j.runtime.convert.run.object;

import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.step.QuickTable;
import org.marshal4j.runtime.step.Step;

/**
 * Copies consecutive fields whose bytes are the same, after it has stepped over those of them whose ends are not known
 * yet.
 */
public final class RangePart extends ConvertStep {
    private final int place;
    private final long offset;
    private final Ahead[] ahead;
    private final int end;
    private final long endOffset;

    /**
     * A field to step over.
     *
     * @param offset its offset from the end of the one before
     * @param isText whether it is a text, of which most have a count of one byte
     * @param behind the place behind it
     */
    public record Ahead(long offset, Step over, boolean isText, PlaceBehind behind) {
        /** Returns the position behind the field, if the one before it ends at a position. */
        long end(long from, int depth, Input in) {
            long start = from + offset;
            long end = isText ? in.behindText(start) : InputWindow.NOTHING;
            if (end == InputWindow.NOTHING) {
                in.takeAt(start, 0);
                over.over(depth, in);
                end = in.position();
            }
            return end;
        }
    }

    /** Creates the part, from an offset at a place to another. */
    public RangePart(int place, long offset, List<Ahead> ahead, int end, long endOffset) {
        this.place = place;
        this.offset = offset;
        this.ahead = ahead.toArray(new Ahead[0]);
        this.end = end;
        this.endOffset = endOffset;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int depth = run.depth - 1;
        long start = run.place(place) + offset;
        long from = start - offset;
        for (Ahead field : ahead) {
            from = field.end(from, depth, in);
            field.behind.keep(run, from);
        }
        Bytes.copy(start, run.place(end) + endOffset - start, in, out);
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.go(place, 0);
        for (Ahead field : ahead) {
            table.pass(field.offset);
            if (!field.over.addTo(table) || !field.behind.addTo(table)) {
                return false;
            }
        }
        table.go(place, offset);
        table.begin();
        table.go(end, endOffset);
        table.copy();
        return true;
    }
}
