package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;
import org.marshal4j.runtime.step.Step;

/** Steps over a field of an object to find the place behind it. */
public final class SkipPart extends ConvertStep {
    private final int place;
    private final long offset;
    private final Step over;
    private final PlaceBehind behind;

    private SkipPart(int place, long offset, Step over, PlaceBehind behind) {
        this.place = place;
        this.offset = offset;
        this.over = over;
        this.behind = behind;
    }

    public static ConvertStep of(int place, long offset, Step over, PlaceBehind behind) {
        return new SkipPart(place, offset, over, behind);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        in.takeAt(run.place(place) + offset, 0);
        over.over(run.depth - 1, in);
        behind.keep(run, in.position());
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.go(place, offset);
        return over.addTo(table) && behind.addTo(table);
    }
}
