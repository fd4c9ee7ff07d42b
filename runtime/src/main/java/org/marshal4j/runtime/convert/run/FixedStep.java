package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Converts a value of fixed size that does not stand among others, such as an element. */
public final class FixedStep extends ConvertStep {
    private final Fixed value;

    private FixedStep(Fixed value) {
        this.value = value;
    }

    public static ConvertStep of(Fixed value) {
        return new FixedStep(value);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long position = in.position();
        long at = in.take(value.from);
        run.origin = position - at;
        long to = out.reserve(value.to);
        try {
            value.convert(run, in.base(), at, out.base(), to);
        } catch (RuntimeException e) {
            throw run.failed(e, "", position + value.read());
        }
    }
}
