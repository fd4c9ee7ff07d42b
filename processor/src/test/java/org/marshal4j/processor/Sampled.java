package org.marshal4j.processor;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Decides which of many similar cases run in the everyday build: always the same ones. With profile thorough all of
 * them run.
 */
public final class Sampled {
    /** 1 with profile thorough, more in the everyday build. */
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private Sampled() {}

    /** Whether a case runs. Its text identifies the case. */
    public static boolean takes(Object chosen) {
        return isEach(STRIDE, chosen);
    }

    /** The same where there are so many cases that a quarter of them is enough. */
    public static boolean takesRarely(Object chosen) {
        return isThorough() || isEach(4 * STRIDE, chosen);
    }

    private static boolean isEach(int stride, Object chosen) {
        return Math.floorMod(chosen.toString().hashCode(), stride) == 0;
    }

    static Stream<Arguments> of(Stream<Arguments> all) {
        return all.filter(arguments -> takes(Arrays.toString(arguments.get())));
    }

    /** Whether a case of an expensive kind runs: in the everyday build every fourth number. */
    static boolean takesQuarter(int number) {
        return number % Math.min(4, STRIDE) == 0;
    }

    /**
     * Whether a case of an expensive kind runs: in the everyday build a quarter of them. Its text identifies the case.
     */
    public static boolean takesFourth(Object chosen) {
        return isEach(Math.min(4, STRIDE), chosen);
    }

    /** Whether all cases run. */
    public static boolean isThorough() {
        return STRIDE == 1;
    }
}
