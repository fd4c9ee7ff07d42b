package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts copies of values, whose positions are not those of the message. */
final class CopiedValue {
    private CopiedValue() {}

    /** Converts the value that an input has. */
    static void convert(ConvertStep step, Run run, Input copy, Output out) {
        long origin = run.origin;
        try {
            step.convert(run, copy, out);
        } catch (RuntimeException e) {
            run.failedInCopy();
            throw e;
        } finally {
            run.origin = origin;
        }
    }
}
