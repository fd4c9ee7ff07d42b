package org.marshal4j.blackbox.kit;

import java.util.stream.IntStream;

/**
 * Selects which of many cases of one kind are run: every {@code -Dsample.stride}-th, or all of them with the profile
 * "thorough". The selection is the same in each run, and differs between subjects.
 */
public final class Sampling {
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);
    private static final int FIRST = Integer.getInteger("sample.first", 0);

    private Sampling() {}

    /** Whether this case of the subject is run. */
    public static boolean takes(int number, Object subject) {
        return Math.floorMod(number + subject.toString().hashCode(), STRIDE) == FIRST % STRIDE;
    }

    /** Returns the numbers below an end whose cases are run. The first and the last number are always among them. */
    public static IntStream below(int end, Object subject) {
        return IntStream.range(0, end).filter(number -> number == 0 || number == end - 1 || takes(number, subject));
    }

    /** Whether all cases are run, or all in two runs. */
    public static boolean isThorough() {
        return STRIDE <= 2;
    }

    /** Returns how many rounds of random cases are run out of the given number. */
    public static int rounds(int all) {
        return Math.max(1, all / STRIDE);
    }
}
