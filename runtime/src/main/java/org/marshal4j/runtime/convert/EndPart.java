package org.marshal4j.runtime.convert;

import org.marshal4j.runtime.generated.VersionedBlocks;

/** Ends the versioned block that a {@link BeginPart} has begun. */
final class EndPart extends ConvertStep {
    private final int slot;

    EndPart(int slot) {
        this.slot = slot;
    }

    @Override
    void convert(Run run) {
        VersionedBlocks.end(run.place(slot), run.out);
    }
}
