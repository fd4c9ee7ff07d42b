package org.marshal4j.blackbox.kit;

import java.util.stream.IntStream;

/**
 * Which of very many cases of one kind are run: each {@code -Dsample.stride}-th, and all of them with profile thorough. Which those are is the
 * same in each run, and differs from one subject to the next.
 */
public final class Sampling {
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private Sampling() {}

    /** Whether this case of the subject is run. */
    public static boolean takes(int number, Object subject) {
        return Math.floorMod(number + subject.toString().hashCode(), STRIDE) == 0;
    }

    /** Of the numbers below an end those whose cases are run; the first and the last number always are. */
    public static IntStream below(int end, Object subject) {
        return IntStream.range(0, end).filter(number -> number == 0 || number == end - 1 || takes(number, subject));
    }

    /** Whether all cases are run. */
    public static boolean isThorough() {
        return STRIDE == 1;
    }

    /** How many rounds of random cases are run, of so many. */
    public static int rounds(int all) {
        return Math.max(1, all / STRIDE);
    }
}
