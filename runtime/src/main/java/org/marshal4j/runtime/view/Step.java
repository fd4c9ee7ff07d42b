package org.marshal4j.runtime.view;

import org.marshal4j.runtime.memory.Input;

/** Goes from the beginning of a value to its end. */
@FunctionalInterface
public interface Step {
    /**
     * Steps over the value at the position.
     *
     * @param depth how many objects are around the one that has the value
     */
    void over(int depth, Input in);
}
