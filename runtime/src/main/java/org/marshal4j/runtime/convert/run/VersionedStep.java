package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.VersionedBlocks;

/** Converts an object of an evolvable type that could be null: its first versioned block said so. */
public final class VersionedStep extends ConvertStep {
    private final ConvertStep object;
    private final boolean isMarked;
    private final NullBytes none;

    private VersionedStep(ConvertStep object, boolean isMarked, NullBytes none) {
        this.object = object;
        this.isMarked = isMarked;
        this.none = none;
    }

    /**
     * Creates the step.
     *
     * @param isMarked whether today's value has a presence byte
     */
    public static ConvertStep of(ConvertStep object, boolean isMarked, NullBytes none) {
        return new VersionedStep(object, isMarked, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        if (VersionedBlocks.isNull(in)) {
            none.write(out);
            return;
        }
        if (isMarked) {
            out.writeByte((byte) 1);
        }
        object.convert(run, in, out);
    }
}
