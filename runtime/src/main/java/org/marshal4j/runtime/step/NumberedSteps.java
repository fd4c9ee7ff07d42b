package org.marshal4j.runtime.step;

import java.util.Arrays;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/** Steps by number, such as a type id, looked up without boxing. Immutable and thread-safe. */
final class NumberedSteps {
    private final int[] numbers;
    private final Step[] steps;

    NumberedSteps(SortedMap<Integer, Step> steps) {
        this.numbers = new int[steps.size()];
        this.steps = steps.values().toArray(new Step[0]);
        int i = 0;
        for (int number : steps.keySet()) {
            numbers[i++] = number;
        }
    }

    /** The step for a number; null if there is none. */
    @Nullable
    Step get(int number) {
        int index = Arrays.binarySearch(numbers, number);
        return index < 0 ? null : steps[index];
    }
}
