package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;

/**
 * How much memory the worst message takes: counts are put at every place, followed by as many elements as the bytes
 * can hold.
 */
class MemoryRatioTest {
    /** The amount of work: 1 every day. */
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);

    /** Long enough that the memory for a failure is a small part. */
    private static final int LENGTH = 1 << 14;

    /** The bytes of the elements: zeros, ones, and counts of none and of one in turn. */
    private static final byte[][] ELEMENTS = {{0}, {1}, {1, 0}, {1, 0, 0, 0, 0}};

    private static double worst;
    private static String worstMessage = "";

    static List<Hostile<?>> targets() {
        return Targets.all();
    }

    @ParameterizedTest
    @MethodSource("targets")
    void withCountsAtAnyPlace(Hostile<?> target) {
        byte[] valid = target.valid();
        int step = TIMES > 1 ? 1 : 1 + valid.length / 2;
        for (int at = 0; at < valid.length; at += step) {
            byte[] element = ELEMENTS[at / step % ELEMENTS.length];
            for (int k = 0; k < (TIMES > 1 ? ELEMENTS.length : 1); k++) {
                byte[] each = TIMES > 1 ? ELEMENTS[k] : element;
                measure(target, message(valid, at, each), "a count at " + at + " of " + Arrays.toString(each));
            }
        }
    }

    private static void measure(Hostile<?> target, byte[] message, String what) {
        long allocated = target.allocated(message);
        double ratio = (double) Math.max(0, allocated - Budget.FAILURE) / message.length;
        assertThat(ratio).as("%s, %s", target, what).isLessThanOrEqualTo(Budget.PER_BYTE);
        double whole = (double) allocated / message.length;
        if (whole > worst) {
            worst = whole;
            worstMessage = target + ", " + what;
        }
    }

    /** Returns the beginning of a valid message, a count of as many elements as there is room for, and the elements. */
    private static byte[] message(byte[] valid, int at, byte[] element) {
        byte[] message = new byte[LENGTH];
        byte[] count = count((LENGTH - at - 3) / element.length);
        int start = at + count.length;
        for (int i = start; i < LENGTH; i++) {
            message[i] = element[(i - start) % element.length];
        }
        System.arraycopy(valid, 0, message, 0, at);
        System.arraycopy(count, 0, message, at, count.length);
        return message;
    }

    private static byte[] count(int number) {
        byte[] bytes = new byte[StopBit.size(number)];
        StopBit.write(number, Output.to(bytes));
        return bytes;
    }

    @AfterAll
    static void tell() {
        System.out.printf("most memory for a byte: %.1f bytes, %s%n", worst, worstMessage);
    }
}
