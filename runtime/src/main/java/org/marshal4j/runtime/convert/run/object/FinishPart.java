package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;

/** Goes to the end of a former object. */
public final class FinishPart extends ConvertStep {
    private final int place;
    private final long offset;

    private FinishPart(int place, long offset) {
        this.place = place;
        this.offset = offset;
    }

    public static ConvertStep of(int place, long offset) {
        return new FinishPart(place, offset);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        in.takeAt(run.place(place) + offset, 0);
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.go(place, offset);
        return true;
    }
}
