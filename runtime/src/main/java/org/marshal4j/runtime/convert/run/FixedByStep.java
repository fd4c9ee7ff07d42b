package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/** Converts a value of fixed size with a step, from and to copies of its bytes. */
public final class FixedByStep extends Fixed {
    private final ConvertStep step;

    private FixedByStep(int from, int to, ConvertStep step) {
        super(from, to);
        this.step = step;
    }

    public static Fixed of(int from, int to, ConvertStep step) {
        return new FixedByStep(from, to, step);
    }

    @Override
    public void convert(Run run, @Nullable Object base, long at, @Nullable Object toBase, long toAt) {
        byte[] was = new byte[from];
        byte[] is = new byte[to];
        RawMemory.copy(base, at, was, RawMemory.ARRAY_OFFSET, from);
        CopiedValue.convert(step, run, Input.of(was), Output.to(is));
        RawMemory.copy(is, RawMemory.ARRAY_OFFSET, toBase, toAt, to);
    }
}
