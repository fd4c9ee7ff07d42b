package org.marshal4j.processor;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Which cases of a kind run every day, where there are many: always the same ones, and all of them with profile thorough. */
public final class Sampled {
    /** 1 with profile thorough, more every day. */
    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private Sampled() {}

    /** Whether a case runs; its text says which case it is. */
    public static boolean takes(Object chosen) {
        return isEach(STRIDE, chosen);
    }

    private static boolean isEach(int stride, Object chosen) {
        return Math.floorMod(chosen.toString().hashCode(), Math.min(stride, STRIDE)) == 0;
    }

    static Stream<Arguments> of(Stream<Arguments> all) {
        return all.filter(arguments -> takes(Arrays.toString(arguments.get())));
    }

    /** Whether a case runs of which each is dear: every day each fourth number. */
    static boolean takesQuarter(int number) {
        return number % Math.min(4, STRIDE) == 0;
    }

    /** Whether a case runs of which each is dear, and its text says which case it is: every day a fourth of them. */
    public static boolean takesFourth(Object chosen) {
        return isEach(4, chosen);
    }

    /** The same, but every day half of them. */
    static boolean takesHalf(Object chosen) {
        return isEach(2, chosen);
    }

    /** Whether all cases run. */
    public static boolean isThorough() {
        return STRIDE == 1;
    }
}
