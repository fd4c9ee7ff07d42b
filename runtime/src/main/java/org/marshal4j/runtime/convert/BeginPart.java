package org.marshal4j.runtime.convert;

import org.marshal4j.runtime.generated.VersionedBlocks;

/** Begins one of today's versioned blocks, and keeps where. */
final class BeginPart extends ConvertStep {
    private final int slot;

    BeginPart(int slot) {
        this.slot = slot;
    }

    @Override
    void convert(Run run) {
        run.place(slot, VersionedBlocks.begin(run.out));
    }
}
