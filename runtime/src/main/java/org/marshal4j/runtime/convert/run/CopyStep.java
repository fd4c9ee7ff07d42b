package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.step.QuickTable;
import org.marshal4j.runtime.step.Step;

/** Copies a value whose bytes are the same. */
public final class CopyStep extends ConvertStep {
    private final Step over;

    private CopyStep(Step over) {
        this.over = over;
    }

    public static ConvertStep of(Step over) {
        return new CopyStep(over);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long start = in.position();
        over.over(run.depth - 1, in);
        Bytes.copy(start, in.position() - start, in, out);
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.begin();
        boolean isThere = over.addTo(table);
        table.copy();
        return isThere;
    }
}
