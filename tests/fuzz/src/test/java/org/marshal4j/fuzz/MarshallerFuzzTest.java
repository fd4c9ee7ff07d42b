package org.marshal4j.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes, for the marshaller that the first of them selects. */
class MarshallerFuzzTest {
    private static final long START = System.nanoTime();
    private static long messages;

    static Stream<byte[]> inputs() {
        return Varied.inputs();
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null && input.length > 0) {
            messages++;
            Varied.of(input[0])
                    .assertKept(
                            input.length % 2 == 0 ? Memory.NATIVE : Memory.HEAP,
                            Arrays.copyOfRange(input, 1, input.length),
                            "fuzzed");
        }
    }

    @AfterAll
    static void tell() {
        long seconds = (System.nanoTime() - START) / 1_000_000_000;
        System.out.println("marshallers: " + messages + " messages kept the promise, in " + seconds + " s");
    }
}
