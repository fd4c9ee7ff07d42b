package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.generated.VersionedBlocks;

/** Begins one of today's versioned blocks, and keeps where. */
public final class BeginPart extends ConvertStep {
    private final int slot;

    private BeginPart(int slot) {
        this.slot = slot;
    }

    public static ConvertStep of(int slot) {
        return new BeginPart(slot);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        run.place(slot, VersionedBlocks.begin(out));
    }
}
