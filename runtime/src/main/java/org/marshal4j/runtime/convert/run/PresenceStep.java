package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.value.Presence;

/** Converts a value of which at least one form has a presence byte. */
public final class PresenceStep extends ConvertStep {
    private final boolean wasNullable;
    private final int zeros;
    private final boolean isNullable;
    private final ConvertStep value;
    private final NullBytes none;

    /**
     * Creates the step.
     *
     * @param wasNullable whether the former value has a presence byte
     * @param zeros the number of bytes that follow the presence byte of null
     * @param isNullable whether today's value has a presence byte
     * @param value converts a value that is not null, without presence bytes
     */
    public PresenceStep(boolean wasNullable, int zeros, boolean isNullable, ConvertStep value, NullBytes none) {
        this.wasNullable = wasNullable;
        this.zeros = zeros;
        this.isNullable = isNullable;
        this.value = value;
        this.none = none;
    }

    @Override
    public void convert(Run run) {
        if (wasNullable && !Presence.read(run.in)) {
            run.in.skip(zeros);
            none.write(run.out);
            return;
        }
        if (isNullable) {
            run.out.writeByte((byte) 1);
        }
        value.convert(run);
    }
}
