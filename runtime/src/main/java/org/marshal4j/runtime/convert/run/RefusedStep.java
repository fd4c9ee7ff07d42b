package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.convert.value.Refused;

/** Refuses every value. */
public final class RefusedStep extends ConvertStep {
    private final String why;

    public RefusedStep(String why) {
        this.why = why;
    }

    @Override
    public void convert(Run run) {
        throw Refused.impossible(why);
    }
}
