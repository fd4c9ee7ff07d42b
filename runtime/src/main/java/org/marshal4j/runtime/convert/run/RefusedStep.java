package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.Refused;

/** Refuses every value. */
public final class RefusedStep extends ConvertStep {
    private final String why;

    private RefusedStep(String why) {
        this.why = why;
    }

    public static ConvertStep of(String why) {
        return new RefusedStep(why);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        throw Refused.impossible(why);
    }
}
