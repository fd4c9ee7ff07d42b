package org.marshal4j.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Any bytes, for the marshaller that the first two of them mean. */
class MarshallerFuzzTest {

    static Stream<byte[]> inputs() {
        return Targets.inputs();
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input == null || input.length < 2) {
            return;
        }
        byte[] message = new byte[input.length - 2];
        System.arraycopy(input, 2, message, 0, message.length);
        Targets.of((input[0] & 0xFF) << 8 | input[1] & 0xFF)
                .assertKept(input.length % 2 == 0 ? Memory.NATIVE : Memory.HEAP, message, "fuzzed");
    }
}
