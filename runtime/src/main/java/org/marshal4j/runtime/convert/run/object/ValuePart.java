package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.step.QuickTable;

/** Converts one field of an object, from its place. */
public final class ValuePart extends ConvertStep {
    private final boolean isThere;
    private final int place;
    private final long offset;
    private final ConvertStep value;
    private final PlaceBehind behind;

    private ValuePart(boolean isThere, int place, long offset, ConvertStep value, PlaceBehind behind) {
        this.isThere = isThere;
        this.place = place;
        this.offset = offset;
        this.value = value;
        this.behind = behind;
    }

    /**
     * Creates the part.
     *
     * @param isThere whether the input is at the field already
     */
    public static ConvertStep of(boolean isThere, int place, long offset, ConvertStep value, PlaceBehind behind) {
        return new ValuePart(isThere, place, offset, value, behind);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (!isThere) {
            in.takeAt(run.place(place) + offset, 0);
        }
        value.convert(run, in, out);
        behind.keep(run, in.position());
    }

    @Override
    public boolean addTo(QuickTable table) {
        if (!isThere) {
            table.go(place, offset);
        }
        return value.addTo(table) && behind.addTo(table);
    }
}
