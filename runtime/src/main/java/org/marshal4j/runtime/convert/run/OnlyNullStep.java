package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.step.Step;

/** Converts null, and refuses any other value. */
public final class OnlyNullStep extends ConvertStep {
    private final Step over;
    private final byte @Nullable [] isNull;
    private final NullBytes none;
    private final String why;

    private OnlyNullStep(Step over, byte @Nullable [] isNull, NullBytes none, String why) {
        this.over = over;
        this.isNull = isNull;
        this.none = none;
        this.why = why;
    }

    /**
     * Creates the step.
     *
     * @param isNull the first bytes of null, which no other value has; null if the former value is required
     * @param why why other values are refused
     */
    public static ConvertStep of(Step over, byte @Nullable [] isNull, NullBytes none, String why) {
        return new OnlyNullStep(over, isNull, none, why);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        long start = in.position();
        over.over(run.depth - 1, in);
        long behind = in.position();
        boolean isNone = isNull != null && behind - start >= isNull.length && isNull(isNull, start, in);
        in.takeAt(behind, 0);
        if (!isNone) {
            throw Refused.impossible(why);
        }
        none.write(out);
    }

    private static boolean isNull(byte[] bytes, long start, Input in) {
        long at = in.takeAt(start, bytes.length);
        return Bytes.areEqual(bytes, in.base(), at, bytes.length);
    }
}
