package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;

/** Goes to the end of a former object. */
public final class FinishPart extends ConvertStep {
    private final int place;
    private final long offset;

    public FinishPart(int place, long offset) {
        this.place = place;
        this.offset = offset;
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        in.takeAt(run.place(place) + offset, 0);
    }
}
