package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;

/**
 * Steps over a value of fixed size.
 *
 * @param size the size in bytes
 */
record FixedStep(int size) implements Step {
    /** The size in bytes of the values that a step is for; -1 if it varies. */
    static int sizeOf(Step step) {
        return step instanceof FixedStep fixed ? fixed.size : -1;
    }

    @Override
    public void over(int depth, Input in) {
        in.skip(size);
    }

    @Override
    public boolean addTo(QuickTable table) {
        table.pass(size);
        return true;
    }
}
