package org.marshal4j.runtime.convert.run.object;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.run.ConvertStep;
import org.marshal4j.runtime.convert.run.Run;
import org.marshal4j.runtime.generated.VersionedBlocks;

/** Ends the versioned block that a {@link BeginPart} has begun. */
public final class EndPart extends ConvertStep {
    private final int slot;

    private EndPart(int slot) {
        this.slot = slot;
    }

    public static ConvertStep of(int slot) {
        return new EndPart(slot);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        VersionedBlocks.end(run.place(slot), out);
    }
}
