package org.marshal4j.runtime.convert;

/** Refuses every value. */
final class RefusedStep extends ConvertStep {
    private final String why;

    RefusedStep(String why) {
        this.why = why;
    }

    @Override
    void convert(Run run) {
        throw Refused.impossible(why);
    }
}
