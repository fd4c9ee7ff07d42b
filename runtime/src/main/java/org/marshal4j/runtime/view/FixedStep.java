package org.marshal4j.runtime.view;

import org.marshal4j.runtime.memory.Input;

/**
 * Over a value of fixed size.
 *
 * @param size its bytes
 */
record FixedStep(int size) implements Step {
    /** The bytes of the values that a step is over; -1 if they vary. */
    static int sizeOf(Step step) {
        return step instanceof FixedStep fixed ? fixed.size : -1;
    }

    @Override
    public void over(int depth, Input in) {
        in.skip(size);
    }
}
