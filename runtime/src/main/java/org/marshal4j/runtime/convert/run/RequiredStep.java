package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.step.Step;

/** Copies a value whose own bytes could mean null, which is no longer allowed. */
public final class RequiredStep extends ConvertStep {
    private final Step over;
    private final byte[] isNull;

    private RequiredStep(Step over, byte[] isNull) {
        this.over = over;
        this.isNull = isNull;
    }

    /**
     * Creates the step.
     *
     * @param over steps over a value, null included
     * @param isNull the bytes of null
     */
    public static ConvertStep of(Step over, byte[] isNull) {
        return new RequiredStep(over, isNull);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long start = in.position();
        over.over(run.depth - 1, in);
        long size = in.position() - start;
        if (size == isNull.length) {
            long at = in.takeAt(start, isNull.length);
            if (Bytes.areEqual(isNull, in.base(), at, isNull.length)) {
                throw Refused.isNull();
            }
        }
        Bytes.copy(start, size, in, out);
    }
}
