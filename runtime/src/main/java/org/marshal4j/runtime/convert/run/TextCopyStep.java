package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.InputWindow;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.step.Ends;
import org.marshal4j.runtime.step.QuickTable;

/** Copies a text of any length, or null. */
public final class TextCopyStep extends ConvertStep {
    private TextCopyStep() {}

    public static ConvertStep of() {
        return new TextCopyStep();
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long start = in.position();
        long counted = in.takeCounted();
        if (counted == InputWindow.NOTHING) {
            Ends.text(in);
            Bytes.copy(start, in.position() - start, in, out);
            return;
        }
        Object base = in.base();
        // Not the count again: another thread may have changed it.
        int size = (int) (in.position() - start);
        long to = out.reserve(size);
        Bytes.copy(base, counted, out.base(), to, size);
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.begin();
        table.counted(1, true);
        table.copy();
        return true;
    }
}
