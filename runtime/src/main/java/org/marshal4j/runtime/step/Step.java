package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;

/** Moves from the start of a value to its end. */
@FunctionalInterface
public interface Step {
    /**
     * Steps over the value at the position.
     *
     * @param depth the number of objects around the one that has the value
     * @param in the input
     */
    void over(int depth, Input in);

    /**
     * Adds what the step does with most values to a table. Whatever the table does not say stops a conversion by it.
     *
     * @return false if that does not go into a table
     */
    default boolean addTo(QuickTable table) {
        return false;
    }
}
