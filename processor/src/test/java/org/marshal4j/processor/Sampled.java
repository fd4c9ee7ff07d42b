package org.marshal4j.processor;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Decides which of many similar cases run in the everyday build: always the same ones. With profile thorough all of
 * them run.
 */
public final class Sampled {
    /** 1 with profile thorough, 2 if it runs in halves, more in the everyday build. */
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private static final int FIRST = Integer.getInteger("sample.first", 0);

    private Sampled() {}

    /** Whether a case runs. Its text identifies the case. */
    public static boolean takes(Object chosen) {
        return isEach(STRIDE, chosen);
    }

    /** The same where there are so many cases that a quarter of them is enough. */
    public static boolean takesRarely(Object chosen) {
        return isEach(isThorough() ? STRIDE : 4 * STRIDE, chosen);
    }

    private static boolean isEach(int stride, Object chosen) {
        return Math.floorMod(chosen.toString().hashCode(), stride) == FIRST % stride;
    }

    static Stream<Arguments> of(Stream<Arguments> all) {
        return all.filter(arguments -> takes(Arrays.toString(arguments.get())));
    }

    /** Whether a case of an expensive kind runs: in the everyday build every fourth number. */
    static boolean takesQuarter(int number) {
        int stride = Math.min(4, STRIDE);
        return number % stride == FIRST % stride;
    }

    /**
     * Whether a case of an expensive kind runs: in the everyday build a quarter of them. Its text identifies the case.
     */
    public static boolean takesFourth(Object chosen) {
        return isEach(Math.min(4, STRIDE), chosen);
    }

    /** Whether all cases run, or all in two runs. */
    public static boolean isThorough() {
        return STRIDE <= 2;
    }
}
