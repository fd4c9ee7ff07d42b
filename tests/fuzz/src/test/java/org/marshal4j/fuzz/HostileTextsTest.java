package org.marshal4j.fuzz;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The initial inputs of the fuzz tests, changed at random: schemas, lock files, headers, explanations, frames, object
 * streams, bytes of former schemas.
 */
class HostileTextsTest {
    private static final long SEED = Long.getLong("fuzz.seed", 4L);
    private static final int TIMES = Integer.getInteger("fuzz.times", 1);
    private static final int ROUNDS = 400 * TIMES;

    static Stream<Arguments> readers() {
        return Stream.of(
                of("schemas", SchemaTextFuzzTest.inputs(), new SchemaTextFuzzTest()::hostile),
                of("lock files", LockFileFuzzTest.inputs(), new LockFileFuzzTest()::hostile),
                of("headers", StreamHeaderFuzzTest.inputs(), new StreamHeaderFuzzTest()::hostile),
                of("explanations", ExplainFuzzTest.inputs(), new ExplainFuzzTest()::hostile),
                of("frames", FramesFuzzTest.inputs(), new FramesFuzzTest()::hostile),
                of("object streams", ObjectStreamFuzzTest.inputs(), new ObjectStreamFuzzTest()::hostile),
                of("former bytes", FormerBytesFuzzTest.inputs(), new FormerBytesFuzzTest()::hostile));
    }

    private static Arguments of(String name, Stream<byte[]> inputs, Consumer<byte[]> reader) {
        return Arguments.of(name, inputs.toList(), reader);
    }

    /**
     * Truncates an input at each byte, and changes each byte: of the first input every day, and of all inputs with a
     * higher {@code fuzz.times}.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource("readers")
    void truncatedAndChangedAnywhere(String name, List<byte[]> inputs, Consumer<byte[]> reader) {
        for (byte[] input : inputs.subList(0, Math.min(inputs.size(), TIMES == 1 ? 1 : inputs.size()))) {
            for (int at = 0; at < input.length; at++) {
                read(name + ", cut at " + at, Arrays.copyOf(input, at), reader);
                byte to = at % 2 == 0 ? Mutations.scramble(SEED + at) : (byte) (input[at] + 1);
                read(name + ", byte " + at + " is " + to, Mutations.with(input, at, to), reader);
            }
        }
    }

    private static void read(String what, byte[] changed, Consumer<byte[]> reader) {
        try {
            reader.accept(changed);
        } catch (RuntimeException | Error e) {
            throw new AssertionError(what + ": " + Texts.of(changed), e);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("readers")
    void changedAtRandom(String name, List<byte[]> inputs, Consumer<byte[]> reader) {
        Mutations mutations = new Mutations(SEED);
        for (int i = 0; i < ROUNDS; i++) {
            byte[] input = inputs.get(i % inputs.size());
            byte[] changed = mutations.change(input, inputs.get((i + 1) % inputs.size()));
            read(name + ", change " + i + " of seed " + SEED, changed, reader);
        }
    }
}
