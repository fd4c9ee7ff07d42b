package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;

/**
 * The cost of messages that were made to be costly, for each container and each way to choose hash codes, at three
 * lengths. The calls of {@code hashCode}, {@code equals} and {@code compareTo} and the bytes allocated may not grow
 * faster than n log n.
 */
class HostileCostTest {
    private static final int FEWEST = 1_000;

    /** Four times as many elements may cost this many times as much: n log n is below 5 for these numbers, n² is 16. */
    private static final int GROWTH = 6;

    private static final int MANY_READS = 24;

    private static final long CALLS = 1_000;
    private static final long BYTES = 1 << 18;

    /** The hash code of each element, by its number. */
    enum Hashes {
        ALL_DIFFERENT(i -> i * 0x9E3779B9),
        ALL_THE_SAME(i -> 7),
        AS_MANY_AS_ALLOWED(i -> i / ReadLimits.DEFAULT.equalHashes()),
        PAIRS_THAT_A_CONCURRENT_MAP_MIXES_UP(i -> i / 500 ^ (i % 2 == 0 ? 0 : 0x8000_8000)),
        OF_ONE_BIN(i -> i << 16 | i);

        private final IntUnaryOperator of;

        Hashes(IntUnaryOperator of) {
            this.of = of;
        }
    }

    /** Every day, an eighth of them is tried, with different hash codes from one container to the next. */
    static Stream<Arguments> messages() {
        return Arrays.stream(Counting.class.getFields())
                .flatMap(field -> Arrays.stream(Hashes.values())
                        .filter(hashes -> Sampling.takes(hashes.ordinal(), field.getName()))
                        .map(hashes -> Arguments.of(field.getName(), hashes, field)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("messages")
    void growsNoFasterThanPromised(String name, Hashes hashes, Field field) {
        int reads = isRandom(field) ? MANY_READS : 2;
        Cost once = cost(message(field, hashes, FEWEST), reads);
        Cost twice = cost(message(field, hashes, 2 * FEWEST), reads);
        Cost fourTimes = cost(message(field, hashes, 4 * FEWEST), reads);
        assertThat(twice.calls).as("calls").isLessThanOrEqualTo(GROWTH / 2 * once.calls + CALLS);
        assertThat(fourTimes.calls).as("calls").isLessThanOrEqualTo(GROWTH * once.calls + CALLS);
        assertThat(twice.bytes).as("bytes allocated").isLessThanOrEqualTo(GROWTH / 2 * once.bytes + BYTES);
        assertThat(fourTimes.bytes).as("bytes allocated").isLessThanOrEqualTo(GROWTH * once.bytes + BYTES);
    }

    private record Cost(long calls, long bytes) {}

    /** Skip lists use random numbers. */
    private static boolean isRandom(Field field) {
        return field.getType().getSimpleName().startsWith("ConcurrentSkipList");
    }

    /** Returns the average calls of a read, and the fewest bytes, since the first read initialises classes. */
    private static Cost cost(byte[] message, int reads) {
        long calls = 0;
        long bytes = Long.MAX_VALUE;
        for (int i = 0; i < reads; i++) {
            Cost cost = read(message);
            calls += cost.calls;
            bytes = Math.min(bytes, cost.bytes);
        }
        return new Cost(calls / reads, bytes);
    }

    private static Cost read(byte[] message) {
        Input in = Input.of(message);
        Counting.calls = 0;
        Budget budget = Budget.start();
        try {
            CountingMarshaller.INSTANCE.read(in);
        } catch (MarshalException e) {
            assertThat(e.code()).isEqualTo("MARSHAL222");
        }
        return new Cost(Counting.calls, budget.allocated());
    }

    private static byte[] message(Field field, Hashes hashes, int count) {
        ArrayTarget target = new ArrayTarget(1 << 16);
        Output out = target.output();
        for (Field each : WIRE_ORDER) {
            if (each.equals(field)) {
                write((ParameterizedType) field.getGenericType(), hashes, count, out);
            } else {
                out.writeStopBit(-1);
            }
        }
        return Arrays.copyOf(target.array(), (int) out.position());
    }

    private static final List<Field> WIRE_ORDER = Arrays.stream(Counting.class.getDeclaredFields())
            .filter(field -> !java.lang.reflect.Modifier.isStatic(field.getModifiers()))
            .toList();

    private static void write(ParameterizedType container, Hashes hashes, int count, Output out) {
        Type[] arguments = container.getActualTypeArguments();
        out.writeStopBit(count);
        for (int i = 0; i < count; i++) {
            if (arguments[0] instanceof ParameterizedType wrapped) {
                // The count of one element, or a presence byte.
                out.writeByte((byte) (wrapped.getRawType() == Optional.class ? 2 : 1));
            }
            if (!isOptional(arguments[0])) {
                out.writeByte((byte) 1);
            }
            out.writeInt(i).writeInt(hashes.of.applyAsInt(i));
            if (arguments.length > 1 || isEntry(arguments[0])) {
                out.writeByte((byte) 1).writeByte((byte) 0);
            }
        }
    }

    private static boolean isEntry(Type type) {
        return type instanceof ParameterizedType wrapped && wrapped.getRawType() == Map.Entry.class;
    }

    private static boolean isOptional(Type type) {
        return type instanceof ParameterizedType wrapped && wrapped.getRawType() == Optional.class;
    }
}
