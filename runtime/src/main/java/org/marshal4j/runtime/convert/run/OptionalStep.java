package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.generated.Optionals;

/** Converts an Optional, or another holder of one value. */
public final class OptionalStep extends ConvertStep {
    private final ConvertStep element;
    private final NullBytes none;

    private OptionalStep(ConvertStep element, NullBytes none) {
        this.element = element;
        this.none = none;
    }

    public static ConvertStep of(ConvertStep element, NullBytes none) {
        return new OptionalStep(element, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int state = Optionals.readState(in);
        if (state == 0) {
            none.write(out);
            return;
        }
        out.writeByte((byte) state);
        if (state == Optionals.PRESENT) {
            element.convert(run, in, out);
        }
    }
}
